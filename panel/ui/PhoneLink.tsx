import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Numbers } from './boxes.ts'

/** A phone as the edition writes it, to be called. */
export function PhoneLink({ phone }: { phone: string }) {
  const edition = useEdition()
  return (
    <a href={`tel:${phone}`}>
      <Numbers>{showPhone(phone, edition)}</Numbers>
    </a>
  )
}
