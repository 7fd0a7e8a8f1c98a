import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { type Edition, keptLanguages } from '../../editions/index.ts'
import type { getTag, listTags } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { contains } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { tags } from '../reference/tags.ts'
import { unixOf } from '../unix.ts'

/** Tags by filters, newest first (spec: decisions CAT-22). */
export async function list({ db, edition }: Context, { range, sort, filter = {} }: Input<typeof listTags>) {
  const { id, text, catalog_type, lesson_id, active } = filter
  const where = and(
    id && inArray(tags.id, id),
    text === undefined ? undefined : or(ilike(tags.alias, contains(text)), says(text)),
    catalog_type === undefined ? undefined : eq(tags.catalog_type, catalog_type),
    lesson_id === undefined ? undefined : eq(tags.lesson_id, lesson_id),
    active === undefined ? undefined : eq(tags.active, active),
  )
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(tags)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(tags.id) : desc(tags.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map((tag) => present(tag, edition)), total_count: await boundedCount(db, tags, where) }
}

/** The text stands in what the tag says in any language. */
const says = (text: string) =>
  sql`exists (select from jsonb_each(${tags.texts}) own, jsonb_each_text(own.value) said where said.value ilike ${contains(text)})`

/** Throws `not_found`. */
export async function get({ db, edition }: Context, { id }: Input<typeof getTag>) {
  const [tag] = await db.select().from(tags).where(eq(tags.id, id))
  if (!tag) throw new NotFound()
  return { row: present(tag, edition) }
}

/** A tag as staff see it, called as their language calls it. */
export function present({ texts, created_at, ...tag }: typeof tags.$inferSelect, edition: Edition) {
  const named = [edition.panelLanguage, ...keptLanguages(edition)].map((language) => texts[language]?.name).find(Boolean)
  return { ...tag, name: named ?? tag.alias, texts, created_at: unixOf(created_at) }
}
