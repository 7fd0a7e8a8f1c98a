import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { getPaymentStatus } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireClient, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { orders } from '../orders/table.ts'
import { tops } from '../tops/table.ts'
import { type Payment, paymentDoubts, payments } from './table.ts'

/** What has become of a payment of the tutor's, and of the client's, own. Throws `not_found` (spec: decisions PAY-4). */
export const tutorStatus = (context: Context, input: Asked) => statusOf(context, input, eq(payments.tutor_id, requireTutor(context)))
export const clientStatus = (context: Context, input: Asked) => statusOf(context, input, eq(payments.client_id, requireClient(context)))

type Asked = Input<typeof getPaymentStatus>

async function statusOf({ db }: Context, { payment_id }: Asked, isOwn: SQL) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, payment_id), isOwn))
  if (!payment) throw new NotFound()
  const { status, purpose, target_id, sum, donate_sum, currency } = payment
  const applied = status === 'paid' && (await applies[purpose](db, payment))
  return { payment_id, status, purpose, target_id, sum, donate_sum, currency, applied, checked: await isChecked(db, payment) }
}

/** Whether money came that was not asked for so, unless staff closed it: whoever paid may not read that nothing was taken. */
const isChecked = async (db: Reader, { id, provider, status }: Payment) =>
  (status === 'created' || status === 'pending' || status === 'failed') &&
  (await db.$count(
    paymentDoubts,
    and(
      eq(paymentDoubts.payment_id, id),
      eq(paymentDoubts.provider, provider),
      or(isNull(paymentDoubts.outcome), eq(paymentDoubts.outcome, 'credited')),
    ),
  )) > 0

/** Whether a paid payment has paid for what it was meant for: that may have changed, or been paid in another way, while the payer was at the bank. */
const applies: Record<Payment['purpose'], (db: Reader, payment: Payment) => Promise<boolean>> = {
  wallet: async () => true,
  order: isOfOrder,
  client_order: isOfOrder,
  top: async (db, { id }) => (await db.$count(tops, eq(tops.payment_id, id))) > 0,
}

async function isOfOrder(db: Reader, { id, target_id }: Payment): Promise<boolean> {
  const [order] = await db
    .select({ paid: orders.payment_data })
    .from(orders)
    .where(eq(orders.id, target_id ?? 0))
  return order?.paid?.payment_id === id
}
