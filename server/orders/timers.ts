import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Action, STATUS } from '../../schemas/index.ts'
import { startOfDay } from '../../theme/zones.ts'
import { WrongStatus } from '../errors.ts'
import { staffEvents } from '../notifications/table.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf, unixOf } from '../unix.ts'
import { type OrderContext, TIMER } from './change.ts'
import { changeOrder } from './change-order.ts'
import { hideTutor, OVERDUE } from './overdue.ts'
import type { Order } from './rows.ts'
import { orders, orderTutors } from './table.ts'
import { tellTutor } from './tell.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Orders that one run of a timer takes; the next run, minutes later, takes the next. */
const BATCH = 500

export type Transact = <T>(work: (context: OrderContext) => Promise<T>) => Promise<T>

/**
 * What time alone does to orders, every five minutes; each order in a transaction of its own (spec: decisions ORD-6). An order that fails stops no other; what
 * went wrong is thrown when all are through.
 */
export async function runOrderTimers(transact: Transact) {
  const failures: unknown[] = []
  for (const timer of timers) failures.push(...(await timer(transact)))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be changed by their timers`)
}

const before = (now: Date, length: number) => sql`${new Date(now.getTime() - length).toISOString()}::timestamptz`
const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
const sum = (payment: number, now: Date) => ({ sum: payment, method: 'wallet' as const, payer: 'tutor' as const, date: unixOf(now), comment: '' })

const idsWhere = (transact: Transact, where: (context: OrderContext) => SQL) =>
  transact(async (context) => {
    const found = await context.tx.select({ id: orders.id }).from(orders).where(where(context)).orderBy(orders.id).limit(BATCH)
    return found.map(({ id }) => id)
  })

/** Does the work for each order, and answers what went wrong. An order that changed between being found and being locked is left to the next run. */
async function eachOrder(
  transact: Transact,
  where: (context: OrderContext) => SQL,
  work: (context: OrderContext, order_id: number) => Promise<unknown>,
): Promise<unknown[]> {
  return inTurn(transact, await idsWhere(transact, where), work)
}

async function inTurn<T>(transact: Transact, found: T[], work: (context: OrderContext, one: T) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const one of found) {
    await transact((context) => work(context, one)).catch((error: unknown) => {
      if (!(error instanceof WrongStatus)) failures.push(error)
    })
  }
  return failures
}

const acting =
  (action: Action<'timer'>, input: (context: OrderContext) => Parameters<typeof changeOrder<'timer'>>[1]['input'] = () => ({})) =>
  (context: OrderContext, order_id: number) =>
    changeOrder(context, { side: 'timer', action, order_id, by: TIMER, input: input(context) ?? {} })

/** A hint for staff, until they read it or the order's status changes (spec: decisions MSG-6). */
const hint = ({ tx, now }: OrderContext, order_id: number, reason: string) =>
  tx.insert(staffEvents).values({ kind: 'timer', order_id, reason, created_at: now })

const noHint = (reason: string, since: SQL) => sql`not exists (
  select from staff_events e where e.order_id = ${orders.id} and e.kind = 'timer' and e.reason = ${reason} and e.created_at >= ${since})`
const thisStatus = sql`${orders.status_at}`
const thisDeadline = sql`${orders.date_payment_deadline}`
/** Was nothing said about the present deadline yet? A lesson that is moved brings another. */
const notReminded = sql`not exists (
  select from outbox m where m.order_id = ${orders.id} and m.template = 'tutor_pay_deadline' and m.created_at > ${orders.date_payment_deadline} - interval '1 day')`

const appointedOf = async ({ tx }: OrderContext, order_id: number) => {
  const [row] = await tx
    .select({ tutor_id: orderTutors.tutor_id })
    .from(orderTutors)
    .where(and(eq(orderTutors.order_id, order_id), eq(orderTutors.state, 'appointed')))
  return row?.tutor_id
}

const timers: ((transact: Transact) => Promise<unknown[]>)[] = [
  // Nobody answered a personal request for a day.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} in (1, 2) and ${orders.auto_appoint_potential_tutors}
        and exists (select from order_tutors r where r.order_id = ${orders.id} and r.kind = 'personal' and r.state = 'asked' and r.asked_at <= ${before(now, DAY)})
        and not exists (select from order_tutors r where r.order_id = ${orders.id} and r.kind = 'personal' and r.state = 'asked' and r.asked_at > ${before(now, DAY)})`,
      acting('offer'),
    ),
  // A pause is over.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 6 and ${orders.date_pause_off} <= ${at(now)}`,
      async (context, id) => {
        await acting('unpause')(context, id)
        await hint(context, id, 'pause_over')
      },
    ),
  // Few answers a day after the first wave: the second one, once.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 3 and ${orders.second_wave_at} is null and ${orders.offered_at} <= ${before(now, DAY)}
        and (select count(*) from order_tutors r where r.order_id = ${orders.id} and r.state = 'responded') < 3`,
      acting('second_wave'),
    ),
  // No answer for three days.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 3 and ${orders.offered_at} <= ${before(now, 3 * DAY)} and ${noHint('no_responses', thisStatus)}
        and not exists (select from order_tutors r where r.order_id = ${orders.id} and r.state = 'responded')`,
      (context, id) => hint(context, id, 'no_responses'),
    ),
  // No first lesson five days after the appointment; a day that the client wishes is none.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 4 and ${orders.status_at} <= ${before(now, 5 * DAY)} and ${noHint('no_first_class', thisStatus)}`,
      async (context, id) => {
        await hint(context, id, 'no_first_class')
        const tutor_id = await appointedOf(context, id)
        if (tutor_id) await tellTutor(context, 'tutor_first_class_reminder', { order_id: id, tutor_id })
      },
    ),
  // Free orders are paid by themselves at the first midnight after the lesson.
  (transact) =>
    eachOrder(
      transact,
      ({ edition, now }) =>
        sql`${orders.status} = 5 and ${orders.commission_sum} = 0 and ${orders.first_class} < ${at(dateOf(startOfDay(edition.timeZone, unixOf(now))))}`,
      acting('close_free', ({ now }) => ({ payment: sum(0, now) })),
    ),
  // The last day to pay, and the days after it.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 5 and ${orders.commission_sum} > 0 and ${orders.date_payment_deadline} > ${at(now)}
        and ${orders.date_payment_deadline} <= ${before(now, -DAY)} and ${notReminded}`,
      async (context, id) => {
        const tutor_id = await appointedOf(context, id)
        if (tutor_id) await tellTutor(context, 'tutor_pay_deadline', { order_id: id, tutor_id, sms: 'tutor_pay_deadline' })
      },
    ),
  (transact) =>
    eachOrder(
      transact,
      ({ now }) =>
        sql`${orders.status} = 5 and ${orders.commission_sum} > 0 and ${orders.date_payment_deadline} <= ${before(now, OVERDUE)} and ${noHint('overdue', thisDeadline)}`,
      async (context, id) => {
        await hint(context, id, 'overdue')
        const tutor_id = await appointedOf(context, id)
        if (!tutor_id) return
        await tellTutor(context, 'tutor_pay_overdue', { order_id: id, tutor_id })
        await hideTutor(context, tutor_id)
      },
    ),
  // Reviews: one request by itself after two weeks, given up after sixty days.
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 7 and ${orders.review_status} = 0 and ${orders.review_requested_at} is null
        and ${orders.paid_at} <= ${before(now, 14 * DAY)} and ${orders.paid_at} > ${before(now, 60 * DAY)}`,
      acting('request_review'),
    ),
  (transact) =>
    eachOrder(
      transact,
      ({ now }) => sql`${orders.status} = 7 and ${orders.review_status} in (0, 2) and ${orders.paid_at} <= ${before(now, 60 * DAY)}`,
      acting('set_no_review'),
    ),
  // A tutor who was asked or appointed is blocked or gone.
  closeRowsOfGone,
]

async function closeRowsOfGone(transact: Transact): Promise<unknown[]> {
  const gone = await transact(({ tx }) =>
    tx
      .select({ order_id: orderTutors.order_id, tutor_id: orderTutors.tutor_id })
      .from(orderTutors)
      .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
      .innerJoin(orders, eq(orders.id, orderTutors.order_id))
      .where(and(inArray(tutors.status, GONE), inArray(orderTutors.state, ['asked', 'appointed']), inArray(orders.status, [1, 2, 3, 4, 5])))
      .limit(BATCH),
  )
  return inTurn(transact, gone, async (context, { order_id, tutor_id }) => {
    let wasTaken = false
    const check = ({ status }: Order) => {
      wasTaken = status === STATUS.appointed || status === STATUS.waiting_pay
    }
    await changeOrder(context, { side: 'timer', action: 'tutor_gone', order_id, by: TIMER, input: { tutor_id }, check })
    if (wasTaken) await hint(context, order_id, 'tutor_gone')
  })
}
