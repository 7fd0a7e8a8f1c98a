import { styled } from '@mui/material/styles'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Numbers } from './boxes.ts'

/** High enough for a finger wherever it stands. */
const Call = styled('a')({ display: 'inline-block', lineHeight: '1.5rem' })

/** A phone as the edition writes it, to be called. */
export function PhoneLink({ phone }: { phone: string }) {
  const edition = useEdition()
  return (
    <Call href={`tel:${phone}`}>
      <Numbers>{showPhone(phone, edition)}</Numbers>
    </Call>
  )
}
