import { and, asc, desc, eq, ilike, inArray } from 'drizzle-orm'
import type { countMailing, getMailing, listMailings } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { contains } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { countReceivers } from './receivers.ts'
import { mailings } from './table.ts'

export type Mailing = typeof mailings.$inferSelect

/** Mailings by filters, newest first (spec: decisions TUT-13). */
export async function list({ db }: Context, { range, sort, filter = {} }: Input<typeof listMailings>) {
  const { id, text, list, audience, lang, state } = filter
  const where = and(
    id && inArray(mailings.id, id),
    text === undefined ? undefined : ilike(mailings.subject, contains(text)),
    list && eq(mailings.list, list),
    audience && eq(mailings.audience, audience),
    lang && eq(mailings.lang, lang),
    state && eq(mailings.state, state),
  )
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(mailings)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(mailings.id) : desc(mailings.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map(present), total_count: await boundedCount(db, mailings, where) }
}

/** Throws `not_found`. */
export const get = async ({ db }: Context, { id }: Input<typeof getMailing>) => ({ row: present(await mailingOf(db, id)) })

/** How many people would have it now, at most as many as lists count. Throws `not_found`. */
export async function count({ db, edition }: Context, { id }: Input<typeof countMailing>) {
  return { receivers: await countReceivers(db, edition, await mailingOf(db, id)) }
}

/** Throws `not_found`. */
export async function mailingOf(db: Reader, id: number): Promise<Mailing> {
  const [mailing] = await db.select().from(mailings).where(eq(mailings.id, id))
  if (!mailing) throw new NotFound()
  return mailing
}

/** A mailing as staff see it. */
export const present = ({ after: _, created_at, sent_at, ...mailing }: Mailing) => ({
  ...mailing,
  created_at: unixOf(created_at),
  sent_at: maybeUnix(sent_at),
})
