/**
 * Every language of the product: its code, which is its folder in `locales/` and its prefix in addresses, with its tag (BCP 47) and its own name. The first
 * is the one whose texts are the pattern of the others.
 */
const table = {
  ua: { tag: 'uk', name: 'Українська' },
  ru: { tag: 'ru', name: 'Русский' },
  en: { tag: 'en', name: 'English' },
  pl: { tag: 'pl', name: 'Polski' },
  es: { tag: 'es', name: 'Español' },
} as const

export type Language = keyof typeof table

/** A folder of `locales/`: a language's, or one that states how a country differs from its language. */
export type Wording = Language | 'mx'

/** Folder of the words in which an edition says a language. */
export const wordingOf = ({ wordings }: { wordings: Readonly<Partial<Record<Language, Wording>>> }, language: Language): Wording =>
  wordings[language] ?? language

/** Wide, so that code asks for any language alike. */
export const languageTable: Readonly<Record<Language, { tag: string; name: string }>> = table

export const languages = Object.keys(table) as [Language, ...Language[]]

/** Languages that the back office speaks. */
export const panelLanguages = ['ua', 'es'] as const satisfies readonly Language[]
export type PanelLanguage = (typeof panelLanguages)[number]
