import { createContext, useContext } from 'react'
import type { Language } from '../editions/language-table.ts'
import { localPath } from '../editions/local-path.ts'
import type { SiteEdition } from '../editions/site-edition.ts'
import type { Host } from './routes.ts'
import type { Subject, Texts } from './texts.ts'

/** What a page, an island or a cabinet's screen knows of where it stands, the same on the server and in the browser. */
export interface Site {
  edition: SiteEdition
  language: Language
  /** The address without its locale prefix and query. */
  path: string
  /** Where addresses on another host than the page's own begin: on the blog's, those of the site. */
  elsewhere?: Readonly<Partial<Record<Host, string>>>
  /** The edition has a captcha, so forms ask whether they need it (spec: decisions API-12). */
  captcha?: true
  /** No partner school takes orders here, though the edition would have one: nothing leads to its packages. */
  schoolClosed?: true
  /** Paths, without their first slash, of the pages that staff hid: nothing leads there (spec: decisions CNT-8). Browsers know of them where there are some. */
  hiddenPages?: readonly string[]
  texts: <S extends Subject>(subject: S) => Texts[S]
  /** Fetches subjects that come later than the code that says them; `texts` has them from then on. */
  fetchTexts: (...subjects: readonly Subject[]) => Promise<void>
}

/** What a page says of itself to its script in a block of data: its islands get the whole site when the first of them wakes. */
export interface Known extends Pick<Site, 'language' | 'path' | 'elsewhere' | 'captcha' | 'hiddenPages'> {
  /** Address of the edition's data. */
  edition: string
  /** Address of the styles of what opens later. */
  style?: string | undefined
  /** The folder of the words, a file for each subject. */
  texts: string
  /** Addresses of those subjects of which a word is not the product's. */
  own?: Readonly<Partial<Record<Subject, string>>>
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside of a page')
  return site
}

/** Texts of a subject in the page's language. */
export const useTexts = <S extends Subject>(subject: S): Texts[S] => useSite().texts(subject)

/** `localPath` of the current page's language, as a link from the page's host to another one. */
export function useHref(host: Host = 'site'): (path: string) => string {
  const { edition, language, elsewhere } = useSite()
  return (path) => (elsewhere?.[host] ?? '') + localPath(edition, language, path)
}
