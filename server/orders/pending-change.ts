import type { Action, PaymentData, RemoveReasons, Side, Status } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Order, OrderTutor } from './rows.ts'
import type { orders } from './table.ts'

/** What a change needs of its surroundings; a timer has these without a session and its address. */
export type OrderContext = Pick<Context, 'tx' | 'db' | 'now' | 'edition' | 'settings' | 'siteUrl'> &
  Partial<Pick<Context, 'actor' | 'ip' | 'session'>>

/** What an action brings along for its effects. */
export interface ChangeInput {
  /** The tutor it is about. */
  tutor_id?: number
  response_text?: string
  rate_id?: number | null
  first_class?: Date
  date_pause_off?: Date
  refused_reason_id?: number | null
  refused_comment?: string
  remove_reasons?: RemoveReasons
  payment?: PaymentData
  /** How many lessons of the school were paid for. */
  package_lessons?: number
  review?: { mark: string; text: string }
  response?: string
  /** What a save changed: both values of each field. */
  changes?: Record<string, { before: unknown; after: unknown }>
}

/** A change on its way: effects read the order and its rows and add to `patch`. */
export interface Change {
  context: OrderContext
  side: Side
  action: string
  /** `impersonator`: who really does, where no session says it. */
  by: { role: 'client' | 'tutor' | 'admin' | 'timer'; id: number | null; impersonator?: number | null }
  order: Order
  rows: OrderTutor[]
  /** The rows as they stood before it. */
  rows_before: readonly OrderTutor[]
  to: Status
  input: ChangeInput
  patch: Partial<typeof orders.$inferInsert>
  /** What the timer does to the order right after this change. */
  next?: Action<'timer'> | undefined
}

/** Changes that nobody made by hand. */
export const TIMER: Change['by'] = { role: 'timer', id: null }
