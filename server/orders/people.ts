import { clientOf, type Person } from '../sessions/order-notice.ts'
import type { Order, OrderTutor } from './rows.ts'

/** The client of an order and its tutors, but for those who are out of it. */
export const peopleOf = (order: Order, rows: readonly OrderTutor[]): Person[] => [
  ...clientOf(order),
  ...rows
    .filter(({ state }) => state === 'asked' || state === 'responded' || state === 'appointed')
    .map(({ tutor_id: id }) => ({ role: 'tutor' as const, id })),
]
