import type { FilterOption } from '../../schemas/index.ts'
import type { ListOption } from '../ui/options.ts'

/** Filter options by alias, for a search that leads on its own. */
export const byAlias = (options: readonly FilterOption[]): ListOption[] => options.map(({ alias, text }) => ({ value: alias, label: text }))

/** What the search block gets from a page's lists. */
export const searchProps = (lists: { lesson: readonly FilterOption[]; city: readonly FilterOption[] }) => ({
  lessons: byAlias(lists.lesson),
  cities: byAlias(lists.city),
})
