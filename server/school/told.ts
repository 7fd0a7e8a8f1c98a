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
  if ('tutor_id' in notice) return takeAnswer(context, notice)
  const { school_order_id, status, school_tutor_id, comment } = notice
  const [order] = await tx
    .select({ id: orders.id, status: orders.status, prev_status: orders.prev_status, kind: orders.kind })
    .from(orders)
    .where(eq(orders.school_order_id, school_order_id))
    .orderBy(desc(orders.id))
    .limit(1)
    .for('update')
  if (!order) throw new NotFound()
  const step = status && steps[status]
  const isPaused = order.status === STATUS.paused && order.kind === 'school'
  const stage = (isPaused && order.prev_status) || order.status
  const isOver = stage === STATUS.paid || stage === STATUS.lost
  const teacher = school_tutor_id !== undefined && !isOver ? await newTeacherOf(context, order.id, school_tutor_id) : undefined
  const isNews = step && !step.known.includes(stage)
  // what goes on at the school ends a pause of ours
  if (isPaused && (isNews || teacher)) await changeOrder(context, { ...asTimer(order), action: 'unpause' })
  if (teacher) await changeOrder(context, { ...asTimer(order), action: 'appoint_tutor', input: { tutor_id: teacher } })
  if (!isNews) return
  const remove_reasons: RemoveReasons = { reasons: [OTHER_REMOVE_REASON], comment }
  const lost = status === 'lost' && { input: { remove_reasons }, patch: { remove_reasons } }
  await changeOrder(context, { ...asTimer(order), action: step.action, ...lost })
}

const asTimer = ({ id }: { id: number }) => ({ side: 'timer' as const, order_id: id, by: TIMER })

/** The tutor who teaches an order from now on; the school has teachers whom nobody knows here: they are no row of the order. */
async function newTeacherOf(context: Context, order_id: number, school_tutor_id: number): Promise<number | undefined> {
  const { tx, log } = context
  const [teacher, other] = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.school_tutor_id, school_tutor_id), eq(tutors.status, TUTOR_STATUS.school)))
    .limit(2)
  // rows older than the rule of `requireOwnNumber` may share one: whom it means nobody can tell
  if (!teacher || other) {
    log.warn(
      { order_id, school_tutor_id },
      other ? 'the school named a number that two tutors have' : 'the school named a teacher who is none of ours',
    )
    return
  }
  const [row] = await tx
    .select({ state: orderTutors.state })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, teacher.id)))
  return row?.state === 'appointed' ? undefined : teacher.id
}
