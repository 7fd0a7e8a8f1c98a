import { eq, sql } from 'drizzle-orm'
import type { CatalogueTexts, ChosenFilters, SeoPage } from '../../schemas/index.ts'
import { type Cache, UNTIL_CHANGED } from '../database/cache/cache.ts'
import { cleanQuestions } from '../html/sanitize.ts'
import type { PageFacts } from '../seo/meta.ts'
import type { Viewing } from '../viewing.ts'
import { filterTexts, pageMetatags } from './table.ts'

type Asking = Pick<Viewing, 'cache' | 'language'>

/** Equal combinations have equal keys. */
const keyOf = (chosen: ChosenFilters): string =>
  JSON.stringify(
    Object.entries(chosen)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What staff wrote for the page of exactly these filters, in the language; undefined where its template speaks (spec: decisions SEO-1, SEO-2). */
export async function textsOf({ cache, language }: Asking, chosen: ChosenFilters): Promise<CatalogueTexts | undefined> {
  const id = (await combinations(cache)).get(keyOf(chosen))?.id
  if (id === undefined) return undefined
  const texts = await cache.keep(`combination ${id}`, UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const [row] = await db.select({ texts: filterTexts.catalog_metatags }).from(filterTexts).where(eq(filterTexts.id, id))
    const written = Object.entries(row?.texts ?? {}) as [string, CatalogueTexts][]
    return Object.fromEntries(written.map(([lang, own]) => [lang, { ...own, faq: cleanQuestions(own.faq) }]))
  })
  return texts[language]
}

/** Languages in which staff keep the page of exactly these filters out of search results (spec: decisions SEO-1). */
export const keptOutOf = async ({ cache }: Pick<Asking, 'cache'>, chosen: ChosenFilters): Promise<string[]> =>
  (await combinations(cache)).get(keyOf(chosen))?.kept_out ?? []

/** Which combinations have texts, and where they are kept out of search results: most pages have none, and need not ask for them. */
export const combinations = (cache: Cache) =>
  cache.keep('combinations', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const kept_out = sql<
      string[]
    >`array(select lang from jsonb_each(${filterTexts.catalog_metatags}) of (lang, own) where own ->> 'robots' like 'noindex%')`
    const rows = await db.select({ id: filterTexts.id, chosen: filterTexts.chosen_filters, kept_out }).from(filterTexts)
    return new Map(rows.map((row) => [keyOf(row.chosen), row]))
  })

/** What staff wrote for a page in the language, and in which they keep it out of search results (spec: decisions SEO-3). */
export async function ownFacts(asking: Asking, page: SeoPage | (string & {})): Promise<Required<Pick<PageFacts, 'own' | 'keptOut'>>> {
  const rows = (await allMetatags(asking.cache)).filter((row) => row.page === page)
  return { own: rows.find(({ lang }) => lang === asking.language), keptOut: await keptOutLanguages(asking.cache, page) }
}

/** Languages in which staff keep a page out of search results. */
export const keptOutLanguages = async (cache: Cache, page: SeoPage | (string & {})): Promise<string[]> =>
  (await allMetatags(cache)).filter((row) => row.page === page && isKeptOut(row)).map(({ lang }) => lang)

export const isKeptOut = ({ robots }: { robots: string }) => robots.startsWith('noindex')

export const allMetatags = (cache: Cache) =>
  cache.keep('page metatags', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    return db.select().from(pageMetatags)
  })
