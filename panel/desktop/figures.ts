import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import type { WaitingKind } from '../../schemas/desktop-terms.ts'
import { OPEN } from '../../schemas/order-life.ts'
import { STATUS, type Status, statuses } from '../../schemas/order-status.ts'
import { orderReaches } from '../../schemas/order-terms.ts'
import { SITE_REVIEW_STATUS } from '../../schemas/site-review-life.ts'
import { BILLING } from '../../schemas/tutor-options.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { slugs } from '../slugs.ts'
import type { DesktopData, DesktopPlots, DesktopQueue } from './types.ts'

/** A list under a filter. */
export interface Aim {
  slug: string
  filter: Record<string, unknown>
}

/** The first and the last second of a day. */
export interface Span {
  from: number
  to: number
}

export const whoseQueues = ['mine', 'all'] as const
export type Whose = (typeof whoseQueues)[number]

export interface Figure {
  /** Key of its name in `desktop`. */
  name: string
  value: number
  isMoney?: boolean
  /** The list that it counts. */
  aim: Aim
}

/** The first second of so many days that end today. */
export type FirstDay = (days: number) => number

const MONTH = 30
const WEEK = 7
/** Statuses in which an order still waits for a manager. */
const untaken = [STATUS.new, STATUS.processing, STATUS.potential, STATUS.school_new]

const ordersBy = (filter: Aim['filter']): Aim => ({ slug: slugs.orders, filter })
const tutorsBy = (filter: Aim['filter']): Aim => ({ slug: slugs.tutors, filter })

const queues: Readonly<Record<WaitingKind, Aim>> = {
  without_manager: ordersBy({ status: untaken }),
  overdue: ordersBy({ deadline: 'overdue' }),
  missed_calls: { slug: slugs.telephony, filter: { waiting: true } },
  chats: ordersBy({ has_unread_chat: true }),
  of_former_managers: ordersBy({ former_manager: true, status: OPEN }),
  due_near: ordersBy({ deadline: 'near' }),
  on_moderation: tutorsBy({ status: [TUTOR_STATUS.moderation] }),
  verification_requests: tutorsBy({ verification_requested: true, verified: false }),
  billing_sent: tutorsBy({ billing_status: BILLING.sent }),
  payment_doubts: { slug: slugs.payment_doubts, filter: { state: 'open' } },
  ads: { slug: slugs.ads, filter: { status: [CONTENT_STATUS.moderation] } },
  blogs: { slug: slugs.blogs, filter: { status: [CONTENT_STATUS.moderation] } },
  site_reviews: { slug: slugs.site_reviews, filter: { status: [SITE_REVIEW_STATUS.unconfirmed] } },
}

/** The rows of what waits, those of one manager or of nobody where one is named. */
export function waitingAim(name: WaitingKind, whose?: { admin_id: number | null }): Aim {
  const { slug, filter } = queues[name]
  const owner = name === 'without_manager' ? 0 : whose && (whose.admin_id ?? 0)
  return { slug, filter: { ...filter, ...(owner !== undefined && { admin_id: owner }) } }
}

/** The figures in reading order. */
export function figuresOf({ orders, payments, tutors, calls_missed_today }: DesktopData, firstDay: FirstDay): Figure[] {
  const paidSince = (days: number) => ordersBy({ status: [STATUS.paid], paid_from: firstDay(days) })
  return [
    { name: 'new_today', value: orders.new_today, aim: ordersBy({ date_from: firstDay(1) }) },
    { name: 'new_7d', value: orders.new_7d, aim: ordersBy({ date_from: firstDay(WEEK) }) },
    { name: 'new_30d', value: orders.new_30d, aim: ordersBy({ date_from: firstDay(MONTH) }) },
    { name: 'paid_today', value: payments.paid_today, aim: paidSince(1) },
    { name: 'paid_30d', value: payments.paid_30d, aim: paidSince(MONTH) },
    { name: 'sum_30d', value: payments.sum_30d, isMoney: true, aim: paidSince(MONTH) },
    { name: 'registered_7d', value: tutors.registered_7d, aim: tutorsBy({ registered_from: firstDay(WEEK) }) },
    {
      name: 'calls_missed_today',
      value: calls_missed_today,
      aim: { slug: slugs.telephony, filter: { direction: 'in', state: 'missed', date_from: firstDay(1) } },
    },
  ]
}

/** Each status that some orders have. */
export const statusFigures = ({ orders: { by_status } }: DesktopData): (Figure & { status: Status })[] =>
  statuses
    .filter((status) => by_status[status])
    .map((status) => ({ name: String(status), status, value: by_status[status] ?? 0, aim: ordersBy({ status: [status] }) }))

/** The orders made in some days, then those of them that came so far. */
export const funnelFigures = ({ funnel }: DesktopPlots, { from, to }: Span): Figure[] => {
  const made = { date_from: from, date_to: to }
  return [
    { name: 'requests', value: funnel.requests, aim: ordersBy(made) },
    ...orderReaches.map((reached) => ({ name: reached, value: funnel[reached], aim: ordersBy({ ...made, reached }) })),
  ]
}

/** One day's orders: those made on it, or paid on it. */
export const dayAims = {
  orders: ({ from, to }: Span): Aim => ordersBy({ date_from: from, date_to: to }),
  paid: ({ from, to }: Span): Aim => ordersBy({ status: [STATUS.paid], paid_from: from, paid_to: to }),
}

/** Whose part of what waits is shown: one's own keeps what is theirs alone. */
export function queueOf(queue: DesktopQueue['queue'], whose: Whose, me: number): DesktopQueue['queue'] {
  if (whose === 'all') return queue
  return queue.flatMap(({ name, whose }) => {
    const own = whose.find(({ admin_id }) => admin_id === me)
    return own ? [{ name, n: own.n, since: own.since, whose: [own] }] : []
  })
}

/** What a manager has in hand and has brought to payment. */
export function managerFigures({ admin_id, in_work, paid_30d }: DesktopData['managers'][number], firstDay: FirstDay): Figure[] {
  return [
    { name: 'in_work', value: in_work, aim: ordersBy({ admin_id, status: OPEN }) },
    { name: 'paid_30d', value: paid_30d, aim: ordersBy({ admin_id, status: [STATUS.paid], paid_from: firstDay(MONTH) }) },
  ]
}

/** How many of the orders made in some days are a manager's, and how many of those were paid. */
export function managerPlots({ admin_id, n, paid }: { admin_id: number; n: number; paid: number }, { from, to }: Span): Figure[] {
  const made = { admin_id, date_from: from, date_to: to }
  return [
    { name: 'made', value: n, aim: ordersBy(made) },
    { name: 'paid_of_made', value: paid, aim: ordersBy({ ...made, reached: 'paid' }) },
  ]
}
