import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { getOutboxRow, listOutbox, OutboxRow } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { contains, holds } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { unseal } from '../seal.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { reveal, saysSecret } from './secrets.ts'
import { outbox } from './table.ts'
import { emailProfiles } from './template-tables.ts'

const HIDDEN = '••••••'

/** Messages on their way out. Staff see the codes in them in demo mode only. */
export async function list({ db, settings }: Context, { range, sort, filter = {} }: Input<typeof listOutbox>) {
  const where = and(
    filter.channel ? eq(outbox.channel, filter.channel) : undefined,
    filter.state ? eq(outbox.state, filter.state) : undefined,
    filter.template ? eq(outbox.template, filter.template) : undefined,
    filter.q
      ? or(holds(sql`${outbox.recipient}`, filter.q), ilike(outbox.subject, contains(filter.q)), ilike(outbox.text, contains(filter.q)))
      : undefined,
  )
  const { offset, limit } = windowOf(range)
  const rows = await rowsOf(db)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(outbox.id) : desc(outbox.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map((row) => present(row, settings)), total_count: await boundedCount(db, outbox, where) }
}

/** Throws `not_found` for an unknown message. */
export async function get({ db, settings }: Pick<Context, 'db' | 'settings'>, { id }: Input<typeof getOutboxRow>) {
  const [row] = await rowsOf(db).where(eq(outbox.id, id))
  if (!row) throw new NotFound()
  return { row: present(row, settings) }
}

const rowsOf = (db: Reader) =>
  db
    .select({ row: outbox, smtp_host: emailProfiles.smtp_host })
    .from(outbox)
    .leftJoin(emailProfiles, eq(emailProfiles.id, outbox.profile_id))
    .$dynamic()

interface Row {
  row: typeof outbox.$inferSelect
  smtp_host: string | null
}

function present({ row, smtp_host }: Row, settings: Context['settings']): z.input<typeof OutboxRow> {
  const { mode, secret, smtpUrl } = settings
  const known = (mode === 'demo' && row.secret && unseal(row.secret, secret, 'outbox')) || HIDDEN
  const isCarried = Boolean(row.channel === 'mail' ? smtp_host || smtpUrl : settings[`${row.channel}Url`])
  const isWhole = !saysSecret(row) || row.secret !== null
  return {
    ...row,
    text: reveal(row.text, known),
    html: reveal(row.html, known),
    created_at: unixOf(row.created_at),
    next_try_at: maybeUnix(row.next_try_at),
    delivered_at: maybeUnix(row.delivered_at),
    can_retry: (row.state === 'dead' || row.state === 'kept') && isCarried && isWhole,
  }
}
