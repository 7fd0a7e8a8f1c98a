import { and, eq, lte, sql } from 'drizzle-orm'
import { editionOf } from '../../editions/index.ts'
import type { Database } from '../database/open.ts'
import { type SmtpServer, serverCarrier } from '../outside/mail.ts'
import type { Outside } from '../outside/open.ts'
import { unseal } from '../seal.ts'
import type { Settings } from '../settings.ts'
import { MINUTE_MS } from '../spans.ts'
import { withReason } from '../with-reason.ts'
import type { Profile } from './own-words.ts'
import { reveal } from './secrets.ts'
import { outbox } from './table.ts'
import { emailProfiles } from './template-tables.ts'

type Row = typeof outbox.$inferSelect
/** The services that carry messages. */
type Carriers = Pick<Outside, 'mail' | 'messengers'>

export interface Delivering {
  database: Database
  settings: Settings
  outside: Carriers
  clock: () => Date
}

/** Minutes before each further try; after the last one the message is dead (spec: decisions OPS-8). */
const RETRY_MINUTES = [1, 5, 30]
/** While somebody delivers a message nobody else tries; a process that dies in between is followed by the next try. */
const LEASE_MINUTES = 2
const AT_ONCE = 50

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

/** Hands a message over, if it waits and its time has come: delivered, or put off with the reason, or dead. Only the row says what happened. */
export async function deliver({ database, settings, outside, clock }: Delivering, id: number): Promise<void> {
  const now = clock()
  const { drizzle } = database
  const [row] = await drizzle
    .update(outbox)
    .set({ next_try_at: after(now, LEASE_MINUTES) })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting'), lte(outbox.next_try_at, now)))
    .returning()
  if (!row) return
  const tries = row.tries + 1
  try {
    await hand(row, outside, settings, database)
    const done = { state: 'delivered' as const, tries, last_error: '', secret: null, delivered_at: clock(), next_try_at: null }
    await drizzle.update(outbox).set(done).where(eq(outbox.id, id))
  } catch (error) {
    const minutes = RETRY_MINUTES[row.tries]
    const reason = withReason(error)
    const last_error = (reason instanceof Error ? reason.message : String(reason)).slice(0, 500)
    const failed = minutes === undefined ? { state: 'dead' as const, secret: null, next_try_at: null } : { next_try_at: after(now, minutes) }
    await drizzle
      .update(outbox)
      .set({ ...failed, tries, last_error })
      .where(eq(outbox.id, id))
  }
}

async function hand(row: Row, carriers: Carriers, settings: Settings, { edition, drizzle }: Database) {
  const [profile] = row.profile_id === null ? [] : await drizzle.select().from(emailProfiles).where(eq(emailProfiles.id, row.profile_id))
  const carrier = profile?.smtp_host ? serverCarrier(serverOf(profile, settings)) : carrierOf(row.channel, carriers)
  if (!carrier) throw new Error(`no service for ${row.channel} is set`)
  const secret = row.secret === null ? '' : unseal(row.secret, settings.secret, 'outbox')
  if (secret === null) throw new Error('SECRET has changed since this message was written')
  const { recipient: to, subject, text, html, media, unsubscribe, idempotency_key } = row
  const sender = profile && { name: profile.from_name, address: profile.from_email, replyTo: profile.reply_to }
  await carrier(
    { to, sender, subject, text: reveal(text, secret), html: reveal(html, secret), media, unsubscribe, idempotency_key },
    editionOf(edition),
  )
}

const carrierOf = (channel: Row['channel'], { mail, messengers }: Carriers) => (channel === 'mail' ? mail : messengers[channel].carry)

function serverOf({ smtp_host: host, smtp_port, secure, smtp_user: user, smtp_password }: Profile, { secret }: Settings): SmtpServer {
  const password = smtp_password ? unseal(smtp_password, secret, 'email_profiles') : ''
  if (password === null) throw new Error('SECRET has changed since this password was kept')
  return { host, port: smtp_port ?? (secure ? 465 : 587), secure, user, password }
}

/** Delivers what is due: further tries, and what a process that died has left behind. Answers what was tried. */
export async function deliverDue(delivering: Delivering): Promise<number[]> {
  const due = await delivering.database.drizzle
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(sql`${outbox.state} = 'waiting'`, lte(outbox.next_try_at, delivering.clock())))
    .orderBy(outbox.next_try_at)
    .limit(AT_ONCE)
  for (const { id } of due) await deliver(delivering, id)
  return due.map(({ id }) => id)
}
