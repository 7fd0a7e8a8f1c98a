import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactElement, useState } from 'react'
import { useListSortContext, useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import type { ColumnProps } from './Column.tsx'

/** The order of the rows where there are no heads to press: by the table's sortable columns, the chosen one the other way round. */
export function SortMenu({ columns }: { columns: readonly ReactElement<ColumnProps<never>>[] }) {
  const { sort, setSort } = useListSortContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const ways = columns.flatMap(({ props: { sortable, source, label } }) => (sortable && source ? [{ source, label: translate(label) }] : []))
  const chosen = ways.find(({ source }) => source === sort.field)
  if (ways.length === 0) return null
  const choose = (field: string) => {
    setAnchor(null)
    setSort({ field, order: field === sort.field && sort.order === 'DESC' ? 'ASC' : 'DESC' })
  }
  const said = translate('ra.sort.sort_by', { field: chosen?.label ?? '', order: translate(`ra.sort.${sort.order}`) })
  return (
    <>
      <Button
        icon={sort.order === 'DESC' ? 'down' : 'up'}
        variant="outlined"
        aria-label={said}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {chosen?.label ?? translate('ra.action.sort')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ways.map(({ source, label }) => (
          <MenuItem key={source} selected={source === sort.field} onClick={() => choose(source)} sx={{ gap: '.5rem' }}>
            {label}
            {source === sort.field && <Icon name={sort.order === 'DESC' ? 'up' : 'down'} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
