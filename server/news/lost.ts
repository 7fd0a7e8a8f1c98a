import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Viewing } from '../viewing.ts'
import { isShown } from './shown.ts'
import { formerNews, news, newsCategories } from './table.ts'

/** Which of the paths among news lead to none: hidden or deleted in the language, or never written in any (spec: decisions Z-4). */
export async function lostNews({ db, cache, language }: Pick<Viewing, 'db' | 'cache' | 'language'>, paths: readonly string[]): Promise<string[]> {
  const ofNews = paths.flatMap((path) => {
    const [, alias] = /^news\/([a-z0-9-]+)$/.exec(path) ?? []
    return alias ? [{ path, alias }] : []
  })
  if (ofNews.length === 0) return []
  cache.note('content')
  const aliases = ofNews.map(({ alias }) => alias)
  const shown = sql<boolean>`coalesce(${isShown}, false)`
  const ofCategory = eq(newsCategories.id, news.category_id)
  const [today, before] = await Promise.all([
    db.select({ alias: news.alias, lang: news.lang, shown }).from(news).innerJoin(newsCategories, ofCategory).where(inArray(news.alias, aliases)),
    db
      .select({ alias: formerNews.alias, shown })
      .from(formerNews)
      .leftJoin(news, eq(news.id, formerNews.owner_id))
      .leftJoin(newsCategories, ofCategory)
      .where(and(inArray(formerNews.alias, aliases), eq(formerNews.lang, language))),
  ])
  const leads = (alias: string) => {
    const named = today.filter((one) => one.alias === alias)
    const own = named.find(({ lang }) => lang === language) ?? before.find((one) => one.alias === alias)
    return own ? own.shown : named.some(({ shown }) => shown)
  }
  return ofNews.flatMap(({ path, alias }) => (leads(alias) ? [] : [path]))
}
