import { and, desc, eq } from 'drizzle-orm'
import {
  type Action,
  type OrderNotice,
  OTHER_REMOVE_REASON,
  type RemoveReasons,
  type receiveSchoolNotice,
  SchoolNotice,
  STATUS,
  type Status,
  TUTOR_STATUS,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireRaw } from '../context.ts'
import { NotFound } from '../errors.ts'
import { changeOrder } from '../orders/change-order.ts'
import { TIMER } from '../orders/pending-change.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { readSigned } from '../outside/signed.ts'
import { tutors } from '../tutors/table.ts'
import { takeAnswer } from './candidates.ts'

/** What each word does, and the statuses in which it says nothing new: a repeat, or one that was overtaken. */
const steps: Record<NonNullable<OrderNotice['status']>, { action: Action<'timer'>; known: readonly Status[] }> = {
  processing: { action: 'set_school_processing', known: [STATUS.school_processing, STATUS.paid, STATUS.lost] },
  paid: { action: 'set_paid', known: [STATUS.paid] },
  lost: { action: 'set_lost', known: [STATUS.lost] },
}

/**
 * The partner school's signed word on an order that it has, or on somebody who wants to teach there. Throws the field `signature`, `timestamp` or `body`, `not_found` for a number that no order has, and
 * `wrong_status` for an order that has left the school (spec: decisions SCH-5).
 */
export async function receive(context: Context, _: Input<typeof receiveSchoolNotice>) {
  const { tx, edition, outside, now } = context
  const key = outside.school.webhookKey
  if (!edition.flags.school || !key) throw new NotFound()
  const notice = readSigned(requireRaw(context), SchoolNotice, { key, now })
  if ('tutor_id' in notice) return takeAnswer(tx, now, notice)
  const { school_order_id, status, school_tutor_id, comment } = notice
  const [order] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.school_order_id, school_order_id))
    .orderBy(desc(orders.id))
    .limit(1)
    .for('update')
  if (!order) throw new NotFound()
  const step = status && steps[status]
  const isOver = order.status === STATUS.paid || order.status === STATUS.lost
  if (school_tutor_id !== undefined && !isOver) await appoint(context, order.id, school_tutor_id)
  if (!step || step.known.includes(order.status)) return
  const remove_reasons: RemoveReasons = { reasons: [OTHER_REMOVE_REASON], comment }
  const lost = status === 'lost' && { input: { remove_reasons }, patch: { remove_reasons } }
  await changeOrder(context, { side: 'timer', action: step.action, order_id: order.id, by: TIMER, ...lost })
}

/** The school has teachers whom nobody knows here: they are no row of the order. */
async function appoint(context: Context, order_id: number, school_tutor_id: number) {
  const { tx, log } = context
  const [teacher] = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.school_tutor_id, school_tutor_id), eq(tutors.status, TUTOR_STATUS.school)))
  if (!teacher) return log.warn({ order_id, school_tutor_id }, 'the school named a teacher who is none of ours')
  const [row] = await tx
    .select({ state: orderTutors.state })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, teacher.id)))
  if (row?.state === 'appointed') return
  await changeOrder(context, { side: 'timer', action: 'appoint_tutor', order_id, by: TIMER, input: { tutor_id: teacher.id } })
}
