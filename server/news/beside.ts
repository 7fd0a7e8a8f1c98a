import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { NewsCard } from '../../schemas/index.ts'
import type { Viewing } from '../viewing.ts'
import { cardOf, shownRows } from './public.ts'
import { news } from './table.ts'

const SECONDS = 300
const SHOWN = 3

/** The newest news of the language, for the main page (spec: decisions WEB-10). */
export const newestNews = (viewing: Viewing): Promise<NewsCard[]> => newest(viewing, 'of all', undefined)

/** The newest news about a list's subject or about none (spec: decisions CAT-13). */
export const newsOfList = (viewing: Viewing, lesson: number | null): Promise<NewsCard[]> =>
  newest(viewing, `about ${lesson}`, lesson === null ? isNull(news.lesson_id) : or(isNull(news.lesson_id), eq(news.lesson_id, lesson)))

const newest = ({ cache, language }: Viewing, name: string, where: SQL | undefined): Promise<NewsCard[]> =>
  cache.keep(`news ${name} ${language}`, SECONDS, async ({ db, cache }) => {
    cache.note('content')
    const rows = await shownRows(db, and(eq(news.lang, language), where))
      .orderBy(desc(news.published_at), desc(news.id))
      .limit(SHOWN)
    return rows.map(cardOf)
  })
