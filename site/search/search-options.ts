import type { FilterOption } from '../../schemas/index.ts'
import type { ListOption } from '../ui/options.ts'

/** Its value is the alias. */
export interface SearchOption extends ListOption {
  id: FilterOption['id']
}

/** Options that lead to somebody, by alias: the block promises a tutor for each, the catalogue's own filters name the others too. */
const byAlias = (options: readonly FilterOption[]): SearchOption[] =>
  options.filter(({ is_empty }) => !is_empty).map(({ id, alias, text }) => ({ value: alias, label: text, id }))

/** What the search block gets from a page's lists. */
export const searchProps = (lists: { lesson: readonly FilterOption[]; city: readonly FilterOption[] }) => ({
  lessons: byAlias(lists.lesson),
  cities: byAlias(lists.city),
})
