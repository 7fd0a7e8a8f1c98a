import { styled } from '@mui/material/styles'
import { type RaRecord, useListContext, useTranslate } from 'ra-core'
import { Hidden } from '../boxes.ts'
import { type Column, useHiddenColumns } from './columns.ts'
import { SortButton } from './SortButton.tsx'
import { Tick } from './Tick.tsx'

const Scroll = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-m)',
})

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontSize: 'var(--t-xs)', fontWeight: 650, color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  '& th, & td': { padding: '.375rem .5rem', borderBottom: '1px solid var(--rule)', verticalAlign: 'middle' },
  '& .narrow': { width: 0, paddingInline: '.25rem 0' },
  '& tr': { background: 'var(--surface)' },
  // The first column stays in sight while the others scroll.
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1, background: 'inherit' },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& tbody tr:hover': { background: 'var(--sunk)' },
  '& tbody tr[aria-selected=true]': { background: 'var(--accent-soft)' },
  '& td a': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 'var(--t-xs)', color: 'var(--ink-2)' },
})

/** The rows of the list around it; with `selectable` each has a tick for bulk actions. */
export function Table<R extends RaRecord>({
  columns,
  selectable = false,
  label,
}: {
  columns: readonly Column<R>[]
  selectable?: boolean
  label: string
}) {
  const { data = [], selectedIds, onSelect, onToggleItem, sort: sorted } = useListContext<R>()
  const [hidden] = useHiddenColumns(columns)
  const translate = useTranslate()
  const shown = columns.filter(({ key, bare }) => bare || !hidden.includes(key))
  const isAllSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  const toggleAll = () => onSelect(isAllSelected ? [] : data.map(({ id }) => id))

  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Grid>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className="narrow">
                <Tick label={translate('common.select_all')} isOn={isAllSelected} onToggle={toggleAll} />
              </th>
            )}
            {shown.map(({ key, label, sort, align, minWidth, bare }) => (
              <th
                key={key}
                scope="col"
                className={bare && 'narrow'}
                style={{ textAlign: align, minWidth }}
                aria-sort={sort === undefined || sorted.field !== sort ? undefined : sorted.order === 'DESC' ? 'descending' : 'ascending'}
              >
                {bare ? <Hidden>{translate(label)}</Hidden> : sort ? <SortButton field={sort} label={translate(label)} /> : translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.id} aria-selected={selectable ? selectedIds.includes(row.id) : undefined}>
              {selectable && (
                <td className="narrow">
                  <Tick
                    label={translate('common.select', { name: row.id })}
                    isOn={selectedIds.includes(row.id)}
                    onToggle={() => onToggleItem(row.id)}
                  />
                </td>
              )}
              {shown.map(({ key, align, bare, cell }) => (
                <td key={key} className={bare && 'narrow'} style={{ textAlign: align }}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  )
}
