import { defaultLanguage, type Edition, type Language, localeCodes } from '../../editions/index.ts'

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
  const [first, rest] = cut(path)
  const language = edition.locales.slice(1).find((locale) => locale === first)
  const inside = language ? rest : path
  return { language: language ?? defaultLanguage(edition), path: inside, gone: localeCodes.includes(cut(inside)[0]) }
}

/** First segment of a path, and what follows it. */
function cut(path: string): [first: string, rest: string] {
  const end = path.indexOf('/', 1)
  return end < 0 ? [path.slice(1), '/'] : [path.slice(1, end), path.slice(end)]
}
