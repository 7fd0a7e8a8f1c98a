import { and, eq } from 'drizzle-orm'
import type { receivePaymentCallback } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireRaw } from '../context.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import type { BankNotice } from '../outside/banks.ts'
import { writeLine } from '../wallet/ledger.ts'
import { payments } from './table.ts'

export type Payment = typeof payments.$inferSelect

const toMinor = (sum: number) => Math.round(sum * 100)

/**
 * Takes a bank's word on a payment: once, however often it is sent. Throws a problem of `signature` for what the bank has not signed, `not_found` for a
 * payment that is not ours and `payment_failed` for another sum or currency than was asked (spec: decisions PAY-5).
 */
export async function receiveCallback(context: Context, { provider }: Input<typeof receivePaymentCallback>) {
  const bank = Object.hasOwn(context.outside.banks, provider) ? context.outside.banks[provider] : undefined
  if (!bank) throw new NotFound()
  const notice = bank.readCallback(requireRaw(context))
  if (!notice) throw new FieldProblem({ signature: 'invalid_value' })
  const [payment] = await context.tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, notice.payment_id), eq(payments.provider, provider)))
    .for('update')
  if (!payment) throw new NotFound()
  if (isOpen(payment)) await settle(context, payment, notice)
  return { text: bank.thanks }
}

const isOpen = ({ status }: Payment) => status === 'created' || status === 'pending'

async function settle(context: Context, payment: Payment, { state, provider_ref, sum, currency }: BankNotice) {
  const { tx, now, log } = context
  if (toMinor(sum) !== toMinor(payment.sum) || currency !== payment.currency) {
    log.error({ payment: payment.id, provider: payment.provider, sum, currency }, 'a bank tells of another sum than was asked')
    throw new Refusal('payment_failed')
  }
  const isPaid = state === 'paid'
  await tx
    .update(payments)
    .set({ status: state, provider_ref, ...(isPaid && { paid_at: now }) })
    .where(eq(payments.id, payment.id))
  if (isPaid) await effects[payment.purpose](context, payment)
}

/** What a paid payment does, in the transaction that books it. */
const effects: Record<Payment['purpose'], (context: Context, payment: Payment) => Promise<void>> = {
  wallet: topUp,
}

async function topUp({ tx, now }: Context, { id, tutor_id, sum }: Payment) {
  if (tutor_id === null) throw new Error(`payment ${id} tops up the wallet of nobody`)
  await writeLine(tx, { tutor_id, type: 'topup', sum, at: now, payment_id: id })
}
