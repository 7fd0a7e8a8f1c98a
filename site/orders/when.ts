import type { Language } from '../../editions/language-table.ts'
import { languageTag } from '../../editions/languages.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { formatDay, formatTime } from '../../theme/dates.ts'

/** Seconds since 1970, now. */
export const unixNow = () => Math.floor(Date.now() / 1000)

/** A day that no line's end tears apart, with its year when it is not this one: `12 марта`. */
export const wholeDay = (unix: number, edition: SiteEdition, language: Language): string =>
  formatDay(unix, unixNow(), edition, language).replaceAll(' ', '\u00a0')

/** Day and clock of the edition: `12 марта, 17:30`. */
export const dayAndTime = (unix: number, edition: SiteEdition, language: Language): string =>
  `${wholeDay(unix, edition, language)}, ${formatTime(unix, edition)}`

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** The first of these days that still lies ahead: what a field for the first lesson begins with. */
export const proposedDay = (...days: readonly (number | null | undefined)[]): number | null => days.find((day) => day && day > unixNow()) ?? null

/** How long ago, in the greatest unit that fits: `3 hours ago`, `yesterday`, `now` within a minute. */
export function ago(unix: number, now: number, edition: SiteEdition, language: Language): string {
  const seconds = Math.max(0, now - unix)
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return new Intl.RelativeTimeFormat(languageTag(edition, language), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
