import type { PackageOffer } from '../packages/offer.ts'
import { PackagesForm } from '../packages/PackagesForm.tsx'
import { FormPage } from '../requests/FormPage.tsx'
import type { Opening } from '../requests/opening.ts'

interface Props {
  offer: PackageOffer
  opening: Opening
  /** Where the × leads. */
  closeTo: string
}

/** A school tutor's packages as a page of their own. */
export default function PackagesPagePart({ closeTo, ...given }: Props) {
  return (
    <PackagesForm
      {...given}
      onPage
      onClose={() => window.location.assign(closeTo)}
      onReturn={() => window.location.reload()}
      frame={(form) => <FormPage id="packages" closeTo={closeTo} {...form} />}
    />
  )
}
