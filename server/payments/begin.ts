import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import { BILLING } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { queueUp } from '../database/queue-up.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import type { Bank, BankPage, Charge } from '../outside/banks/bank.ts'
import { MINUTE_MS } from '../spans.ts'
import { tutors } from '../tutors/table.ts'
import { bankOf, chargeOf } from './charge.ts'
import { paymentsCounted } from './counted.ts'
import { merchantFor } from './merchant.ts'
import { type Payment, payments } from './table.ts'

/** What somebody wants to pay, and by which way. */
export interface Wanted extends Pick<Payment, 'purpose' | 'target_id' | 'sum'> {
  provider: PaymentProvider
  payer: { tutor_id: number; client_id?: undefined } | { client_id: number; tutor_id?: undefined }
  donate_sum?: number
  /** How many lessons of the school a client buys. */
  lessons?: number
  save_token?: boolean
  /** The kept card that pays. */
  card_id?: number
  /** The `Idempotency-Key` of the press that pays by it. */
  once_key?: string | undefined
}

/** Who presses twice within this means one payment. */
export const SAME_FOR = MINUTE_MS

/**
 * Begins a payment and gives the page where it goes on. It is written before the bank hears of it, aside, so that no money arrives for a payment that nobody knows
 * and no connection waits for the bank; the same asked for within a minute is the same payment. Throws `provider_unavailable`, and the field `billing_data` where
 * the edition wants it first (spec: decisions PAY-4, TUT-18).
 */
export async function beginPayment(context: Context, wanted: Wanted, as: Charge['as']): Promise<{ payment_id: string; page: BankPage }> {
  const bank = bankOf(context, wanted.provider)
  const payment = await writePayment(context, wanted)
  const page = payment.page ?? (await openPage(context, bank, payment, as))
  return { payment_id: payment.id, page }
}

/** The payment's row, before any bank hears of it. */
export async function writePayment(context: Context, wanted: Wanted): Promise<Payment> {
  const { tutor_id } = wanted.payer
  if (tutor_id !== undefined && (await lacksBilling(context, tutor_id))) throw new FieldProblem({ billing_data: 'required' })
  return context.aside((tx) => sameOrNew(tx, context, wanted))
}

/** An invoice needs to know whom it is for: where the edition asks for billing data, they are sent before money is (spec: decisions TUT-18). */
export async function lacksBilling({ db, edition }: Context, tutor_id: number): Promise<boolean> {
  if (!edition.flags.billing_data) return false
  const [tutor] = await db.select({ status: tutors.billing_status }).from(tutors).where(eq(tutors.id, tutor_id))
  return tutor?.status !== BILLING.sent && tutor?.status !== BILLING.approved
}

async function sameOrNew(tx: Tx, context: Context, { payer, ...wanted }: Wanted): Promise<Payment> {
  const { now, edition } = context
  const { tutor_id = null, client_id = null } = payer
  // of two presses at the same moment the second finds what the first has written
  await queueUp(tx, `payment ${tutor_id} ${client_id}`)
  const isOwn = tutor_id === null ? eq(payments.client_id, client_id ?? 0) : eq(payments.tutor_id, tutor_id)
  const pressed = wanted.once_key === undefined ? undefined : await underKey(tx, isOwn, { ...wanted, once_key: wanted.once_key })
  if (pressed) return pressed
  const [same] = await tx
    .select()
    .from(payments)
    .where(
      and(
        isOwn,
        eq(payments.purpose, wanted.purpose),
        wanted.target_id === null ? isNull(payments.target_id) : eq(payments.target_id, wanted.target_id),
        eq(payments.sum, wanted.sum),
        eq(payments.donate_sum, wanted.donate_sum ?? 0),
        eq(payments.save_token, wanted.save_token ?? false),
        eq(payments.provider, wanted.provider),
        wanted.card_id === undefined ? isNull(payments.card_id) : eq(payments.card_id, wanted.card_id),
        // a card pays at once: what it has paid is the same payment too
        inArray(payments.status, wanted.card_id === undefined ? ['created', 'pending'] : ['created', 'pending', 'paid']),
        gt(payments.created_at, new Date(now.getTime() - SAME_FOR)),
      ),
    )
    .orderBy(desc(payments.created_at))
    .limit(1)
  if (same) return same
  const merchant_id = await merchantFor(tx, context, wanted)
  const [payment] = await tx
    .insert(payments)
    .values({ ...wanted, tutor_id, client_id, merchant_id, currency: edition.currency, created_at: now })
    .returning()
  return payment as Payment
}

/** What the same press has begun, however long ago. Throws `other` for another payment under the same key. */
async function underKey(tx: Tx, isOwn: SQL, wanted: Omit<Wanted, 'payer'> & { once_key: string }): Promise<Payment | undefined> {
  const [pressed] = await tx
    .select()
    .from(payments)
    .where(and(isOwn, eq(payments.once_key, wanted.once_key), inArray(payments.status, ['created', 'pending', 'paid'])))
  if (!pressed) return undefined
  const isSame =
    pressed.purpose === wanted.purpose &&
    pressed.target_id === wanted.target_id &&
    pressed.card_id === wanted.card_id &&
    pressed.donate_sum === (wanted.donate_sum ?? 0) &&
    // what an order costs is not the payer's word
    (wanted.purpose !== 'wallet' || pressed.sum === wanted.sum)
  if (!isSame) throw new Refusal('other')
  return pressed
}

async function openPage(context: Context, bank: Bank, payment: Payment, as: Charge['as']): Promise<BankPage> {
  const isThis = eq(payments.id, payment.id)
  try {
    const page = await bank.createPayment(await chargeOf(context, payment, as))
    await context.aside((tx) => tx.update(payments).set({ page }).where(isThis))
    return page
  } catch (error) {
    return refused(context, payment, error)
  }
}

/** A bank that is away, or has not taken a payment: that has failed, and stays known. Throws `provider_unavailable`. */
export async function refused(context: Context, { id, provider }: Payment, error: unknown): Promise<never> {
  context.log.error({ err: error, payment: id, provider }, 'a bank has not taken a payment')
  await failPayment(context, id)
  throw new Refusal('provider_unavailable')
}

/** Of a payment that is still open; aside, for a refusal follows. */
export async function failPayment(context: Context, id: string): Promise<void> {
  const [failed] = await context.aside((tx) =>
    tx
      .update(payments)
      .set({ status: 'failed' })
      .where(and(eq(payments.id, id), inArray(payments.status, ['created', 'pending'])))
      .returning({ provider: payments.provider }),
  )
  if (failed) paymentsCounted.inc({ edition: context.edition.code, provider: failed.provider, outcome: 'failed' })
}
