import { styled } from '@mui/material/styles'

/** Unfolds the rest of what is shown in part. */
export const More = styled('button')({
  justifySelf: 'start',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--accent)',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.1875rem',
  cursor: 'pointer',
})
