import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { hashOf } from '../sessions/session.ts'
import { tokens } from './table.ts'

type Purpose = (typeof tokens.$inferSelect)['purpose']

const works = (token: string, purpose: Purpose, now: Date) =>
  and(eq(tokens.hash, hashOf(token)), eq(tokens.purpose, purpose), isNull(tokens.used_at), gt(tokens.expires_at, now))

/** Throws `token_invalid` for a token that is unknown, spent or out of date. */
export async function checkToken({ db, now }: Context, token: string, purpose: Purpose) {
  const [found] = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(works(token, purpose, now))
  if (!found) throw new Refusal('token_invalid')
}

/** Spends a token that works once; null for one that is unknown, spent or out of date, or that the condition leaves out. */
export async function spendToken({ tx, now }: Context, token: string, purpose: Purpose, also?: SQL) {
  const [spent] = await tx
    .update(tokens)
    .set({ used_at: now })
    .where(and(works(token, purpose, now), also))
    .returning()
  return spent ?? null
}
