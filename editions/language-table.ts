/** Marks before the tenths and between thousands. */
export interface NumberMarks {
  readonly decimal: ',' | '.'
  readonly thousands: '\u00a0' | ',' | '.'
}
const spaced: NumberMarks = { decimal: ',', thousands: '\u00a0' }
const pointed: NumberMarks = { decimal: '.', thousands: ',' }

/**
 * Every language of the product: its code, which is its folder in `locales/` and its prefix in addresses, with its tag (BCP 47), its own name and how it writes
 * numbers. The first is the one whose texts are the pattern of the others.
 */
const table = {
  ua: { tag: 'uk', name: 'Українська', numbers: spaced },
  ru: { tag: 'ru', name: 'Русский', numbers: spaced },
  en: { tag: 'en', name: 'English', numbers: pointed },
  pl: { tag: 'pl', name: 'Polski', numbers: spaced },
  es: { tag: 'es', name: 'Español', numbers: spaced },
} as const

export type Language = keyof typeof table

/** Folders of `locales/` that state how a country differs from a language; what they have no file of is said as in the language. */
export const variations = { mx: 'es', in: 'en' } as const satisfies Readonly<Record<string, Language>>

/** A folder of `locales/`. */
export type Wording = Language | keyof typeof variations

/** Folder of the words in which an edition says a language. */
export const wordingOf = ({ wordings }: { wordings: Readonly<Partial<Record<Language, Wording>>> }, language: Language): Wording =>
  wordings[language] ?? language

/** Wide, so that code asks for any language alike. */
export const languageTable: Readonly<Record<Language, { tag: string; name: string; numbers: NumberMarks }>> = table

export const languages = Object.keys(table) as [Language, ...Language[]]

/** Languages that the back office speaks. */
export const panelLanguages = ['ua', 'es'] as const satisfies readonly Language[]
export type PanelLanguage = (typeof panelLanguages)[number]
