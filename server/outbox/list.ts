import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { getOutboxRow, listOutbox, OutboxRow } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { unseal } from '../seal.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { reveal } from './secrets.ts'
import { outbox } from './table.ts'

const PAGE = 25
const MOST = 100
const HIDDEN = '••••••'

/** Messages on their way out. Staff see the codes in them in demo mode only (design 10). */
export async function list({ db, settings }: Context, { range: [first, last] = [0, PAGE - 1], sort, filter = {} }: Input<typeof listOutbox>) {
  const where = and(
    filter.channel ? eq(outbox.channel, filter.channel) : undefined,
    filter.state ? eq(outbox.state, filter.state) : undefined,
    filter.template ? eq(outbox.template, filter.template) : undefined,
    filter.q
      ? or(ilike(outbox.recipient, contains(filter.q)), ilike(outbox.subject, contains(filter.q)), ilike(outbox.text, contains(filter.q)))
      : undefined,
  )
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(outbox.id) : desc(outbox.id))
    .offset(first)
    .limit(Math.min(MOST, Math.max(0, last - first + 1)))
  return { rows: rows.map((row) => present(row, settings)), total_count: await boundedCount(db, outbox, where) }
}

/** Throws `not_found` for an unknown message. */
export async function get({ db, settings }: Context, { id }: Input<typeof getOutboxRow>) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  if (!row) throw new NotFound()
  return { row: present(row, settings) }
}

function present(row: typeof outbox.$inferSelect, { mode, secret }: Context['settings']): z.input<typeof OutboxRow> {
  const known = (mode === 'demo' && row.secret && unseal(row.secret, secret, 'outbox')) || HIDDEN
  return {
    ...row,
    text: reveal(row.text, known),
    html: reveal(row.html, known),
    created_at: unixOf(row.created_at),
    next_try_at: maybeUnix(row.next_try_at),
    delivered_at: maybeUnix(row.delivered_at),
  }
}
