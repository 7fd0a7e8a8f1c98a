import type { Language } from '../editions/language-table.ts'
import { languageTag } from '../editions/languages.ts'
import type { Edition } from '../editions/types.ts'

const spans = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** After so many seconds, in the greatest unit that fits and never too early: `in 47 seconds`, `in 2 minutes`. */
export function formatWait(seconds: number, edition: Pick<Edition, 'languageTags'>, language: Language): string {
  const [unit, length] = spans.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(languageTag(edition, language)).format(Math.ceil(seconds / length), unit)
}
