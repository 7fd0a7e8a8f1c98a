import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { Refusal } from '../errors.ts'
import { attempts } from '../sessions/table.ts'
import type { Rate } from '../settings.ts'

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Until the transaction ends nobody else counts for the same subject, so that attempts sent at once are counted one by one. */
const queueUp = (tx: Tx, kind: string, subject: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`)

/**
 * Counts a try at the password of an account before it is looked at. Throws `too_many_requests` from the fifth within 15 minutes on, for 15 minutes.
 * A name that nobody has is counted alike (spec: decisions API-11, AUTH-15).
 */
export async function countTry({ aside, settings, now }: Context, account: string) {
  const rate = settings.rates.loginAccount
  if (!rate) return
  const isLocked = await aside(async (tx) => {
    await queueUp(tx, 'login', account)
    const found = await tx
      .select({ at: attempts.at })
      .from(attempts)
      .where(and(eq(attempts.kind, 'login'), eq(attempts.subject, account)))
      .orderBy(desc(attempts.at))
      .limit(rate.max)
    const [newest, oldest] = [found[0]?.at, found[rate.max - 1]?.at]
    const withinOne = newest && oldest && oldest >= before(newest, rate.seconds)
    if (withinOne && newest > before(now, rate.seconds)) return true
    await tx.insert(attempts).values({ kind: 'login', subject: account, at: now })
    return false
  })
  if (isLocked) throw new Refusal('too_many_requests')
}

/** The right password was given: earlier tries count no more. */
export async function forgetTries({ tx }: Context, account: string) {
  await tx.delete(attempts).where(and(eq(attempts.kind, 'login'), eq(attempts.subject, account)))
}

/** Counts one more of a kind for a phone or address. Throws `too_many_requests` when one of the rates is used up. */
export async function countWithin({ tx, now }: Pick<Context, 'tx' | 'now'>, kind: string, subject: string, rates: Rate[]) {
  await queueUp(tx, kind, subject)
  for (const rate of rates) {
    if (!rate) continue
    const since = gt(attempts.at, before(now, rate.seconds))
    const used = await tx.$count(attempts, and(eq(attempts.kind, kind), eq(attempts.subject, subject), since))
    if (used >= rate.max) throw new Refusal('too_many_requests')
  }
  await tx.insert(attempts).values({ kind, subject, at: now })
}

/** Codes, passwords and reset links to one address or phone: once a minute, five times a day (spec: decisions API-11). */
export const countSending = (context: Context, to: string) =>
  countWithin(context, 'sending', to, [context.settings.rates.mailGap, context.settings.rates.mailDay])
