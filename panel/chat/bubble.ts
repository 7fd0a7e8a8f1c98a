import { styled } from '@mui/material/styles'

/** One message: what others say at the left, what staff say at the right. */
export const Bubble = styled('li')({
  width: 'fit-content',
  maxWidth: '85%',
  padding: '.5rem .75rem',
  borderRadius: 'var(--r-m)',
  background: 'var(--sunk)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& small': { fontSize: 'var(--t-xs)' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '15rem', borderRadius: 'var(--r-s)' },
  '&.own': { justifySelf: 'end', background: 'var(--accent-soft)' },
})
