import { usePressed } from '../browser/use-pressed.ts'
import { FormDialog } from '../requests/FormDialog.tsx'
import { SchoolRequest, type SchoolRequestProps } from '../requests/SchoolRequest.tsx'
import { useSignedOutReturn } from '../requests/use-signed-out-return.ts'
import { useTexts } from '../site.ts'

/** Opens the short form of the partner school for every link that says `data-school`; without script it leads to the form's page (spec: public 2.11, sticky header bar). */
export default function SchoolRequestDialog(props: Pick<SchoolRequestProps, 'lessons' | 'lesson'>) {
  const t = useTexts('school-request')
  const [pressed, close] = usePressed<HTMLAnchorElement>('a[data-school]')
  useSignedOutReturn(close)
  return pressed && <SchoolRequest {...props} onClose={close} frame={(form) => <FormDialog id="school-request" close={t.close} {...form} />} />
}
