import { styled } from '@mui/material/styles'

/** The phone's form of a table: a ruled list of entries of four lines. */
export const Rows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.25rem',
    paddingBlock: '.75rem',
    borderTop: '1px solid var(--rule)',
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& p': { margin: 0 },
  '& a': { fontWeight: 600, '&[href^="tel:"]': { fontWeight: 'inherit' } },
})
