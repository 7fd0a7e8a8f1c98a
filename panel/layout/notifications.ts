import type { Session } from '../../data-providers/session.ts'
import type { readableNotifications } from '../../schemas/index.ts'
import { NO_FIRST_CLASS_DAYS, NO_RESPONSES_DAYS, OVERDUE_DAYS } from '../../schemas/order-terms.ts'

type Notifications = Session['notifications']
export type Category = keyof Notifications
type Readable = (typeof readableNotifications)[number]

/** Category → the type that marks its entries read; timers have none, they go when the order moves on (spec: back-office 4.10). */
const readAs: Partial<Record<Category, Readable>> = {
  personal_orders: 'personal_response',
  potential_orders: 'potential_response',
  client_terms_declined_orders: 'client_terms_declined',
  client_deleted_orders: 'client_deleted',
}

/** After how many days a timer of that reason tells. */
export const afterDays: Readonly<Record<string, number>> = {
  overdue: OVERDUE_DAYS,
  no_responses: NO_RESPONSES_DAYS,
  no_first_class: NO_FIRST_CLASS_DAYS,
}

export interface Entry {
  category: Category
  order_id: number
  /** Who it is about, or which timer ran out. */
  about: { name?: string; reason?: string }
  read?: { type: Readable; response_id: number }
}

const order: readonly Category[] = [
  'personal_orders',
  'potential_orders',
  'client_terms_declined_orders',
  'client_deleted_orders',
  'timer_notifications',
]

/** The popup's entries by category, empty categories left out (spec: back-office 2.3). */
export const entriesOf = (notifications: Notifications): { category: Category; entries: Entry[] }[] =>
  order
    .map((category) => ({ category, entries: notifications[category].map((entry) => toEntry(category, entry)) }))
    .filter(({ entries }) => entries.length > 0)

function toEntry(category: Category, entry: Notifications[Category][number]): Entry {
  if (!('response_id' in entry)) return { category, order_id: entry.order_id, about: { reason: entry.reason } }
  const type = readAs[category]
  const name = 'tutor_name' in entry ? entry.tutor_name : entry.client_name
  return { category, order_id: entry.order_id, about: { name }, ...(type && { read: { type, response_id: entry.response_id } }) }
}
