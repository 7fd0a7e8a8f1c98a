import type { Language } from '../../editions/language-table.ts'
import { keptLanguages } from '../../editions/languages.ts'
import { localPath } from '../../editions/local-path.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { routeAt } from '../routes.ts'

export interface LanguageLink {
  language: Language
  href: string
}

interface Asked {
  edition: SiteEdition
  language: Language
  /** Without the locale's prefix. */
  path: string
  /** The names that the page keeps: they go along. */
  query?: Readonly<Record<string, string>>
  /** Paths that the page's answer gives by language, without their first slash (spec: decisions WEB-14). */
  langLinks?: Readonly<Record<string, string>> | undefined
}

/** As a link by itself such a path leads to another host: `/ru//evil.example/` is no page, and its other language is none of ours. */
const namesHost = /^\/[/\\]/

/** Where the switcher leads from a page: the edition's other languages that have it (spec: public 2.9). */
export function languageLinks({ edition, language, path, query, langLinks }: Asked): LanguageLink[] {
  if (namesHost.test(path)) return []
  const having = isInAllLanguages(edition, path) ? edition.locales : keptLanguages(edition)
  const others = having.filter((other) => other !== language)
  // which page or category of a list it is holds in its language alone
  const { page: _page, category: _category, ...shared } = query ?? {}
  const kept = new URLSearchParams(shared).toString()
  const to = (other: Language, href: string): LanguageLink => ({ language: other, href: kept ? `${href}?${kept}` : href })
  if (langLinks) return others.flatMap((other) => (langLinks[other] === undefined ? [] : [to(other, `/${langLinks[other]}`)]))
  return others.map((other) => to(other, localPath(edition, other, path)))
}

function isInAllLanguages(edition: SiteEdition, path: string): boolean {
  const { inAllLanguages = [], params = {} } = routeAt(edition, path) ?? {}
  return inAllLanguages === true || inAllLanguages.includes(Object.values(params).at(-1) ?? '')
}

/** Whether the wide header shows the switcher: with more than two languages; narrow screens have it in the menu (spec: decisions WEB-4). */
export const isSwitcherInHeader = (edition: SiteEdition): boolean => edition.locales.length > 2
