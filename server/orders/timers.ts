import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Action, RowState } from '../../schemas/index.ts'
import { ANSWER_HOURS, IN_WORK, NO_FIRST_CLASS_DAYS, NO_RESPONSES_DAYS, REVIEW, STATUS } from '../../schemas/index.ts'
import { startOfDay } from '../../theme/zones.ts'
import { constant } from '../database/constant.ts'
import { DAY_MS, HOUR_MS } from '../spans.ts'
import { TEACHING } from '../tutors/available.ts'
import { GONE } from '../tutors/gone.ts'
import { dateOf, unixOf } from '../unix.ts'
import { changeOrder } from './change-order.ts'
import { hideTutor, isOverdueSince, OVERDUE } from './overdue.ts'
import { type OrderContext, TIMER } from './pending-change.ts'
import { orders, orderTutors, staffEvents } from './table.ts'
import { tellTutor } from './tell.ts'

/** Something that time alone does to an order. */
export interface Timer {
  name: string
  /** For which orders it is time, as a condition on `orders`. */
  due: (context: OrderContext) => SQL
  work: (context: OrderContext, order_id: number) => Promise<unknown>
}

const ANSWER = ANSWER_HOURS * HOUR_MS
/** With fewer answers to the first wave there is a second. */
const FEW_ANSWERS = 3
/** After the payment: when a review is asked for, and when it is given up (spec: decisions ORD-6). */
const REVIEW_ASKED = 14 * DAY_MS
const REVIEW_GIVEN_UP = 60 * DAY_MS

const before = (now: Date, length: number) => sql`${new Date(now.getTime() - length).toISOString()}::timestamptz`
const at = (now: Date) => before(now, 0)

const acting =
  (action: Action<'timer'>, input: (context: OrderContext) => Parameters<typeof changeOrder<'timer'>>[1]['input'] = () => ({})): Timer['work'] =>
  (context, order_id) =>
    changeOrder(context, { side: 'timer', action, order_id, by: TIMER, input: input(context) ?? {} })

/** A hint for staff, until they read it or the order's status changes (spec: decisions MSG-6). */
const hint = ({ tx, now }: OrderContext, order_id: number, reason: string) =>
  tx.insert(staffEvents).values({ kind: 'timer', order_id, reason, created_at: now })

const noHint = (reason: string, since: SQL) => sql`not exists (
  select from staff_events e where e.order_id = ${orders.id} and e.kind = 'timer' and e.reason = ${reason} and e.created_at >= ${since})`
/** It went on since: nobody could answer while it stood still. */
const wentOnAfter = (moment: SQL) => sql`exists (select from order_log l where l.order_id = ${orders.id}
  and l.from in ${constant([STATUS.paused, STATUS.lost])} and l.to <> l.from and l.at > ${moment})`
/** The tutor asked in person left while it stood still, and it was offered to nobody since. */
const leftWhenPaused = sql`exists (select from order_log l join order_tutors r on r.order_id = l.order_id and r.tutor_id = l.tutor_id
  where l.order_id = ${orders.id} and l.action = 'tutor_gone' and l.from = ${constant(STATUS.paused)} and r.kind = 'personal'
  and l.at > coalesce(${orders.offered_at}, '-infinity'))`
/** Answers of tutors whom the client can choose. */
const answers = sql`from order_tutors r join tutors t on t.id = r.tutor_id
  where r.order_id = ${orders.id} and r.state = 'responded' and ${inArray(sql`t.status`, TEACHING)}`
/** A row `r` of a tutor `t` who is gone, in which they still have the order in hand or might take it. */
const isOfGone = sql`${inArray(sql`t.status`, GONE)} and (
  ${orders.status} in ${constant(IN_WORK)} and r.state in ('asked', 'responded')
  or ${orders.status} in ${constant([STATUS.appointed, STATUS.waiting_pay])} and r.state = 'appointed')`
const thisStatus = sql`${orders.status_at}`
const thisDeadline = sql`${orders.date_payment_deadline}`

const appointedOf = async ({ tx }: OrderContext, order_id: number) => {
  const [row] = await tx
    .select({ tutor_id: orderTutors.tutor_id })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.state, 'appointed')))
  return row?.tutor_id
}

