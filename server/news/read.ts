import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type getNews, type getNewsRules, type listNews, type News, type NewsFilters, NewsInput, type NewsRow } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import type { Picture } from '../files/pictures.ts'
import { uploadUrl } from '../files/urls.ts'
import { formRules } from '../form-rules.ts'
import { olderOf } from '../former.ts'
import { languageOptions } from '../languages.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { choices } from './categories.ts'
import { formerNews, news, newsCategories } from './table.ts'

/** News by filters, those made last first (spec: decisions CNT-5, ADM-13). */
export async function list({ db }: Context, { page, filters }: Input<typeof listNews>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const turn = filters.sort_dir === 'asc' ? asc : desc
  const column = filters.sort_by === 'published_at' ? news.published_at : news.id
  const rows = await rowsWhere(db, where)
    .orderBy(sql`${turn(column)} nulls last`, turn(news.id))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, news, where)
  return { news: rows.map(presentRow), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db }: Pick<Context, 'db'>, { id }: Input<typeof getNews>) {
  const [row] = await rowsWhere(db, eq(news.id, id))
  if (!row) throw new NotFound()
  const { text, h1, title, metad, faq, faq_header, version, alias } = row.news
  const written_in = await db.select({ id: news.id, lang: news.lang, name: news.name }).from(news).where(eq(news.alias, alias)).orderBy(asc(news.id))
  const older_aliases = await olderOf(db, formerNews, id)
  const record: z.input<typeof News> = { ...presentRow(row), text, h1, title, metad, faq, faq_header, version, written_in, older_aliases }
  return { news: record }
}

/** What each field of the form has to meet, and its choices (spec: decisions ORD-22). */
export async function rules(context: Context): Promise<z.output<(typeof getNewsRules)['answer']>> {
  const { edition } = context
  const { lessons } = await referenceOf(context)
  return {
    rules: formRules(NewsInput, {
      lang: languageOptions(edition),
      category_id: (await choices(context)).news_categories.map(({ id, name }) => ({ id, name })),
      lesson_id: [...lessons.values()].map(({ id, name }) => ({ id, name: nameIn(name, edition.panelLanguage) })),
    }),
  }
}

const rowsWhere = (db: Reader, where: SQL | undefined) =>
  db
    .select({ news, category: { name: newsCategories.name, active: newsCategories.active } })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.category_id))
    .where(where)
    .$dynamic()

function conditions({ ids, text, category_id, published, active, lang }: NewsFilters) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(news.id, ids),
    pattern ? or(ilike(sql`(${news.name} || ' ' || ${news.preview})`, pattern), ilike(news.alias, pattern)) : undefined,
    category_id === undefined ? undefined : eq(news.category_id, category_id),
    published === undefined ? undefined : eq(news.published, published),
    active === undefined ? undefined : eq(news.active, active),
    lang && eq(news.lang, lang),
  )
}

interface Row {
  news: typeof news.$inferSelect
  category: { name: string; active: boolean }
}

function presentRow({ news: row, category }: Row): z.input<typeof NewsRow> {
  const { id, alias, lang, category_id, name, preview, published, active, lesson_id } = row
  return {
    ...{ id, alias, lang, category_id, name, preview, published, active, lesson_id },
    category_name: category.name,
    image: row.image && presentPicture(row.image),
    published_at: maybeUnix(row.published_at),
    shown: published && active && category.active,
    rating: { avg: row.rating_avg, count: row.rating_count },
    created_at: unixOf(row.created_at),
  }
}

export const presentPicture = ({ file, width, height }: Picture) => ({ url: uploadUrl(file), width, height })
