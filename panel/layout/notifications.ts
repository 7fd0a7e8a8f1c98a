import type { Session } from '../../data-providers/session.ts'
import type { readableNotifications } from '../../schemas/index.ts'
import { NO_FIRST_CLASS_DAYS, NO_RESPONSES_DAYS, OVERDUE_DAYS } from '../../schemas/order-terms.ts'
import { slugs } from '../slugs.ts'
import { pathTo } from './paths.ts'

type Notifications = Session['notifications']
export type Category = keyof Notifications
type Readable = (typeof readableNotifications)[number]

/** Category → the type that marks its entries read; timers and calls have none, they go when the order moves on and the call is handled (spec: back-office 4.10). */
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
  /** What tells it from the others of its category. */
  key: string
  order_id: number | null
  /** Where it leads. */
  path: string
  /** Who it is about, of how many messages, or which timer ran out. */
  about: { name?: string; reason?: string; count?: number }
  read?: { type: Readable; response_id: number }
}

const order: readonly Category[] = [
  'personal_orders',
  'potential_orders',
  'client_terms_declined_orders',
  'client_deleted_orders',
  'new_chat_from_client',
  'income_calls',
  'timer_notifications',
]

/** The popup's entries by category, empty categories left out (spec: back-office 2.3). */
export const entriesOf = (notifications: Notifications): { category: Category; entries: Entry[] }[] =>
  order
    .map((category) => ({ category, entries: notifications[category].map((entry) => toEntry(category, entry)) }))
    .filter(({ entries }) => entries.length > 0)

function toEntry(category: Category, entry: Notifications[Category][number]): Entry {
  if ('phone' in entry) {
    const { id, order_id, name, phone } = entry
    return { category, key: `call ${id}`, order_id, path: pathTo(slugs.telephony), about: { name: name || phone } }
  }
  const { order_id } = entry
  const leading = { category, order_id, path: pathTo(slugs.orders, order_id) }
  if ('count' in entry) return { ...leading, key: `chat ${order_id}`, about: { name: entry.name, count: entry.count } }
  if (!('response_id' in entry)) return { ...leading, key: `${order_id} ${entry.reason}`, about: { reason: entry.reason } }
  const type = readAs[category]
  const { response_id } = entry
  const name = 'tutor_name' in entry ? entry.tutor_name : entry.client_name
  return { ...leading, key: `${order_id} ${response_id}`, about: { name }, ...(type && { read: { type, response_id } }) }
}
