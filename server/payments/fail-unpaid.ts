import { and, inArray, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { DAY_MS } from '../spans.ts'
import { paymentsCounted } from './counted.ts'
import { payments } from './table.ts'

/** Payments that nobody paid within a day have failed; money that comes later is booked all the same (spec: decisions PAY-5). */
export async function failUnpaid({ tx, now, edition }: Pick<Context, 'tx' | 'now' | 'edition'>): Promise<void> {
  const failed = await tx
    .update(payments)
    .set({ status: 'failed' })
    .where(and(inArray(payments.status, ['created', 'pending']), lte(payments.created_at, new Date(now.getTime() - DAY_MS))))
    .returning({ provider: payments.provider })
  for (const { provider } of failed) paymentsCounted.inc({ edition: edition.code, provider, outcome: 'failed' })
}
