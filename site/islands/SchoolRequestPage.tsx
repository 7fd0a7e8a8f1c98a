import { FormPage } from '../requests/FormPage.tsx'
import { SchoolRequest, type SchoolRequestProps } from '../requests/SchoolRequest.tsx'

interface Props extends Pick<SchoolRequestProps, 'lessons' | 'lesson' | 'opening'> {
  /** Where the × leads. */
  closeTo: string
}

/** The partner school's short form as a page of its own. */
export default function SchoolRequestPagePart({ closeTo, ...given }: Props) {
  return (
    <SchoolRequest
      {...given}
      onClose={() => window.location.assign(closeTo)}
      frame={(form) => <FormPage id="school-request" closeTo={closeTo} {...form} />}
    />
  )
}
