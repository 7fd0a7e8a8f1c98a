import { styled } from '@mui/material/styles'

const Scroll = styled('div')({ overflowX: 'auto' })
const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', color: 'var(--ink-2)', fontSize: 'var(--t-xs)' },
  '& th, & td': { padding: '.375rem .75rem .375rem 0', borderBottom: '1px solid var(--rule)' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
})

/** Rows of the desktop, which scroll on a phone. */
export const Table = ({ children }: { children: React.ReactNode }) => (
  <Scroll>
    <Grid>{children}</Grid>
  </Scroll>
)
