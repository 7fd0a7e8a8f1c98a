import type { CatalogueFilters } from '../../../schemas/index.ts'

/** A long choice, which has a row in the main view and a view of its own. */
export type Row = 'lesson' | 'level' | 'city' | 'district' | 'sort'

export type View = 'main' | Row

type List = Pick<CatalogueFilters, 'pageType' | 'filters' | 'filter_lists' | 'total_count'>

/** Long choices of a list: online has no places; a lesson without levels and a city without districts have no row for them; fewer than two tutors are in one order. */
export const rowsOf = ({ pageType, filters, filter_lists, total_count }: List): Row[] => [
  'lesson',
  ...(filters.lesson && filter_lists.level.length === 0 ? [] : (['level'] as const)),
  ...(pageType === 'online_catalog' ? [] : (['city'] as const)),
  ...(pageType === 'online_catalog' || (filters.city && filter_lists.district.length === 0) ? [] : (['district'] as const)),
  ...(total_count > 1 ? (['sort'] as const) : []),
]

/** What must be chosen before a row can be: a lesson before its level, a city before its district (spec: public 5, catalogue filters). */
export function missingFor(row: View, { filters }: List): 'lesson' | 'city' | null {
  if (row === 'level' && !filters.lesson) return 'lesson'
  return row === 'district' && !filters.city ? 'city' : null
}
