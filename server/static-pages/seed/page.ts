import type { Edition, Language } from '../../../editions/index.ts'

/** A page as it is written: HTML of plain elements in `text`, `{placeholders}` in any field (see placeholders.ts). */
export interface PageText {
  /** Short name for the list in the panel and for breadcrumbs. */
  readonly name: string
  readonly h1: string
  readonly title: string
  /** Description for search engines. */
  readonly metad: string
  readonly text: string
}

/** Pages every edition has, in one language, by alias; parts an edition lacks are left out. */
export type SharedPages = (edition: Edition) => Readonly<Record<SharedAlias, PageText>>

export type SharedAlias = 'about' | 'contacts' | 'how-it-works' | 'media' | 'p/faq' | 'p/popular' | 'p/cookies'

/** The legal pages of one edition in one language, in the order of its footer. */
export interface LegalPages {
  readonly offer: PageText
  readonly clientOffer: PageText
  readonly privacy: PageText
}

export type LegalByLanguage = Readonly<Partial<Record<Language, LegalPages>>>
