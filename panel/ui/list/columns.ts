import { useResourceContext, useStore } from 'ra-core'
import type { ReactNode } from 'react'

/** A column of a list as data; rows of two lines at most (look: table). */
export interface Column<R> {
  /** Name in the store of hidden columns, unique in its table. */
  key: string
  /** Key of its head's text. */
  label: string
  /** Field the list can be sorted by. */
  sort?: string
  align?: 'right'
  minWidth?: string
  /** Its head is for screen readers only; the column can't be hidden. */
  bare?: true
  /** Hidden until the reader chooses it. */
  spare?: true
  cell: (row: R) => ReactNode
}

/** Keys of the columns the reader has hidden, kept in the browser for this resource. */
export function useHiddenColumns<R>(columns: readonly Column<R>[]) {
  const resource = useResourceContext()
  return useStore(
    `${resource}.columns.hidden`,
    columns.filter(({ spare }) => spare).map(({ key }) => key),
  )
}
