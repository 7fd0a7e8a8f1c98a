import { defaultLanguage, type Edition, type Language, localeCodes, withoutLocale } from '../../editions/index.ts'

/** Where on a site an address is. */
export interface Place {
  language: Language
  /** Without the locale's prefix. */
  path: string
  /** The prefix is one that answers 410. */
  gone: boolean
}

/**
 * Language and page of a path: one prefix of a language of the edition, other than its default, is taken off; a path that begins with a
 * locale's code then is gone (spec: public 2.7, decisions WEB-3).
 *
 * In ua `/ru/about` is `/about` in Russian; `/ua/about` and `/ru/ru/about` are gone, as is `/ru/about` in kz.
 */
export function placeOf(edition: Edition, path: string): Place {
  const language = edition.locales.find((locale) => withoutLocale(edition, locale, path) !== path) ?? defaultLanguage(edition)
  const inside = withoutLocale(edition, language, path)
  return { language, path: inside, gone: localeCodes.includes(firstOf(inside)) }
}

/** First segment of a path. */
const firstOf = (path: string): string => path.slice(1).split('/', 1)[0] ?? ''
