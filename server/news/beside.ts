import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { NewsCard } from '../../schemas/index.ts'
import type { Viewing } from '../viewing.ts'
import { cardOf } from './cards.ts'
import { KEPT_SECONDS, shownRows } from './shown.ts'
import { news } from './table.ts'

const SHOWN = 3

/** The newest news of the language, for the main page (spec: decisions WEB-10). */
export const newestNews = (viewing: Viewing): Promise<NewsCard[]> => newest(viewing, 'of all', undefined)

/** The newest news about a list's subject or about none (spec: decisions CAT-13). */
export const newsOfList = (viewing: Viewing, lesson: number | null): Promise<NewsCard[]> =>
  newest(viewing, `about ${lesson}`, lesson === null ? isNull(news.lesson_id) : or(isNull(news.lesson_id), eq(news.lesson_id, lesson)))

const newest = ({ cache, language }: Viewing, name: string, where: SQL | undefined): Promise<NewsCard[]> =>
  cache.keep(`news ${name} ${language}`, KEPT_SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const rows = await shownRows(db, and(eq(news.lang, language), where))
      .orderBy(desc(news.published_at), desc(news.id))
      .limit(SHOWN)
    return rows.map(cardOf)
  })
