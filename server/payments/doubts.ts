import { and, asc, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm'
import { type getPaymentDoubt, isHereStill, type judgePayment, type listPaymentDoubts, type PaymentDoubt } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { contains } from '../database/patterns.ts'
import { windowOf } from '../database/window.ts'
import { FieldProblem, NotFound, WrongStatus } from '../errors.ts'
import { noteActivity } from '../tutors/activity.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { writeLine } from '../wallet/ledger.ts'
import { totalOf } from './charge.ts'
import { paymentDoubts, payments } from './table.ts'

/** Payments that a bank told of and nobody asked for so (spec: decisions PAY-5). */
export async function listDoubts({ db, edition }: Context, { range, sort, filter: { state, reason, q } = {} }: Input<typeof listPaymentDoubts>) {
  const where = and(
    state && (state === 'open' ? isNull(paymentDoubts.outcome) : eq(paymentDoubts.outcome, state)),
    reason && eq(paymentDoubts.reason, reason),
    q ? ilike(paymentDoubts.provider_ref, contains(q)) : undefined,
  )
  const { offset, limit } = windowOf(range)
  const rows = await rowsOf(db, where)
    .orderBy(sort?.[1] === 'ASC' ? asc(paymentDoubts.id) : desc(paymentDoubts.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map((row) => present(row, edition)), total_count: await boundedCount(db, paymentDoubts, where) }
}

/** Throws `not_found`. */
export async function getDoubt({ db, edition }: Pick<Context, 'db' | 'edition'>, { id }: Input<typeof getPaymentDoubt>) {
  const [row] = await rowsOf(db, eq(paymentDoubts.id, id))
  if (!row) throw new NotFound()
  return { row: present(row, edition) }
}

/**
 * Settles a payment to be judged. Credited it is a top-up of its payer's wallet; where nobody knows the payment staff name the tutor. Throws `not_found`,
 * `wrong_status` for one that is judged or can't be credited, and the field `tutor_id`.
 */
export async function judge(context: Context, { id, outcome, comment, tutor_id: named }: Input<typeof judgePayment>) {
  const { tx, now } = context
  const [locked] = await tx.select().from(paymentDoubts).where(eq(paymentDoubts.id, id)).for('update')
  if (!locked) throw new NotFound()
  const { row } = await getDoubt(context, { id })
  const { sum, provider_ref } = row
  if (row.state !== 'open' || (outcome === 'credited' && !row.can_credit)) throw new WrongStatus()
  const admin = requireAdmin(context)
  const tutor_id = outcome === 'credited' ? await payerOf(tx, row.tutor_id ?? named) : null
  if (tutor_id !== null) {
    const line = await writeLine(tx, { tutor_id, type: 'topup', sum, at: now, admin_id: admin.id, comment: provider_ref })
    await noteActivity(context, { tutor_id, action: 'wallet_changed', changes: { balance: [line.balance_after - sum, line.balance_after] } })
  }
  await tx.update(paymentDoubts).set({ outcome, comment, tutor_id, judged_at: now, judged_by: admin.id }).where(eq(paymentDoubts.id, id))
  context.audit(`payment_doubt ${id}`, { outcome, sum, ...(tutor_id !== null && { tutor_id }), comment })
  return { payment_doubt: (await getDoubt(context, { id })).row }
}

/** Whether money that came for a payment of this tutor's waits for the word of staff. */
export async function isJudgedStill(db: Reader, tutor_id: number): Promise<boolean> {
  const [open] = await db
    .select({ id: paymentDoubts.id })
    .from(paymentDoubts)
    .innerJoin(payments, and(eq(payments.id, paymentDoubts.payment_id), eq(payments.provider, paymentDoubts.provider)))
    .where(and(isNull(paymentDoubts.judged_at), eq(payments.tutor_id, tutor_id)))
    .limit(1)
  return open !== undefined
}

async function payerOf(db: Reader, id: number | undefined): Promise<number> {
  if (id === undefined) throw new FieldProblem({ tutor_id: 'required' })
  const [tutor] = await db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, id))
  if (!tutor || !isHereStill(tutor.status)) throw new FieldProblem({ tutor_id: 'not_found' })
  return id
}

const rowsOf = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      doubt: paymentDoubts,
      payment: { id: payments.id, client_id: payments.client_id, sum: payments.sum, donate_sum: payments.donate_sum },
      tutor: { id: tutors.id, name: tutors.name, last_name: tutors.last_name, status: tutors.status },
      judged_by: admins.name,
    })
    .from(paymentDoubts)
    .leftJoin(payments, and(eq(payments.id, paymentDoubts.payment_id), eq(payments.provider, paymentDoubts.provider)))
    .leftJoin(tutors, or(eq(tutors.id, paymentDoubts.tutor_id), and(isNull(paymentDoubts.tutor_id), eq(tutors.id, payments.tutor_id))))
    .leftJoin(admins, eq(admins.id, paymentDoubts.judged_by))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function present({ doubt, payment, tutor, judged_by }: Row, { currency }: Context['edition']): PaymentDoubt {
  const { outcome, created_at, judged_at, ...told } = doubt
  return {
    ...told,
    asked: payment && totalOf(payment),
    tutor_id: tutor?.id ?? null,
    tutor_name: tutor ? wholeName(tutor) : '',
    state: outcome ?? 'open',
    judged_by: judged_by ?? '',
    created_at: unixOf(created_at),
    judged_at: maybeUnix(judged_at),
    // nobody reaches the wallet of a deleted tutor
    can_credit: outcome === null && doubt.currency === currency && (payment?.client_id ?? null) === null && (!tutor || isHereStill(tutor.status)),
  }
}
