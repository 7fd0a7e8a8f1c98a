import type * as z from 'zod/mini'
import type { SavedQuery } from '../../../schemas/index.ts'

export type Query = z.output<typeof SavedQuery>

/** The part of an address that opens these filters, as react-admin reads it: `?filter={…}&displayedFilters={…}&sort=id&order=ASC&page=1`. */
export const searchOf = ({ value: { filter, sort, displayedFilters } }: Query): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    ...(sort && { sort: sort.field, order: sort.order }),
    page: '1',
  })}`
