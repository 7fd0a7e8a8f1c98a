import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import * as icons from '../ui/icons.ts'
import { dayAndTime } from './when.ts'

const placeIcons = { online: icons.screen, client: icons.pin, tutor: icons.home } as const

/** The sign of where lessons may be; of several ways the first. */
export const placeIcon = ([first]: readonly string[]): string => placeIcons[first as keyof typeof placeIcons] ?? icons.pin

/** `First lesson: 12 March, 17:30`, or the day that the client wishes for; undefined as long as there is neither. */
export function firstClassText(
  { first_class, wished_first_class }: Readonly<Record<'first_class' | 'wished_first_class', number | null>>,
  facts: Readonly<Record<'first_class' | 'wished', string>>,
  edition: SiteEdition,
  language: Language,
): string | undefined {
  if (first_class) return `${facts.first_class}: ${dayAndTime(first_class, edition, language)}`
  return wished_first_class ? `${facts.wished}: ${dayAndTime(wished_first_class, edition, language)}` : undefined
}
