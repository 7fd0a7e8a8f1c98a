import { styled } from '@mui/material/styles'
import { Row } from '../ui/boxes.ts'

/** Inputs beside each other where there is room. */
export const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
})

/** Switches, each nearer to its own word than to the next switch. */
export const Switches = styled(Row)({ columnGap: '1.25rem' })
