import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { type OrderFacts, STATUS } from '../../schemas/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { orders, orderTutors } from './table.ts'

export type Order = typeof orders.$inferSelect
export type OrderTutor = typeof orderTutors.$inferSelect

/** The order, locked until the transaction ends. `whose` narrows it to its owner; deleted orders exist for staff only. Throws `not_found`. */
export async function lockOrder(tx: Tx, order_id: number, whose?: SQL): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), whose))
    .for('update')
  if (!order || (whose && order.status === STATUS.deleted)) throw new NotFound()
  return order
}

/** The order for reading. Throws `not_found`. */
export async function requireOrder(db: Reader, order_id: number, whose?: SQL): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), whose))
  if (!order || (whose && order.status === STATUS.deleted)) throw new NotFound()
  return order
}

/** The rows of all these orders, oldest first. */
export function tutorRowsOf(db: Reader, orderIds: number[]): Promise<OrderTutor[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db.select().from(orderTutors).where(inArray(orderTutors.order_id, orderIds)).orderBy(orderTutors.id)
}

/** The tutor may still take the order. */
export const isOpen = ({ state }: Pick<OrderTutor, 'state'>) => state === 'asked' || state === 'responded'

/** What the table of the order's life asks. `tutor_id` is the viewing tutor; `fits` says whether an offered order suits one who has no row. */
export function factsOf(
  order: Order,
  rows: OrderTutor[],
  now: Date,
  { tutor_id, fits = false }: { tutor_id?: number; fits?: boolean } = {},
): OrderFacts {
  const own = rows.find((row) => row.tutor_id === tutor_id)
  return {
    now: unixOf(now),
    status: order.status,
    review_status: order.review_status,
    review_mark: order.review_mark,
    review_at: maybeUnix(order.review_at),
    review_requested_at: maybeUnix(order.review_requested_at),
    review_response_at: maybeUnix(order.review_response_at),
    date_payment_deadline: maybeUnix(order.date_payment_deadline),
    first_class_changes: order.first_class_changes,
    commission_sum: order.commission_sum,
    has_appointed: rows.some((row) => row.state === 'appointed'),
    open_personal: rows.filter((row) => row.kind === 'personal' && row.state === 'asked').length,
    responded: rows.filter((row) => row.state === 'responded').length,
    unmarked: rows.filter((row) => isOpen(row) && !row.yellow).length,
    marked: rows.filter((row) => row.yellow).length,
    of_school: order.kind === 'school',
    ...(tutor_id !== undefined && { own: own ? { kind: own.kind, state: own.state } : null, fits }),
  }
}
