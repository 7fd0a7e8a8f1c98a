import { styled } from '@mui/material/styles'

/** Inputs beside each other where there is room. */
export const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
})
