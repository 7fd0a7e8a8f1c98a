import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { Refusal } from './refusal.ts'

export interface ListQuery {
  page: number
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
}

/** What a resource can do, each as a call of the contract; what it leaves out its screens don't offer. */
export interface Resource {
  list: (query: ListQuery) => Promise<{ data: RaRecord[]; total: number; meta?: unknown }>
  one?: (id: number) => Promise<RaRecord>
  /** At most a hundred, as rows of the list. */
  many?: (ids: number[]) => Promise<RaRecord[]>
  create?: (record: never) => Promise<RaRecord>
  save?: (id: number, record: never) => Promise<RaRecord>
  remove?: (id: number) => Promise<unknown>
  /** Turns one yes or no of a record; `ToggleField` does it in a list. */
  toggle?: (id: number, field: string, value: boolean) => Promise<unknown>
}

/** react-admin's provider and what a list can do besides. */
export interface Provider extends DataProvider {
  toggle: (resource: string, params: { id: Identifier; field: string; value: boolean; previousData: RaRecord }) => Promise<{ data: RaRecord }>
}

export const resource = <R extends Resource>(does: R): R => does

/** The filters of a list call: those of the screen, with the order where the call knows the field. */
export const filtersOf = ({ sort, filter }: ListQuery, sorts: readonly string[]) => ({
  ...filter,
  ...(sorts.includes(sort.field) && { sort_by: sort.field }),
  sort_dir: sort.order === 'ASC' ? 'asc' : 'desc',
})

/** The query for records by their ids. */
export const byIds = (ids: number[]): ListQuery => ({ page: 1, sort: { field: 'id', order: 'DESC' }, filter: { ids } })

/** The number of a record by its part of an address; throws `not_found` for what can be none. */
export function numberOf(id: Identifier): number {
  if (!/^[1-9]\d*$/.test(String(id))) throw new Refusal('not_found')
  return Number(id)
}
