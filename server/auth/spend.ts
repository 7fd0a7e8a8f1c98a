import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { hashOf } from '../sessions/session.ts'
import { tokens } from './table.ts'

/** Spends a token that works once; null for one that is unknown, spent or out of date, or that the condition leaves out. */
export async function spendToken({ tx, now }: Context, token: string, purpose: (typeof tokens.$inferSelect)['purpose'], also?: SQL) {
  const [spent] = await tx
    .update(tokens)
    .set({ used_at: now })
    .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.purpose, purpose), isNull(tokens.used_at), gt(tokens.expires_at, now), also))
    .returning()
  return spent ?? null
}
