import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Push, Row, Soft } from './boxes.ts'
import { useIsWide } from './is-wide.ts'

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', color: 'var(--ink-2)', fontSize: 'var(--t-xs)' },
  '& th, & td': { padding: '.375rem .75rem .375rem 0', borderBottom: '1px solid var(--rule)' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& :is(th, td):not(:first-of-type)': { textAlign: 'right', whiteSpace: 'nowrap' },
})
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { padding: '.5rem 0' },
  '& > li + li': { borderTop: '1px solid var(--rule)' },
})

interface TableProps {
  /** What each column is called. */
  columns: readonly string[]
  /** Who or what a row is about, then its numbers. */
  rows: readonly { key: number; cells: readonly ReactNode[] }[]
  /** The screen from which the columns have room beside each other. */
  from?: 'tablet' | 'desktop'
}

/** Numbers by row and column; on a smaller screen each number stands below the other beside its name. */
export function Table({ columns, rows, from = 'tablet' }: TableProps) {
  const isWide = useIsWide(from)
  const named = (cells: readonly ReactNode[]) => columns.map((column, at) => ({ column, cell: cells[at] }))
  if (!isWide)
    return (
      <List>
        {rows.map(({ key, cells }) => (
          <li key={key}>
            {cells[0]}
            {named(cells)
              .slice(1)
              .map(({ column, cell }) => (
                <Row key={column}>
                  <Soft>{column}</Soft>
                  <Push />
                  {cell}
                </Row>
              ))}
          </li>
        ))}
      </List>
    )
  return (
    <Grid>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {named(cells).map(({ column, cell }) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
