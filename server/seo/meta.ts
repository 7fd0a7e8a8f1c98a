import type * as z from 'zod/mini'
import { type Edition, editionOf, type Language, languageTag } from '../../editions/index.ts'
import { locales } from '../../locales/index.ts'
import type { PageMeta } from '../../schemas/index.ts'
import { siteUrlOf } from '../hosts.ts'
import type { Settings } from '../settings.ts'

export type Meta = { [Name in keyof typeof PageMeta]: z.input<(typeof PageMeta)[Name]> } & { lang_links: Record<string, string> }

/** Where a page stands: enough of a context to write its addresses. */
export interface Standing {
  edition: Edition
  language: Language
  siteUrl: string
  settings: Settings
}

export interface PageFacts {
  /** Without a leading slash and the locale's prefix; '' is the main page. */
  path: string
  metatags: Meta['metatags']
  /** Everything that speaks against a place in search results. */
  noindex?: boolean
  /** Languages the page is kept up in; hreflang and the switcher name only these. */
  languages: readonly Language[]
  /** The same page of another edition, where there is one (without a leading slash). */
  elsewhere?: (other: Edition) => string | null
  /** Picture for those who share the page: a path of this site. */
  image?: string | undefined
  kind?: 'website' | 'profile'
  microdata?: Meta['microdata']
}

/** Languages in which pages of the catalogue and profiles are kept up: English only where it is the edition's own (spec: decisions WEB-4). */
export const keptLanguages = ({ locales: [first, ...others] }: Edition): Language[] => [first, ...others.filter((language) => language !== 'en')]

/** Path with the locale's prefix, which the edition's own language has not: `ru/tutors/`. */
export const localePath = ({ locales: [first] }: Edition, language: Language, path: string): string =>
  language === first ? path : path ? `${language}/${path}` : language

/** Canonical address, alternates, robots, Open Graph and structured data of a page (spec: decisions SEO-5, SEO-6, WEB-14). */
export function pageMeta(
  standing: Standing,
  { path, metatags, noindex = false, languages, elsewhere, image, kind = 'website', microdata = {} }: PageFacts,
): Meta {
  const { edition, language, siteUrl, settings } = standing
  const url = (inLanguage: Language) => `${siteUrl}/${localePath(edition, inLanguage, path)}`
  const canonical = url(language)
  const others = elsewhere ? settings.editions.filter((code) => code !== edition.code).flatMap((code) => siblingOf(editionOf(code))) : []
  // search engines take alternates only of pages that name themselves too: a language that is not kept up has none
  const hasAlternates = !noindex && languages.includes(language) && languages.length + others.length > 1
  const current = hasAlternates ? languages.map((one) => ({ lang: languageTag(edition, one), href: url(one) })) : []
  const [first] = languages

  function siblingOf(other: Edition) {
    const there = elsewhere?.(other)
    return there == null ? [] : [{ lang: languageTag(other, other.locales[0]), href: `${siteUrlOf(other, settings)}/${there}` }]
  }

  return {
    metatags,
    meta_robots: noindex ? 'noindex, follow' : 'index, follow',
    meta_canonical: canonical,
    hreflangs: { current_site: current, other_sites: hasAlternates ? others : [] },
    hreflangs_main: first && hasAlternates ? url(first) : '',
    open_graph: {
      type: kind,
      site_name: locales[language].common.site_name,
      title: metatags.title,
      description: metatags.metad,
      url: canonical,
      locale: languageTag(edition, language).replace('-', '_'),
      ...(image && { image: siteUrl + image }),
    },
    microdata,
    lang_links: edition.locales.length > 1 ? Object.fromEntries(languages.map((one) => [one, localePath(edition, one, path)])) : {},
  }
}

/** The way to a page as structured data; `link` as in the answers, null for the page itself. */
export function breadcrumbList({ siteUrl, edition, language }: Standing, crumbs: readonly { name: string; link: string | null }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(link !== null && { item: `${siteUrl}/${localePath(edition, language, link)}` }),
    })),
  }
}
