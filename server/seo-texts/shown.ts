import { eq } from 'drizzle-orm'
import type { CatalogueTexts, ChosenFilters, SeoPage } from '../../schemas/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import { cleanQuestions } from '../html/sanitize.ts'
import type { Viewing } from '../viewing.ts'
import { filterTexts, pageMetatags } from './table.ts'

/** Until content changes; the bound only lets a process forget (spec: decisions API-18). */
const SECONDS = 86_400

type Asking = Pick<Viewing, 'cache' | 'language'>

/** Equal combinations have equal keys. */
export const keyOf = (chosen: ChosenFilters): string =>
  JSON.stringify(
    Object.entries(chosen)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What staff wrote for the page of exactly these filters, in the language; undefined where its template speaks (spec: decisions SEO-1, SEO-2). */
export async function textsOf({ cache, language }: Asking, chosen: ChosenFilters): Promise<CatalogueTexts | undefined> {
  const id = (await combinations(cache)).get(keyOf(chosen))
  if (id === undefined) return undefined
  const texts = await cache.keep(`combination ${id}`, SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const [row] = await db.select({ texts: filterTexts.catalog_metatags }).from(filterTexts).where(eq(filterTexts.id, id))
    const written = Object.entries(row?.texts ?? {}) as [string, CatalogueTexts][]
    return Object.fromEntries(written.map(([lang, own]) => [lang, { ...own, faq: cleanQuestions(own.faq) }]))
  })
  return texts[language]
}

/** Which combinations have texts: most pages have none, and need not ask for them. */
const combinations = (cache: Cache) =>
  cache.keep('combinations', SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db.select({ id: filterTexts.id, chosen: filterTexts.chosen_filters }).from(filterTexts)
    return new Map(rows.map(({ id, chosen }) => [keyOf(chosen), id]))
  })

/** What staff wrote for a page in the language (spec: decisions SEO-3). */
export async function ownMetatags({ cache, language }: Asking, page: SeoPage | (string & {})) {
  const rows = await cache.keep('page metatags', SECONDS, async ({ db, cache }) => {
    cache.note('content')
    return db.select().from(pageMetatags)
  })
  return rows.find((row) => row.page === page && row.lang === language)
}
