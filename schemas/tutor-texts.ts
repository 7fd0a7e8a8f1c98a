import type { Language } from '../editions/language-table.ts'

/** A text in each language in which it was written. */
export type ByLanguage = Partial<Record<Language, string>>
/** A text of a tutor: plain where it is in the edition's first language alone, else by language (spec: public 3, tutor profile edit). */
export type TutorText = string | ByLanguage

type Locales = readonly [Language, ...Language[]]

/** A tutor's text by language; `first` is the language of plain text. */
export const byLanguage = (text: TutorText | null, first: Language): ByLanguage => (typeof text === 'string' ? { [first]: text } : (text ?? {}))

/** The text of these words as answers carry it; of a text that is published nothing is left of languages without words. */
export function textOf(words: ByLanguage, first: Language): TutorText {
  const written = filled(words)
  return written.some(([language]) => language !== first) ? Object.fromEntries(written) : (words[first] ?? '')
}

/** The same of words that wait, of which an emptied language is one: null where nothing waits. */
export function waitingOf(words: ByLanguage, first: Language): TutorText | null {
  const languages = Object.keys(words)
  if (languages.length === 0) return null
  return languages.length === 1 && words[first] ? words[first] : words
}

/** What a reader of this language is shown, and in which language it is: the text in it, else in the first of the edition's that has one. */
export function shownText(text: TutorText, language: Language, locales: Locales): { text: string; lang: Language } {
  const words = byLanguage(text, locales[0])
  const lang = [language, ...locales].find((one) => words[one]) ?? language
  return { text: words[lang] ?? '', lang }
}
export const textIn = (text: TutorText, language: Language, locales: Locales): string => shownText(text, language, locales).text

/** The published text with what waits in its place. */
export const wishedOf = (text: TutorText, waiting: TutorText | null, first: Language): TutorText =>
  textOf({ ...byLanguage(text, first), ...byLanguage(waiting, first) }, first)

const filled = (words: ByLanguage) => Object.entries(words).filter(([, text]) => text)
