import { and, eq, gt } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { staffEvents } from '../orders/table.ts'
import { HOUR } from '../spans.ts'
import { unixOf } from '../unix.ts'
import { writeLine } from '../wallet/ledger.ts'
import { walletLines } from '../wallet/table.ts'
import { paymentsCounted } from './counted.ts'
import { payments } from './table.ts'

/** What was taken out of a wallet to be given back, in currency units, and when. */
export interface Returned {
  payment_id: string
  order_id: number
  sum: number
  since: number
}

/** For so long a bank that is away is asked again, in seconds. */
const PATIENCE = 12 * HOUR

/**
 * Gives the money of an order that was paid by a bank back there, the donation included; where the bank gives nothing back it comes into the wallet, and staff hear of a client's. Rejects to be
 * tried again (spec: decisions PAY-10).
 */
export async function refundPayment({ transact, outside, edition, clock, log }: Job, { payment_id, order_id, sum, since }: Returned): Promise<void> {
  const isThis = eq(payments.id, payment_id)
  const payment = await transact(async ({ tx }) => (await tx.select().from(payments).where(isThis))[0])
  if (payment?.status !== 'paid') return
  const { provider_ref, currency, tutor_id } = payment
  const bank = outside.banks(edition.code)[payment.provider as keyof ReturnType<typeof outside.banks>]
  let isRefunded = false
  if (bank?.refund) {
    try {
      await bank.refund({ payment_id, provider_ref: provider_ref ?? '', sum, currency })
      isRefunded = true
    } catch (error) {
      if (unixOf(clock()) - since < PATIENCE) throw error
      log.error({ err: error, payment: payment_id }, 'a bank gives nothing back')
    }
  }
  await transact(async ({ tx, now }) => {
    const [locked] = await tx.select().from(payments).where(isThis).for('update')
    if (locked?.status !== 'paid') return
    if (isRefunded) {
      await tx.update(payments).set({ status: 'refunded' }).where(isThis)
      paymentsCounted.inc({ edition: edition.code, provider: payment.provider, outcome: 'refunded' })
      return
    }
    // a client has no wallet: staff find another way
    if (tutor_id === null) return void (await tx.insert(staffEvents).values({ kind: 'timer', order_id, reason: 'client_refund', created_at: now }))
    const isMine = and(eq(walletLines.payment_id, payment_id), eq(walletLines.type, 'refund'), gt(walletLines.sum, 0))
    if ((await tx.$count(walletLines, isMine)) > 0) return
    await writeLine(tx, { tutor_id, type: 'refund', sum, at: now, order_id, payment_id })
  })
}
