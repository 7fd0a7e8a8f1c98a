import { DataTable, type RaRecord } from 'react-admin'
import { useIsWide } from '../is-wide.ts'
import { BulkRecords } from './bulk/BulkRecords.tsx'
import { PhoneRows } from './PhoneRows.tsx'
import type { RecordsProps } from './records-props.ts'

/** The records of a list: a table where there is room for one, rows on a phone. */
export function Records<R extends RaRecord>(props: RecordsProps) {
  const isWide = useIsWide()
  const { columns, hidden = [], bulk, children } = props
  if (bulk) return <BulkRecords<R> {...props} bulk={bulk} />
  return isWide ? <DataTable<R> hiddenColumns={hidden}>{columns}</DataTable> : <PhoneRows>{children}</PhoneRows>
}
