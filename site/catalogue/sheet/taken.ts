import type { CatalogueFilters } from '../../../schemas/index.ts'
import type { Choices } from '../choices.ts'
import { withRates } from '../paths.ts'
import type { Row } from './rows.ts'

/** A choice as it was made, apart from any list: each list has another link for it. */
export type Taken =
  | { of: Row | 'place'; id: string }
  | { of: 'verified'; verified: boolean }
  | { of: 'price'; rate_from: number | null; rate_to: number | null }
  | { of: 'clear' }

/** What the sheet shows as chosen. */
export interface Shown {
  choices: Choices
  filters: Pick<CatalogueFilters['filters'], 'verified' | 'rate_from' | 'rate_to'>
}

/** What waits after one more choice: the last one of a kind counts, and nothing before "Clear all". */
export const afterTaking = (waiting: readonly Taken[], taken: Taken): Taken[] =>
  taken.of === 'clear' ? [taken] : [...waiting.filter(({ of }) => of !== taken.of), taken]

/** Where a choice leads from a list; undefined when the list does not offer it. */
export function linkOf(taken: Taken, { path, filters, filter_lists }: CatalogueFilters, choices: Choices): string | undefined {
  switch (taken.of) {
    case 'clear':
      return filter_lists.clear
    case 'verified':
      return (taken.verified === filters.verified ? path : filter_lists.verified) ?? undefined
    case 'price':
      return withRates(path, taken)
    default:
      return choices[taken.of].find(({ id }) => id === taken.id)?.link
  }
}

/** The same with a choice that no list has yet. */
export function withTaken({ choices, filters }: Shown, taken: Taken): Shown {
  const choose = (of: Row | 'place', chosen: string) => choices[of].map((choice) => ({ ...choice, chosen: choice.id === chosen }))
  switch (taken.of) {
    case 'clear':
      return {
        choices: { ...choices, lesson: choose('lesson', ''), city: choose('city', ''), place: choose('place', ''), sort: choose('sort', '') },
        filters: none,
      }
    case 'verified':
    case 'price':
      return { choices, filters: { ...filters, ...taken } }
    default:
      return { choices: { ...choices, [taken.of]: choose(taken.of, taken.id) }, filters }
  }
}

const none: Shown['filters'] = { verified: false, rate_from: null, rate_to: null }

const deciding: Partial<Record<Row, readonly Taken['of'][]>> = { level: ['lesson', 'clear'], district: ['city', 'place', 'clear'] }

/** Whether a row's choices come only with a list that is under way: the levels of a lesson just chosen, the districts of a city. */
export const isUnknown = (row: Row, waiting: readonly Taken[]): boolean => waiting.some(({ of }) => deciding[row]?.includes(of))
