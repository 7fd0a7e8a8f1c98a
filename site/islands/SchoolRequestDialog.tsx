import { usePressed } from '../browser/use-pressed.ts'
import { SchoolRequest } from '../requests/SchoolRequest.tsx'

interface Props {
  lessons: readonly { id: number; name: string }[]
  lesson: number | null
}

/** Opens the short form of the partner school for every button that says `data-school` (spec: public 2.11, sticky header bar). */
export default function SchoolRequestDialog(props: Props) {
  const [pressed, close] = usePressed<HTMLButtonElement>('button[data-school]')
  return pressed && <SchoolRequest {...props} onClose={close} />
}
