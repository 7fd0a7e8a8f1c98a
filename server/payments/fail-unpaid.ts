import { and, inArray, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { payments } from './table.ts'

const DAY = 86_400_000

/** Payments that nobody paid within a day have failed; money that comes later is booked all the same (spec: decisions PAY-5). */
export async function failUnpaid({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'failed' })
    .where(and(inArray(payments.status, ['created', 'pending']), lte(payments.created_at, new Date(now.getTime() - DAY))))
}
