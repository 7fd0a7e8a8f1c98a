import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Values } from '../forms/values.ts'
import { cataloguePath } from '../routes.ts'
import { matching } from '../ui/matching.ts'
import type { SearchOption } from './search-options.ts'

interface Lists {
  /** Options by alias. */
  lessons: readonly SearchOption[]
  cities: readonly SearchOption[]
}

interface Wanted {
  /** Aliases; empty: any. */
  lesson?: string | undefined
  city?: string | undefined
  online?: boolean | undefined
}

/**
 * Where the search block leads: `/repetitor/matematika/almaty/`. Online leaves the city out; where there is a school, no city means
 * online too (spec: public 2.8).
 */
export function searchPath(
  edition: Pick<SiteEdition, 'catalogAlias' | 'catalogOnlineAlias'> & { flags: Pick<SiteEdition['flags'], 'school'> },
  { lesson, city, online }: Wanted,
): string {
  const isOnline = online || (edition.flags.school && !city)
  return [`${cataloguePath(edition, isOnline)}`, lesson && `${lesson}/`, city && !isOnline && `${city}/`].filter(Boolean).join('')
}

/** What was chosen in each field, by its value: two cities may have one name. */
type Picked = Partial<Record<'lesson' | 'city', SearchOption['value'] | null>>

/** The options that the fields of the search block ask for, chosen or only typed. */
export const chosenIn = ({ lesson, city }: Values, { lessons, cities }: Lists, picked: Picked = {}) => ({
  lesson: optionOf(lessons, lesson, picked.lesson),
  city: optionOf(cities, city, picked.city),
})

/** The same for the address. */
export function wantedIn(values: Values, lists: Lists, picked?: Picked): Wanted {
  const { lesson, city } = chosenIn(values, lists, picked)
  return { lesson: lesson?.value.toString(), city: city?.value.toString(), online: values.online === '1' }
}

/** The fields whose words no option holds: none of them leads anywhere, and everything would be no answer. Online asks for no city. */
export function unknownIn({ lesson, city, online }: Values, { lessons, cities }: Lists): string[] {
  const isUnknown = (options: readonly SearchOption[], typed = '') => typed.trim() !== '' && !optionOf(options, typed)
  return [...(isUnknown(lessons, lesson) ? ['lesson'] : []), ...(online !== '1' && isUnknown(cities, city) ? ['city'] : [])]
}

/** The option of this name, the one that was picked before others; else the first that holds what was typed. */
function optionOf(options: readonly SearchOption[], typed = '', picked?: SearchOption['value'] | null): SearchOption | undefined {
  if (!typed.trim()) return undefined
  const found = matching(options, typed)
  const named = found.filter(({ label }) => label === typed)
  return named.find(({ value }) => value === picked) ?? named[0] ?? found[0]
}
