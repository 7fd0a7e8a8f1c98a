import { and, eq, gt, or } from 'drizzle-orm'
import type { payOrderByToken, payTopByToken, payWalletByToken } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { Refusal, WrongStatus } from '../errors.ts'
import { requireKey } from '../once/once.ts'
import { unseal } from '../seal.ts'
import { failPayment, refused, SAME_FOR, type Wanted, writePayment } from './begin.ts'
import { settle } from './callback.ts'
import { type Card, isExpired } from './cards.ts'
import { bankOf, chargeOf } from './charge.ts'
import { type Payment, paymentCards, payments } from './table.ts'
import { wantedTop } from './tops.ts'
import { commission, topUp } from './tutor.ts'

export const walletByToken = (context: Context, { card_id, ...input }: Input<typeof payWalletByToken>) => pay(context, card_id, topUp(context, input))
/** An order that the same press has paid waits for nothing any more; the second press hears of the payment, not of that (spec: decisions API-8). */
export async function orderByToken(context: Context, { card_id, ...input }: Input<typeof payOrderByToken>) {
  try {
    return await pay(context, card_id, await commission(context, input))
  } catch (error) {
    const paid = error instanceof WrongStatus ? await justPaid(context, card_id, input.order_id) : undefined
    if (!paid) throw error
    return paid
  }
}
export const topByToken = async (context: Context, { card_id, ...input }: Input<typeof payTopByToken>) =>
  pay(context, card_id, await wantedTop(context, input))

/**
 * Pays by a kept card: at once, or after the payer has confirmed it at `url`. The same within a minute, or under the same key, is the same payment. Throws `card_not_found`, `payment_failed`
 * with the payment where the bank refuses the card, and `provider_unavailable`. No connection waits for the bank (spec: decisions PAY-7, API-8).
 */
async function pay(context: Context, card_id: number, wanted: Wanted) {
  const bank = bankOf(context, wanted.provider)
  const { card, token } = await cardOf(context, card_id, wanted.provider)
  if (!bank.payByToken) throw new Refusal('provider_unavailable')
  if (context.key !== undefined) requireKey(context.key)
  const payment = await writePayment(context, { ...wanted, card_id, once_key: context.key })
  if (payment.status === 'paid') return { payment_id: payment.id, status: payment.status }
  if (payment.page && 'url' in payment.page) return { payment_id: payment.id, status: payment.status, url: payment.page.url }
  const charge = await chargeOf(context, payment, 'url')
  const { url, ...notice } = await bank.payByToken(charge, token).catch((error: unknown) => refused(context, payment, error))
  if (notice.state === 'failed') {
    await failPayment(context, payment.id)
    throw new Refusal('payment_failed', { data: { payment_id: payment.id } })
  }
  return context.transact(async (own) => {
    await settle(own, await locked(own, payment.id), notice)
    const [told] = await own.tx
      .update(payments)
      .set({ page: url ? { url } : null })
      .where(eq(payments.id, payment.id))
      .returning({ status: payments.status })
    await own.tx.update(paymentCards).set({ used_at: own.now }).where(eq(paymentCards.id, card.id))
    return { payment_id: payment.id, status: told?.status ?? ('pending' as const), ...(url && { url }) }
  })
}

/** What this card has paid of the order within the minute, or by the same press. */
async function justPaid(context: Context, card_id: number, order_id: number) {
  const { db, key, now } = context
  const [payment] = await db
    .select({ payment_id: payments.id, status: payments.status })
    .from(payments)
    .where(
      and(
        ...[eq(payments.tutor_id, requireTutor(context)), eq(payments.purpose, 'order'), eq(payments.target_id, order_id)],
        ...[eq(payments.card_id, card_id), eq(payments.status, 'paid')],
        or(gt(payments.created_at, new Date(now.getTime() - SAME_FOR)), key === undefined ? undefined : eq(payments.once_key, key)),
      ),
    )
    .limit(1)
  return payment
}

async function locked({ tx }: Context, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error(`payment ${id} is gone`)
  return payment
}

async function cardOf(context: Context, id: number, provider: string): Promise<{ card: Card; token: string }> {
  const whose = and(eq(paymentCards.id, id), eq(paymentCards.tutor_id, requireTutor(context)), eq(paymentCards.provider, provider))
  const [card] = await context.db.select().from(paymentCards).where(whose)
  const token = card && !isExpired(card, context) ? unseal(card.token, context.settings.secret, 'payment_cards') : null
  if (!card || token === null) throw new Refusal('card_not_found')
  return { card, token }
}
