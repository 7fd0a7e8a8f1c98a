import type { ComponentType } from 'react'
import { DataTable, type DataTableColumnProps, type RaRecord, useDataTableRenderContext, useDataTableSortContext, useTranslate } from 'react-admin'
import { Hidden } from '../boxes.ts'

export interface ColumnProps<R extends RaRecord> extends Omit<DataTableColumnProps<R>, 'disableSort'> {
  /** Key of its head's text. */
  label: string
  /** Sorted by its `source`. */
  sortable?: boolean
  /** Its head is for screen readers only, and the reader can't hide it. */
  bare?: boolean
  /** The last of a wide list: it stays in sight while the others scroll. */
  pinned?: boolean
  /** What a saved file says in place of the field: it is read at another hour, and its words lead nowhere. */
  inFile?: ComponentType
}

/** A column of a `DataTable`; its head tells screen readers how the list is sorted by it. */
export function Column<R extends RaRecord>({ sortable = false, bare = false, pinned = false, inFile: _, label, ...props }: ColumnProps<R>) {
  const sort = useDataTableSortContext()
  const isHead = useDataTableRenderContext() === 'header'
  const translate = useTranslate()
  const order = isHead && sortable && sort?.field === props.source ? sort?.order : undefined
  return (
    <DataTable.Col<R>
      sortByOrder="DESC"
      {...props}
      label={bare ? <Hidden>{translate(label)}</Hidden> : label}
      disableSort={!sortable}
      {...(bare && { padding: 'none', sx: { width: 0 } })}
      {...(pinned && { className: 'pinned' })}
      {...(order && { 'aria-sort': order === 'DESC' ? 'descending' : 'ascending' })}
    />
  )
}
