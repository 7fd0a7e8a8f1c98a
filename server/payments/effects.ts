import { eq } from 'drizzle-orm'
import { AT_SCHOOL, STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { changeOrder } from '../orders/change-order.ts'
import { giveBack } from '../orders/return-to-payer.ts'
import { tutorRowsOf } from '../orders/rows.ts'
import { orders } from '../orders/table.ts'
import { unixOf } from '../unix.ts'
import { writeLine } from '../wallet/ledger.ts'
import { totalOf } from './charge.ts'
import { grantTop, lockPublished } from './grant-top.ts'
import type { Payment } from './table.ts'

/** What a paid payment does, in the transaction that books it (spec: decisions PAY-5). */
export const effects: Record<Payment['purpose'], (context: Context, payment: Payment) => Promise<void>> = {
  wallet: topUp,
  order: payOrder,
  top: payTop,
  client_order: payLessons,
}

const payerOf = ({ id, tutor_id }: Payment) => {
  if (tutor_id === null) throw new Error(`payment ${id} has no tutor`)
  return tutor_id
}

const methodOf = ({ provider }: Payment) => (provider.startsWith('card') ? ('card' as const) : ('bank' as const))

/** All that came goes through the wallet, so the ledger tells of every coin. */
async function topUp({ tx, now }: Context, payment: Payment) {
  await writeLine(tx, { tutor_id: payerOf(payment), type: 'topup', sum: totalOf(payment), at: now, payment_id: payment.id })
}

/**
 * Pays the order where it still waits for this tutor and the money covers the commission as it is now; what is left stays in the wallet, and all of it where the
 * order can't be paid any more.
 */
async function payOrder(context: Context, payment: Payment) {
  const { tx, now } = context
  const tutor_id = payerOf(payment)
  const order_id = payment.target_id ?? 0
  // before the wallet: whoever pays from it locks in this order too
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  await topUp(context, payment)
  if (!order || order.commission_sum <= 0 || order.commission_sum > payment.sum) return
  if (order.status !== STATUS.appointed && order.status !== STATUS.waiting_pay) return
  const rows = await tutorRowsOf(tx, [order_id])
  if (!rows.some((row) => row.tutor_id === tutor_id && row.state === 'appointed')) return
  const paid = {
    sum: order.commission_sum,
    method: methodOf(payment),
    payer: 'tutor' as const,
    date: unixOf(now),
    comment: '',
    payment_id: payment.id,
  }
  await changeOrder(context, {
    ...{ side: 'tutor', action: 'pay_from_wallet', order_id },
    by: { role: 'tutor', id: tutor_id },
    input: { tutor_id, payment: paid },
  })
  if (payment.donate_sum > 0) await writeLine(tx, { tutor_id, type: 'donate', sum: -payment.donate_sum, at: now, order_id, payment_id: payment.id })
}

/** Pays an order of the school where it still waits for that; a client has no wallet, so money that comes too late goes back to the bank. */
async function payLessons(context: Context, payment: Payment) {
  const { tx, now } = context
  const [order_id, client_id] = [payment.target_id ?? 0, payment.client_id ?? 0]
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  if (!order || !AT_SCHOOL.includes(order.status)) return giveBack(context, { payment_id: payment.id, order_id, sum: payment.sum })
  const paid = { sum: payment.sum, method: methodOf(payment), payer: 'client' as const, date: unixOf(now), comment: '', payment_id: payment.id }
  await changeOrder(context, {
    ...{ side: 'client', action: 'pay', order_id },
    by: { role: 'client', id: client_id },
    input: { payment: paid, package_lessons: payment.lessons ?? 1 },
  })
}

/** Buys the TOP for a tutor who is still published; else the money stays in the wallet. */
async function payTop(context: Context, payment: Payment) {
  const { tx, now } = context
  const tutor_id = payerOf(payment)
  const isPublished = await lockPublished(tx, tutor_id)
  await topUp(context, payment)
  if (!isPublished) return
  await writeLine(tx, { tutor_id, type: 'top', sum: -payment.sum, at: now, payment_id: payment.id })
  await grantTop(context, { tutor_id, plan_id: payment.target_id ?? 0, sum: payment.sum, payment_id: payment.id })
}
