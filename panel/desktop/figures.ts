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

/** The figures by what they are about, in reading order. */
export const figuresOf = ({ orders, payments, tutors }: DesktopData): { name: string; figures: Figure[] }[] => [
  {
    name: 'orders',
    figures: [
      { name: 'new_today', value: orders.new_today },
      { name: 'new_7d', value: orders.new_7d },
      { name: 'new_30d', value: orders.new_30d },
      { name: 'without_manager', value: orders.without_manager, waits: true, list: { slug: slugs.orders, filter: { admin_id: 0 } } },
    ],
  },
  {
    name: 'payments',
    figures: [
      { name: 'due_near', value: payments.due_near, list: { slug: slugs.orders, filter: { deadline: 'near' } } },
      { name: 'overdue', value: payments.overdue, waits: true, list: { slug: slugs.orders, filter: { deadline: 'overdue' } } },
      { name: 'paid_today', value: payments.paid_today },
      { name: 'paid_30d', value: payments.paid_30d },
      { name: 'sum_30d', value: payments.sum_30d, isMoney: true },
    ],
  },
  {
    name: 'tutors',
    figures: [
      { name: 'on_moderation', value: tutors.on_moderation, waits: true, list: { slug: slugs.tutors, filter: { status: 2 } } },
      {
        name: 'verification_requests',
        value: tutors.verification_requests,
        waits: true,
        list: { slug: slugs.tutors, filter: { verification_requested: true } },
      },
      { name: 'registered_7d', value: tutors.registered_7d },
    ],
  },
]
