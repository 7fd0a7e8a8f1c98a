import type * as z from 'zod/mini'
import {
  defaultLanguage,
  type Edition,
  editionCodes,
  editionOf,
  keptLanguages,
  type Language,
  languageTag,
  localPath,
  sharedLocale,
} from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { PageMeta } from '../../schemas/index.ts'
import { siteUrlOf } from '../hosts.ts'
import type { Settings } from '../settings.ts'
import { isOutOfSearch } from './out-of-search.ts'
import { altOf, type PosterPlace, posterPath, posterSize } from './poster.ts'
import { switchedToAll } from './site-paths.ts'

export type Meta = { [Name in keyof typeof PageMeta]: z.input<(typeof PageMeta)[Name]> } & { lang_links: Record<string, string> }

/** Where a page stands: enough of a context to write its addresses. */
export interface Standing {
  edition: Edition
  language: Language
  siteUrl: string
  settings: Settings
}

/** Blank ones leave the page's. */
export interface OwnWords {
  title: string
  metad: string
  h1: string
  og_title: string
  og_description: string
  og_image: string
  /** HTML. */
  text: string
}

export interface PageFacts {
  /** Without a leading slash and the locale's prefix; '' is the main page. */
  path: string
  metatags: Meta['metatags']
  /** Everything that speaks against a place in search results. */
  noindex?: boolean
  /** Languages the page is written in: search engines are shown it in these alone, hreflang and the switcher name no others. */
  languages: readonly Language[]
  /** Those of them in which staff keep it out of search results: readers may switch to it, no translation names it to search engines. */
  keptOut?: readonly string[]
  /** The same page of another edition, where there is one: its path as above, and the languages it is kept up in there, kept out of search results or not. */
  elsewhere?: (other: Edition) => Pick<PageFacts, 'path' | 'languages'>
  /** What staff wrote for it, in place of its own words (spec: decisions SEO-3). */
  own?: OwnWords | undefined
  /** Picture for those who share the page, drawn for it; missing: the drawn one of all pages. */
  poster?: PosterPlace | null | undefined
  kind?: 'website' | 'profile' | 'article'
  microdata?: Meta['microdata']
}

/** Shown with a shared page that has no picture of its own; `scripts/draw.ts` makes it, as large as posters are. */
const DRAWN = '/img/share.png'

/** `localPath` without the first slash of both, as answers and the sitemap tell paths: `ru/tutors/`. */
export const localePath = (edition: Edition, language: Language, path: string): string => localPath(edition, language, `/${path}`).slice(1)

/** Where a page stands in each of its languages; empty where the reader has it in the only one (spec: decisions WEB-14). */
export const langLinksOf = ({ edition, language }: Pick<Standing, 'edition' | 'language'>, languages: readonly Language[], path: string) =>
  languages.some((one) => one !== language) ? Object.fromEntries(languages.map((one) => [one, localePath(edition, one, path)])) : {}

/** Canonical address, alternates, robots, Open Graph and structured data of a page (spec: decisions SEO-5, SEO-6, WEB-14). */
export function pageMeta(
  standing: Standing,
  {
    path,
    metatags: words,
    noindex: isUnwanted = false,
    own,
    languages,
    keptOut = [],
    elsewhere,
    poster,
    kind = 'website',
    microdata = {},
  }: PageFacts,
): Meta {
  const { edition, language, siteUrl } = standing
  const indexed = languages.filter((one) => !keptOut.includes(one))
  const noindex = isUnwanted || !indexed.includes(language)
  const { title, metad, h1 } = words
  const metatags = own
    ? { ...words, title: own.title || title, metad: own.metad || metad, h1: own.h1 || h1, ...(own.text && { h2text: own.text }) }
    : words
  const url = (inLanguage: Language) => `${siteUrl}/${localePath(edition, inLanguage, path)}`
  const canonical = url(language)
  // hreflang follows the switcher (spec: decisions WEB-4): a partly kept language that it hides stays in search results where it is written (SEO-5), unnamed
  const named = switchedToAll.includes(path) ? indexed : indexed.filter((one) => keptLanguages(edition).includes(one))
  const group = groupOf(standing, { path, languages: named, ...(elsewhere && { elsewhere }) })
  const hasAlternates = !noindex && named.includes(language) && group.length > 1
  const among = (isOwn: boolean) =>
    hasAlternates ? group.filter(({ of }) => (of === edition) === isOwn).map(({ lang, href }) => ({ lang, href })) : []

  return {
    metatags,
    meta_robots: noindex ? 'noindex, follow' : 'index, follow',
    meta_canonical: canonical,
    hreflangs: { current_site: among(true), other_sites: among(false) },
    hreflangs_main: (hasAlternates && mainOf(group)?.href) || '',
    open_graph: {
      type: kind,
      site_name: textsOf(edition, language).common.site_name,
      title: own?.og_title || metatags.title,
      description: own?.og_description || metatags.metad,
      url: canonical,
      locale: sharedLocale(edition, language),
      ...pictureOf(standing, { own, poster, title: metatags.title }),
      'twitter:card': 'summary_large_image',
    },
    microdata,
    lang_links: langLinksOf(standing, languages, path),
  }
}

/** What staff chose, else what is drawn for the page, else the picture of all pages; with its size, where that is ours to know. */
function pictureOf({ siteUrl, language }: Standing, { own, poster, title }: Pick<PageFacts, 'own' | 'poster'> & { title: string }) {
  if (own?.og_image) return { image: new URL(own.og_image, siteUrl).href, 'og:image:alt': title }
  const { width, height } = posterSize
  return {
    image: siteUrl + (poster ? posterPath(language, poster) : DRAWN),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': poster ? altOf(poster.poster) : title,
  }
}

interface Alternate {
  of: Edition
  language: Language
  lang: string
  href: string
}

/** One page in all languages of all editions that have it, the same list from each of them: alternates count only when they name each other. */
function groupOf({ edition, siteUrl, settings }: Standing, { path, languages, elsewhere }: Pick<PageFacts, 'path' | 'languages' | 'elsewhere'>) {
  const serving = editionCodes.filter((code) => settings.editions.includes(code)).map(editionOf)
  const group = serving.flatMap((of): Alternate[] => {
    const there = of === edition ? { path, languages } : elsewhere?.(of)
    const site = of === edition ? siteUrl : siteUrlOf(of, settings)
    return (there?.languages ?? []).flatMap((language) => {
      const local = localePath(of, language, there?.path ?? '')
      if (of !== edition && isOutOfSearch(of, local)) return []
      return [{ of, language, lang: languageTag(of, language), href: `${site}/${local}` }]
    })
  })
  // one page a language: English of Ukraine and of Poland are told apart by the country
  const isShared = (lang: string) => group.filter((one) => one.lang === lang).length > 1
  return group.map((one) => (isShared(one.lang) ? { ...one, lang: `${one.lang}-${one.of.country}` } : one))
}

/** Who finds no language of theirs gets the page of the edition for everybody (us), where there is none that of the first edition in its own language (spec: decisions SEO-5). */
const mainOf = (group: readonly Alternate[]): Alternate | undefined =>
  group.find(({ of }) => of.isForEverybody) ?? group.find(({ of, language }) => language === defaultLanguage(of)) ?? group[0]
