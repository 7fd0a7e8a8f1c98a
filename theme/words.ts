import { type Language, languageTable } from '../editions/language-table.ts'
import type { Edition } from '../editions/types.ts'
import { groupThousands } from './money.ts'

/** A text in the plural forms its language has; `other` is always there. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/**
 * Puts values into a text's places, `{count}` or `[:SEO_TYPE]`; a place without a value stays as it is.
 * `fill('From {min} to {max} characters', { min: 2, max: 50 })` is `From 2 to 50 characters`.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}|\[:(\w+)\]/g, (place, braced?: string, bracketed?: string) => {
    const name = braced ?? bracketed ?? ''
    return Object.hasOwn(values, name) ? String(values[name]) : place
  })

const rules = new Map<Language, Intl.PluralRules>()

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language)
  if (known) return known
  const made = new Intl.PluralRules(languageTable[language].tag)
  rules.set(language, made)
  return made
}

/**
 * The form of a text for a count, with `{count}` filled in and its thousands parted as the edition does it, `1,095 caracteres` in Mexico; further places take `values`.
 * `plural({ one: '{count} урок', few: '{count} урока', many: '{count} уроков', other: '{count} урока' }, 22, kz, 'ru')` is `22 урока`.
 */
export function plural(
  forms: Forms,
  count: number,
  edition: Pick<Edition, 'numberMarks'>,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const shown = Number.isInteger(count) && count >= 0 ? groupThousands(count, edition, language) : count
  return fill(forms[rulesOf(language).select(count)] ?? forms.other, { count: shown, ...values })
}
