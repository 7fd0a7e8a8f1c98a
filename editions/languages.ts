import { type Language, languages, languageTable, type NumberMarks } from './language-table.ts'
import { defaultLanguage } from './local-path.ts'
import type { Edition } from './types.ts'

/** Codes an address may not begin with beyond the edition's own prefixes: 410 (WEB-3). */
export const localeCodes: readonly string[] = [...languages, 'kz']

/** Languages in which every page is kept up; the others have only some (WEB-4). */
export const keptLanguages = ({ locales, partlyKept }: Pick<Edition, 'locales' | 'partlyKept'>): Language[] =>
  locales.filter((language) => !partlyKept.includes(language))

/** Language for a locale code from outside: one of the edition's, otherwise (so for `kz`) its default (spec: public 1). */
export const languageOf = (edition: Edition, code: string | undefined): Language =>
  edition.locales.find((locale) => locale === code) ?? defaultLanguage(edition)

/** `<html lang>` and hreflang of a language in an edition: `uk` for ua, `ru-KZ` in kz (EDN-6); staff read Ukrainian in editions without it too. */
export const languageTag = (edition: Pick<Edition, 'languageTags'>, language: Language): string =>
  edition.languageTags[language] ?? languageTable[language].tag

/** A language of an edition to those who share a page, `uk_UA`: Open Graph wants a country with every one. */
export function sharedLocale(edition: Pick<Edition, 'languageTags' | 'country'>, language: Language): string {
  const [tag, country = edition.country] = languageTag(edition, language).split('-')
  return `${tag}_${country}`
}

/** How a language writes numbers in an edition: English pages `4.7`, Mexico's Spanish too. */
export const numberMarks = (edition: Pick<Edition, 'numberMarks'>, language: Language): NumberMarks =>
  edition.numberMarks[language] ?? languageTable[language].numbers
