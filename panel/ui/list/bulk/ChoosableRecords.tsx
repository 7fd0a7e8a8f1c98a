import type { ReactElement, ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { useIsWide } from '../../is-wide.ts'
import { PhoneRows } from '../PhoneRows.tsx'
import type { RecordsProps } from '../records-props.ts'
import { NothingFound } from '../states.tsx'

interface Props extends Pick<RecordsProps, 'columns' | 'hidden'> {
  /** What may be done with the chosen ones; it stays in reach where the filters leave none of them. */
  bar: ReactElement
  /** A record on a phone, with its tick. */
  children: ReactNode
}

/** The records of a list of which several may be chosen, on one page and the next. */
export function ChoosableRecords<R extends RaRecord>({ columns, hidden = [], bar, children }: Props) {
  const empty = (
    <>
      {bar}
      <NothingFound />
    </>
  )
  return useIsWide() ? (
    <DataTable<R> hiddenColumns={hidden} bulkActionsToolbar={bar} bulkActionButtons empty={empty}>
      {columns}
    </DataTable>
  ) : (
    <>
      {bar}
      <PhoneRows>{children}</PhoneRows>
    </>
  )
}
