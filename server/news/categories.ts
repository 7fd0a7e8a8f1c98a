import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  CategoryFilters,
  createNewsCategory,
  deleteNewsCategory,
  getNewsCategory,
  listNewsCategories,
  NewsCategory,
  saveNewsCategory,
  toggleNewsCategory,
} from '../../schemas/index.ts'
import { aliasOf } from '../alias-of.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Reader, Tx } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { keepOlder, leavePlace, olderOf, takePlace } from '../former.ts'
import { requireSpoken } from '../languages.ts'
import { formerCategories, news, newsCategories } from './table.ts'

type Row = typeof newsCategories.$inferSelect

const inOrder = [asc(newsCategories.lang), asc(newsCategories.sort), asc(newsCategories.name)]

/** Categories of news in their order (spec: decisions CNT-5). */
export async function list({ db }: Context, { page, filters }: Input<typeof listNewsCategories>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(newsCategories)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, newsCategories, where)
  return { news_categories: await present(db, rows), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db }: Pick<Context, 'db'>, { id }: Input<typeof getNewsCategory>) {
  const [row] = await present(db, await db.select().from(newsCategories).where(eq(newsCategories.id, id)))
  if (!row) throw new NotFound()
  return { news_category: { ...row, older_aliases: await olderOf(db, formerCategories, id) } }
}

/** All categories as the choices of a form. */
export async function choices({ db }: Context) {
  const { id, name, lang, active } = newsCategories
  return {
    news_categories: await db
      .select({ id, name, lang, active })
      .from(newsCategories)
      .orderBy(...inOrder),
  }
}

/** Throws fields: `lang`, `alias` that another has or that leads to another. */
export async function create(context: Context, { news_category: { alias, ...fields } }: Input<typeof createNewsCategory>) {
  const { tx, edition, now } = context
  requireSpoken(fields.lang, edition)
  const place = { alias: alias ?? aliasOf(fields.name, fields.lang), lang: fields.lang }
  await takePlace(tx, formerCategories, place)
  const [made] = await tx
    .insert(newsCategories)
    .values({ ...fields, ...place, created_at: now })
    .returning()
  if (!made) throw new Error('no category was made')
  return answer(context, made.id, { name: made.name, lang: made.lang })
}

/** The address it had leads to the new one. Throws `not_found`, `conflict`, the field `lang` while it has news, and as `create` does. */
export async function save(context: Context, { news_category: { id, version, alias, older_aliases, ...fields } }: Input<typeof saveNewsCategory>) {
  const { tx, edition } = context
  const row = await lock(tx, id)
  requireSpoken(fields.lang, edition)
  const sent = { ...fields, ...(alias && { alias }) }
  const changes = changesOf({ ...sent, version }, row)
  if (changes.lang && (await newsOf(tx, [id])).size > 0) throw new FieldProblem({ lang: 'in_use' })
  if (older_aliases) await keepOlder(tx, formerCategories, id, older_aliases)
  if (changes.alias || changes.lang) {
    await takePlace(tx, formerCategories, { alias: alias ?? row.alias, lang: fields.lang }, id)
    await leavePlace(tx, formerCategories, row, id)
  }
  await tx
    .update(newsCategories)
    .set({ ...sent, version: row.version + 1 })
    .where(eq(newsCategories.id, id))
  return answer(context, id, changes)
}

/** Throws `not_found`, and `in_use` while it has news. */
export async function remove(context: Context, { id }: Input<typeof deleteNewsCategory>) {
  const { tx } = context
  const row = await lock(tx, id)
  await tx.delete(newsCategories).where(eq(newsCategories.id, id))
  await leavePlace(tx, formerCategories, row, null)
  await bumpCache(tx, ['content'])
  context.audit(`news_category ${id}`, { name: row.name, lang: row.lang })
}

/** Throws `not_found`. */
export async function toggle(context: Context, { id }: Input<typeof toggleNewsCategory>) {
  const { tx } = context
  const row = await lock(tx, id)
  const active = !row.active
  await tx
    .update(newsCategories)
    .set({ active, version: row.version + 1 })
    .where(eq(newsCategories.id, id))
  return answer(context, id, { active: { before: row.active, after: active } })
}

/** Throws the field `category_id` for a category that is not there or is of another language. */
export async function requireOfLanguage(tx: Tx, id: number, lang: string) {
  const [row] = await tx.select().from(newsCategories).where(eq(newsCategories.id, id)).for('share')
  if (!row) throw new FieldProblem({ category_id: 'not_found' })
  if (row.lang !== lang) throw new FieldProblem({ category_id: 'invalid_value' })
}

async function answer(context: Context, id: number, told: Record<string, unknown>) {
  await bumpCache(context.tx, ['content'])
  context.audit(`news_category ${id}`, told)
  return get({ db: context.tx }, { id })
}

async function lock(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(newsCategories).where(eq(newsCategories.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

function conditions({ ids, text, lang, active }: CategoryFilters) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(newsCategories.id, ids),
    pattern ? or(ilike(newsCategories.name, pattern), ilike(newsCategories.alias, pattern)) : undefined,
    lang && eq(newsCategories.lang, lang),
    active === undefined ? undefined : eq(newsCategories.active, active),
  )
}

/** How many news each category has. */
async function newsOf(db: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: news.category_id, n: count() })
    .from(news)
    .where(inArray(news.category_id, [...ids]))
    .groupBy(news.category_id)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

async function present(db: Reader, rows: readonly Row[]): Promise<z.input<typeof NewsCategory>[]> {
  if (rows.length === 0) return []
  const [counts, namesakes] = await Promise.all([
    newsOf(
      db,
      rows.map(({ id }) => id),
    ),
    db
      .select({ id: newsCategories.id, lang: newsCategories.lang, name: newsCategories.name, alias: newsCategories.alias })
      .from(newsCategories)
      .where(
        inArray(
          newsCategories.alias,
          rows.map(({ alias }) => alias),
        ),
      )
      .orderBy(sql`${newsCategories.id}`),
  ])
  return rows.map(({ created_at: _, ...row }) => ({
    ...row,
    news_count: counts.get(row.id) ?? 0,
    written_in: namesakes.filter(({ alias }) => alias === row.alias).map(({ alias: _alias, ...one }) => one),
  }))
}
