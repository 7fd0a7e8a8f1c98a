import { and, eq, type SQL } from 'drizzle-orm'
import type { getPaymentStatus } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireClient, requireTutor } from '../context.ts'
import { NotFound } from '../errors.ts'
import { payments } from './table.ts'

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
  const { status, purpose, target_id, sum, currency } = payment
  return { payment_id, status, purpose, target_id, sum, currency }
}
