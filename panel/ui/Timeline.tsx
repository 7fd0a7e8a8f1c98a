import { styled } from '@mui/material/styles'

/** A line through time; its first entry is the latest. */
export const Timeline = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', padding: '0 0 1rem 1.5rem', overflowWrap: 'anywhere' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '.25rem',
    top: '.4375rem',
    width: '.5rem',
    height: '.5rem',
    borderRadius: '50%',
    background: 'var(--edge)',
    boxShadow: '0 0 0 3px var(--surface)',
    zIndex: 1,
  },
  '& > li::after': { content: '""', position: 'absolute', left: '.46875rem', top: '.5rem', bottom: '-.5rem', borderLeft: '1px solid var(--rule)' },
  '& > li:last-child::after': { display: 'none' },
  '& > li:first-of-type::before': { background: 'var(--accent)' },
})
