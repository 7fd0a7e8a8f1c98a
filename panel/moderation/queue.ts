import { type RaRecord, useGetList, useResourceContext, useStore } from 'react-admin'
import { useRefresh } from '../layout/refresh.ts'

interface ListParams {
  filter: object
  sort: string
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
}

/** What a queue shows before its list was ever opened: what waits, the longest first. */
export interface QueueStart {
  filter: object
  sort: { field: string; order: 'ASC' | 'DESC' }
}

/** The list that a record was opened from, as it is now, and where the record stands in it. */
export function useQueue<R extends RaRecord>(id: R['id'] | undefined, { filter, sort }: QueueStart) {
  const resource = useResourceContext() ?? ''
  const [left] = useStore<ListParams | undefined>(`${resource}.listParams`)
  const asked = left
    ? { filter: left.filter, sort: { field: left.sort, order: left.order }, pagination: { page: left.page, perPage: left.perPage } }
    : { filter, sort, pagination: { page: 1, perPage: 25 } }
  const { data: rows, total, error, refetch } = useGetList<R>(resource, asked)
  useRefresh(refetch)
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  // one that has left the list meanwhile leads back to its start
  return { rows, total, error, refetch, at, last: at > 0 ? rows?.[at - 1]?.id : undefined, next: rows?.[at + 1]?.id }
}
