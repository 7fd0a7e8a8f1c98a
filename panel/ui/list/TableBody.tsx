import { startTransition, useEffect, useState } from 'react'
import { DataTableBody, type DataTableBodyProps, DataTableDataContext, useDataTableDataContext } from 'react-admin'

/** More than a window shows. */
const AT_ONCE = 12

/** The rows of a table: those in sight first, the others a moment later, so that the first are there sooner. */
export function TableBody(props: DataTableBodyProps) {
  const rows = useDataTableDataContext()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return (
    <DataTableDataContext value={isWhole ? rows : rows?.slice(0, AT_ONCE)}>
      <DataTableBody {...props} />
    </DataTableDataContext>
  )
}
