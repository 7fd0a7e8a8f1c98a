import { createHmac } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../database/open.ts'
import { queueUp } from '../database/queue-up.ts'
import { TooManyRequests } from '../errors.ts'
import type { Rate } from '../setting-forms.ts'
import { attempts } from './table.ts'

const later = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
const secondsTo = (time: Date, now: Date) => Math.ceil((time.getTime() - now.getTime()) / 1000)

const latest = (db: Reader, kind: string, subject: string, count: number) =>
  db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)))
    .orderBy(desc(attempts.at))
    .limit(count)

/** Attempts sent at once are counted one by one. */
const inTurn = (tx: Tx, kind: string, subject: string) => queueUp(tx, `${kind} ${subject}`)

/**
 * Counts a try at the password of an account before it is looked at. Throws `too_many_requests` from the fifth within 15 minutes on, for 15 minutes.
 * A name that nobody has is counted alike (spec: decisions API-11, AUTH-15).
 */
export async function countTry({ aside, settings, now }: Context, account: string) {
  const rate = settings.rates.loginAccount
  if (!rate) return
  const lockedUntil = await aside(async (tx) => {
    await inTurn(tx, 'login', account)
    const found = await latest(tx, 'login', account, rate.max)
    const [newest, oldest] = [found[0]?.at, found[rate.max - 1]?.at]
    if (newest && oldest && oldest >= later(newest, -rate.seconds) && newest > later(now, -rate.seconds)) return later(newest, rate.seconds)
    await tx.insert(attempts).values({ kind: 'login', subject: account, at: now })
    return null
  })
  if (lockedUntil) throw new TooManyRequests(secondsTo(lockedUntil, now))
}

/** The right password was given: earlier tries count no more. */
export async function forgetTries({ tx }: Context, account: string) {
  await tx.delete(attempts).where(and(eq(attempts.kind, 'login'), eq(attempts.subject, account)))
}

/** Counts one more of a kind for a phone or address. Throws `too_many_requests` when one of the rates is used up. */
export async function countWithin({ tx, now }: Pick<Context, 'tx' | 'now'>, kind: string, subject: string, rates: Rate[]) {
  await inTurn(tx, kind, subject)
  await refuseBeyond({ db: tx, now }, kind, subject, rates)
  await tx.insert(attempts).values({ kind, subject, at: now })
}

async function refuseBeyond({ db, now }: Pick<Context, 'db' | 'now'>, kind: string, subject: string, rates: Rate[]) {
  for (const rate of rates) {
    if (!rate) continue
    const first = (await latest(db, kind, subject, rate.max))[rate.max - 1]?.at
    if (first && first > later(now, -rate.seconds)) throw new TooManyRequests(secondsTo(later(first, rate.seconds), now))
  }
}

/**
 * Whether the same words were sent under this kind within so many seconds, which is one press of a button that came twice. Of two at the same moment the
 * second waits for the first. Nobody can read the words out of the table.
 */
export async function isSentAgain({ tx, now, settings }: Context, kind: string, words: unknown, seconds: number): Promise<boolean> {
  const subject = createHmac('sha256', settings.secret).update(JSON.stringify(words)).digest('base64url')
  await inTurn(tx, kind, subject)
  const [before] = await latest(tx, kind, subject, 1)
  if (before && later(before.at, seconds) > now) return true
  await tx.insert(attempts).values({ kind, subject, at: now })
  return false
}

/** Codes, passwords and reset links to one address or phone: once a minute, five times a day (spec: decisions API-11). */
export const countSending = (context: Context, to: string) =>
  countWithin(context, 'sending', to, [context.settings.rates.mailGap, context.settings.rates.mailDay])

/** Asked before a file of a `tutor 5` is read and kept, which comes before its change and so before it is counted. Throws as counting it will. */
export const requireUploadsLeft = ({ settings, ...at }: Pick<Context, 'db' | 'now' | 'settings'>, sender: string) =>
  refuseBeyond(at, 'upload', sender, [settings.rates.uploads])

/** Files that a tutor sends (spec: decisions API-11). */
export async function countUploads(context: Context, tutor_id: number, count: number) {
  for (let sent = 0; sent < count; sent += 1) await countWithin(context, 'upload', `tutor ${tutor_id}`, [context.settings.rates.uploads])
}
