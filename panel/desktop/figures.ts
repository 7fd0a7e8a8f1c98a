import { STATUS } from '../../schemas/order-life.ts'
import { slugs } from '../slugs.ts'
import type { DesktopData } from './types.ts'

export interface Figure {
  /** Key of its name in `desktop`. */
  name: string
  value: number
  isMoney?: boolean
  /** The list it counts, as far as one list shows it. */
  list?: { slug: string; filter: Record<string, unknown> }
  /** Somebody has to do something about it. */
  waits?: boolean
}

/** Statuses in which an order still waits for a manager. */
const untaken = [STATUS.new, STATUS.processing, STATUS.potential, STATUS.school_new]

const paidSince = (paid_from: number) => ({ slug: slugs.orders, filter: { status: [STATUS.paid], paid_from } })
const ordersSince = (date_from: number) => ({ slug: slugs.orders, filter: { date_from } })

/** The figures by what they are about, in reading order; `firstDay(7)` is the first second of a week that ends today. */
export const figuresOf = ({ orders, payments, tutors }: DesktopData, firstDay: (days: number) => number): { name: string; figures: Figure[] }[] => [
  {
    name: 'orders',
    figures: [
      { name: 'new_today', value: orders.new_today, list: ordersSince(firstDay(1)) },
      { name: 'new_7d', value: orders.new_7d, list: ordersSince(firstDay(7)) },
      { name: 'new_30d', value: orders.new_30d, list: ordersSince(firstDay(30)) },
      { name: 'without_manager', value: orders.without_manager, waits: true, list: { slug: slugs.orders, filter: { admin_id: 0, status: untaken } } },
    ],
  },
  {
    name: 'payments',
    figures: [
      { name: 'due_near', value: payments.due_near, list: { slug: slugs.orders, filter: { deadline: 'near' } } },
      { name: 'overdue', value: payments.overdue, waits: true, list: { slug: slugs.orders, filter: { deadline: 'overdue' } } },
      { name: 'paid_today', value: payments.paid_today, list: paidSince(firstDay(1)) },
      { name: 'paid_30d', value: payments.paid_30d, list: paidSince(firstDay(30)) },
      { name: 'sum_30d', value: payments.sum_30d, isMoney: true, list: paidSince(firstDay(30)) },
    ],
  },
  {
    name: 'tutors',
    figures: [
      { name: 'on_moderation', value: tutors.on_moderation, waits: true, list: { slug: slugs.tutors, filter: { status: [2] } } },
      {
        name: 'verification_requests',
        value: tutors.verification_requests,
        waits: true,
        list: { slug: slugs.tutors, filter: { verification_requested: true } },
      },
      { name: 'registered_7d', value: tutors.registered_7d, list: { slug: slugs.tutors, filter: { registered_from: firstDay(7) } } },
    ],
  },
]
