import { and, eq, type SQL } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { allOf } from '../database/all-of.ts'
import type { Reader } from '../database/open.ts'
import type { Viewing } from '../viewing.ts'
import { news, newsCategories } from './table.ts'

/** What staff change and readers mark is seen at once all the same (spec: decisions API-18). */
export const KEPT_SECONDS = 300

/** What visitors see: published, not hidden, nor its category (spec: decisions CNT-5). */
export const isShown = allOf(eq(news.published, true), eq(news.active, true), eq(newsCategories.active, true))

/** News that visitors see, each with its category; the caller says in which order. */
export const shownRows = (db: Reader, where: SQL | undefined) =>
  db
    .select({ news, category: { alias: newsCategories.alias, name: newsCategories.name } })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.category_id))
    .where(and(isShown, where))
    .$dynamic()
/** A piece of news as `shownRows` finds it. */
export type Found = Awaited<ReturnType<typeof shownRows>>[number]

/** Languages of the edition that have news (spec: decisions Z-4). */
export const languagesOf = ({ cache, edition }: Pick<Viewing, 'cache' | 'edition'>): Promise<Language[]> =>
  cache.keep('languages of news', KEPT_SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db
      .selectDistinct({ lang: news.lang })
      .from(news)
      .innerJoin(newsCategories, eq(newsCategories.id, news.category_id))
      .where(isShown)
    return edition.locales.filter((language) => rows.some(({ lang }) => lang === language))
  })