/** What time alone does to orders, in this order (spec: decisions ORD-6). */
export const timers: Timer[] = [
  {
    name: 'nobody answered a personal request for a day',
    due: ({ now }) => sql`${orders.status} in ${constant([STATUS.new, STATUS.processing])} and ${orders.auto_appoint_potential_tutors}
      and (${leftWhenPaused} or not ${wentOnAfter(before(now, ANSWER))}
        and exists (select from order_tutors r where r.order_id = ${orders.id} and r.kind = 'personal' and r.state = 'asked' and r.asked_at <= ${before(now, ANSWER)}))
      and not exists (select from order_tutors r where r.order_id = ${orders.id} and r.kind = 'personal' and r.state = 'asked' and r.asked_at > ${before(now, ANSWER)})`,
    work: acting('offer'),
  },
  {
    name: 'a pause is over',
    due: ({ now }) => sql`${orders.status} = ${constant(STATUS.paused)} and ${orders.date_pause_off} <= ${at(now)}`,
    work: async (context, id) => {
      await acting('unpause')(context, id)
      await hint(context, id, 'pause_over')
    },
  },
  {
    name: 'few answers a day after the first wave: the second one, once',
    due: ({
      now,
    }) => sql`${orders.status} = ${constant(STATUS.potential)} and ${orders.second_wave_at} is null and ${orders.offered_at} <= ${before(now, DAY_MS)}
      and not ${wentOnAfter(before(now, DAY_MS))} and (select count(*) ${answers}) < ${constant(FEW_ANSWERS)}`,
    work: acting('second_wave'),
  },
  {
    name: 'no answer for three days',
    due: ({
      now,
    }) => sql`${orders.status} = ${constant(STATUS.potential)} and ${orders.offered_at} <= ${before(now, NO_RESPONSES_DAYS * DAY_MS)} and ${noHint('no_responses', thisStatus)}
      and not ${wentOnAfter(before(now, NO_RESPONSES_DAYS * DAY_MS))} and not exists (select ${answers})`,
    work: (context, id) => hint(context, id, 'no_responses'),
  },
  {
    // A day that the client wishes for is no lesson.
    name: 'no first lesson five days after the appointment',
    due: ({ now }) =>
      sql`${orders.status} = ${constant(STATUS.appointed)} and ${orders.status_at} <= ${before(now, NO_FIRST_CLASS_DAYS * DAY_MS)} and ${noHint('no_first_class', thisStatus)}`,
    work: async (context, id) => {
      await hint(context, id, 'no_first_class')
      const tutor_id = await appointedOf(context, id)
      if (tutor_id) await tellTutor(context, 'tutor_first_class_reminder', { order_id: id, tutor_id })
    },
  },
  {
    name: 'free orders are paid by themselves at the first midnight after the lesson',
    due: ({ edition, now }) =>
      sql`${orders.status} = ${constant(STATUS.waiting_pay)} and ${orders.commission_sum} = 0 and ${orders.first_class} < ${at(dateOf(startOfDay(edition.timeZone, unixOf(now))))}`,
    work: acting('close_free', ({ now }) => ({ payment: { sum: 0, method: 'wallet', payer: 'tutor', date: unixOf(now), comment: '' } })),
  },
  {
    // A lesson that is moved brings another deadline, and another reminder.
    name: 'the last day to pay',
    due: ({
      now,
    }) => sql`${orders.status} = ${constant(STATUS.waiting_pay)} and ${orders.commission_sum} > 0 and ${orders.date_payment_deadline} > ${at(now)}
      and ${orders.date_payment_deadline} <= ${before(now, -DAY_MS)} and ${orders.reminded_deadline} is distinct from ${orders.date_payment_deadline}`,
    work: async (context, id) => {
      await context.tx
        .update(orders)
        .set({ reminded_deadline: sql`${orders.date_payment_deadline}` })
        .where(eq(orders.id, id))
      const tutor_id = await appointedOf(context, id)
      if (tutor_id) await tellTutor(context, 'tutor_pay_deadline', { order_id: id, tutor_id, sms: 'tutor_pay_deadline' })
    },
  },
  {
    name: 'three days after the last day to pay',
    due: ({ now }) => sql`${isOverdueSince(before(now, OVERDUE))} and ${noHint('overdue', thisDeadline)}`,
    work: async (context, id) => {
      await hint(context, id, 'overdue')
      const tutor_id = await appointedOf(context, id)
      if (tutor_id) await tellTutor(context, 'tutor_pay_overdue', { order_id: id, tutor_id })
    },
  },
  {
    // Told of once, a debt that was lost, paused or paid by mistake comes back without a word.
    name: 'who has owed for three days is in no list',
    due: ({ now }) => sql`${isOverdueSince(before(now, OVERDUE))} and exists (
      select from order_tutors r join tutors t on t.id = r.tutor_id
      where r.order_id = ${orders.id} and r.state = 'appointed' and not t.overdue_disabled)`,
    work: async (context, id) => {
      const tutor_id = await appointedOf(context, id)
      if (tutor_id) await hideTutor(context, tutor_id)
    },
  },
  {
    name: 'a review is asked for after two weeks, once',
    due: ({
      now,
    }) => sql`${orders.status} = ${constant(STATUS.paid)} and ${orders.review_status} = ${constant(REVIEW.none)} and ${orders.review_requested_at} is null
      and ${orders.paid_at} <= ${before(now, REVIEW_ASKED)} and ${orders.paid_at} > ${before(now, REVIEW_GIVEN_UP)}`,
    work: acting('request_review'),
  },
  {
    name: 'a review is given up after sixty days',
    due: ({ now }) =>
      sql`${orders.status} = ${constant(STATUS.paid)} and ${orders.review_status} in ${constant([REVIEW.none, REVIEW.requested])} and ${orders.paid_at} <= ${before(now, REVIEW_GIVEN_UP)}`,
    work: acting('set_no_review'),
  },
  {
    name: 'a tutor who was asked, has answered or is appointed is blocked or gone',
    due: () => sql`${orders.status} in ${constant([...IN_WORK, STATUS.appointed, STATUS.waiting_pay])} and exists (
      select from order_tutors r join tutors t on t.id = r.tutor_id where r.order_id = ${orders.id} and ${isOfGone})`,
    work: closeRowsOfGone,
  },
]

async function closeRowsOfGone(context: OrderContext, order_id: number) {
  const { rows: gone } = await context.tx.execute<{ tutor_id: number; state: RowState }>(sql`
    select r.tutor_id, r.state from ${orders} join order_tutors r on r.order_id = ${orders.id} join tutors t on t.id = r.tutor_id
    where ${orders.id} = ${order_id} and ${isOfGone} order by r.id`)
  for (const { tutor_id } of gone) await changeOrder(context, { side: 'timer', action: 'tutor_gone', order_id, by: TIMER, input: { tutor_id } })
  if (gone.some(({ state }) => state === 'appointed')) await hint(context, order_id, 'tutor_gone')
}
