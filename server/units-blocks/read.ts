import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type BlockFilters, blockKeys, type getUnitsBlock, type listUnitsBlocks, type UnitsBlock } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { unitsBlocks } from './table.ts'

type Row = typeof unitsBlocks.$inferSelect

/** Blocks of the site by their keys (spec: decisions CNT-9). */
export async function list({ db }: Context, { page, filters }: Input<typeof listUnitsBlocks>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db.select().from(unitsBlocks).where(where).orderBy(asc(unitsBlocks.key), asc(unitsBlocks.id)).limit(limit).offset(offset)
  const total_count = await boundedCount(db, unitsBlocks, where)
  return { units_blocks: await present(db, rows), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db }: Pick<Context, 'db'>, { id }: Input<typeof getUnitsBlock>) {
  const [units_block] = await present(db, await db.select().from(unitsBlocks).where(eq(unitsBlocks.id, id)))
  if (!units_block) throw new NotFound()
  return { units_block }
}

/** Does the site ask for it by name? */
export const isUsed = (key: string) => (blockKeys as readonly string[]).includes(key)

function conditions({ ids, text, lang, active }: BlockFilters) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(unitsBlocks.id, ids),
    pattern ? or(...[unitsBlocks.key, unitsBlocks.name, unitsBlocks.html].map((column) => ilike(column, pattern)), leads(pattern)) : undefined,
    lang && eq(unitsBlocks.lang, lang),
    active === undefined ? undefined : eq(unitsBlocks.active, active),
  )
}

/** One of its links says that, or leads there. */
const leads = (pattern: string) =>
  sql`exists (select from jsonb_to_recordset(${unitsBlocks.json}) link (title text, href text) where link.title ilike ${pattern} or link.href ilike ${pattern})`

async function present(db: Reader, rows: readonly Row[]): Promise<z.input<typeof UnitsBlock>[]> {
  if (rows.length === 0) return []
  const { id, lang, name, key } = unitsBlocks
  const namesakes = await db
    .select({ id, lang, name, key })
    .from(unitsBlocks)
    .where(inArray(key, [...new Set(rows.map((row) => row.key))]))
    .orderBy(asc(id))
  return rows.map((row) => ({
    ...row,
    updated_at: unixOf(row.updated_at),
    used: isUsed(row.key),
    written_in: namesakes.filter((one) => one.key === row.key).map(({ key: _, ...one }) => one),
  }))
}
