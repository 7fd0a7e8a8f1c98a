import type { ReactElement, ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { useIsWide } from '../is-wide.ts'
import type { ColumnProps } from './Column.tsx'
import { PhoneRows } from './PhoneRows.tsx'

interface Props {
  columns: readonly ReactElement<ColumnProps<never>>[]
  /** Columns that the table hides until the reader chooses them. */
  hidden?: string[]
  /** One record on a phone. */
  children: ReactNode
}

/** The records of a list: a table where there is room for one, rows on a phone. */
export function Records<R extends RaRecord>({ columns, hidden = [], children }: Props) {
  return useIsWide() ? <DataTable<R> hiddenColumns={hidden}>{columns}</DataTable> : <PhoneRows>{children}</PhoneRows>
}
