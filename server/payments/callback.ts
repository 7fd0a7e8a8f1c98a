import { and, eq, ne } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import type { PaymentDoubtReason, receivePaymentCallback } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireRaw } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { Forbidden, NotFound, Refusal } from '../errors.ts'
import { type Bank, BankAway, type BankNotice } from '../outside/banks/bank.ts'
import { toMinor } from '../outside/banks/same.ts'
import { keepCard } from './cards.ts'
import { totalOf } from './charge.ts'
import { callbackFailures, paymentsCounted } from './counted.ts'
import { effects } from './effects.ts'
import { type Payment, paymentDoubts, payments } from './table.ts'
import { tellPaid } from './tell-paid.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * Takes a bank's word on a payment: once, however often it is sent, and in whatever order. Throws `forbidden` for what the bank has not signed and `not_found` for
 * a payment that is not ours. What the bank took without being asked books nothing and waits for staff (spec: decisions PAY-5).
 */
export async function receiveCallback(context: Context, { provider }: Input<typeof receivePaymentCallback>) {
  const { outside, edition } = context
  const banks = outside.banks(edition.code)
  const bank = Object.hasOwn(banks, provider) ? banks[provider as PaymentProvider] : undefined
  try {
    if (!bank) throw new NotFound()
    const notice = await heard(bank, context)
    if (!notice) throw new Forbidden()
    if (notice !== 'nothing' && !(await context.transact((own) => book(own, provider, notice)))) throw new NotFound()
    return { text: bank.thanks }
  } catch (error) {
    const reason = error instanceof Refusal ? String(error.error) : 'other'
    callbackFailures.inc({ edition: edition.code, provider: bank ? provider : 'unknown', reason })
    throw error
  }
}

/** Books what a bank says of a payment; whether there is such a payment. */
export async function book(context: Context, provider: string, notice: BankNotice): Promise<boolean> {
  const { tx } = context
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, notice.payment_id), eq(payments.provider, provider)))
    .for('update')
  if (payment) await settle(context, payment, notice)
  else if (notice.state === 'paid') await doubt(tx, context, { provider, notice, reason: 'unknown' })
  return payment !== undefined
}

/** What the bank says; where it has to confirm that and is away, it tells us again later. */
const heard = (bank: Bank, context: Context) =>
  bank.verifyCallback(requireRaw(context), context.now).catch((error: unknown) => {
    throw error instanceof BankAway ? new Refusal('provider_unavailable') : error
  })

/** A payment that was paid stays so; any other is what the bank said last, for the money may come late (spec: decisions PAY-5). */
export async function settle(context: Context, payment: Payment, notice: BankNotice) {
  const { tx, now, edition } = context
  const { state, provider_ref } = notice
  const counted = (outcome: string) => paymentsCounted.inc({ edition: edition.code, provider: payment.provider, outcome })
  const isThis = eq(payments.id, payment.id)
  if (state === 'paid') {
    const reason = await doubtfulness(tx, payment, notice)
    if (reason) counted('doubtful')
    if (reason) return doubt(tx, context, { provider: payment.provider, notice, reason })
    if (isBooked(payment)) return
    counted('paid')
    await tx.update(payments).set({ status: 'paid', provider_ref, paid_at: now }).where(isThis)
    await effects[payment.purpose](context, payment)
    if (payment.save_token && notice.card) await keepCard(context, payment, notice.card)
    const { tutor_id } = payment
    if (tutor_id !== null) await tellPaid(context, { ...payment, tutor_id })
    // last: whoever pays through the same account waits for the number
    if (tutor_id !== null) await writeInvoice(tx, context, { ...payment, tutor_id })
    return
  }
  const isNews = state === 'failed' ? payment.status === 'created' || payment.status === 'pending' : payment.status === 'created'
  if (isNews) counted(state)
  if (isNews) await tx.update(payments).set({ status: state, provider_ref }).where(isThis)
}

/** Why money that a bank took is not what was asked for; null where it is. */
async function doubtfulness(tx: Tx, payment: Payment, { provider_ref, sum, currency }: BankNotice): Promise<PaymentDoubtReason | null> {
  if (isBooked(payment)) return payment.provider_ref === provider_ref ? null : 'twice'
  if (currency !== payment.currency) return 'currency'
  if (toMinor(sum) !== toMinor(totalOf(payment))) return 'sum'
  const ofAnother = and(eq(payments.provider, payment.provider), eq(payments.provider_ref, provider_ref), ne(payments.id, payment.id))
  return (await tx.$count(payments, ofAnother)) > 0 ? 'reference' : null
}

const isBooked = ({ status }: Payment) => status === 'paid' || status === 'refunded'

/** What the bank took without being asked is for staff to judge; told again it is the same. */
async function doubt(
  tx: Tx,
  { now, log }: Context,
  { provider, notice, reason }: { provider: string; notice: BankNotice; reason: PaymentDoubtReason },
) {
  const { payment_id, provider_ref, sum, currency } = notice
  log.error({ payment: payment_id, provider, reason }, 'a bank tells of money that was not asked for')
  await tx.insert(paymentDoubts).values({ provider, payment_id, reason, provider_ref, sum, currency, created_at: now }).onConflictDoNothing()
}
