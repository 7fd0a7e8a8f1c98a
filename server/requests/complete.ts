import { and, eq, gt, or, sql } from 'drizzle-orm'
import { type addRequestFirstClass, type addRequestInfo, STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { commissionOf } from '../orders/commission.ts'
import { requireFirstClass } from '../orders/deadline.ts'
import { lockOrder, type Order } from '../orders/rows.ts'
import { orderLog, orders } from '../orders/table.ts'
import { hashOf, SESSION_COOKIE } from '../sessions/session.ts'
import { dateOf } from '../unix.ts'

const MINUTES = 60
const inWork: readonly number[] = [STATUS.new, STATUS.processing, STATUS.potential]

/** Adds what the tutor should know. Throws `not_found` for a request of somebody else and `wrong_status` once a tutor is appointed (spec: decisions ORD-19). */
export async function addInfo(context: Context, { request: { order_id, practice_id, ...details } }: Input<typeof addRequestInfo>) {
  const order = await requireFresh(context, order_id)
  const commission = commissionOf({ price: order.rate_id, regularity: details.class_regularity, free: order.kind === 'school' }, context.edition)
  await save(context, order, 'add_info', {
    ...details,
    practice_id: practice_id === '' ? null : practice_id,
    commission_sum: commission.sum,
    commission_factor: commission.factor,
  })
  return { order_id }
}

/** Adds the day the client wishes to begin, at most 180 days ahead. Throws as `addInfo` does. */
export async function addFirstClass(context: Context, { request: { order_id, first_class } }: Input<typeof addRequestFirstClass>) {
  const order = await requireFresh(context, order_id)
  requireFirstClass(first_class, 'client', context.now)
  await save(context, order, 'add_date_first_class', { first_class: dateOf(first_class) })
  return { order_id }
}

/** An order of the signed-in client, or one that this browser made within the hour. */
async function requireFresh({ tx, session, cookies, now }: Context, order_id: number): Promise<Order> {
  const cookie = cookies[SESSION_COOKIE]
  const madeHere = cookie && and(eq(orders.request_session, hashOf(cookie)), gt(orders.date_create, new Date(now.getTime() - MINUTES * 60_000)))
  const isTheirs = session?.client_id != null ? eq(orders.client_id, session.client_id) : undefined
  const order = await lockOrder(tx, order_id, or(isTheirs, madeHere || undefined) ?? sql`false`)
  if (!inWork.includes(order.status)) throw new WrongStatus()
  return order
}

async function save({ tx, now }: Context, order: Order, action: string, patch: Partial<typeof orders.$inferInsert>) {
  await tx
    .update(orders)
    .set({ ...patch, version: order.version + 1 })
    .where(eq(orders.id, order.id))
  const line = { order_id: order.id, from: order.status, to: order.status, action, at: now }
  await tx.insert(orderLog).values({ ...line, actor_role: 'client', actor_id: order.client_id })
}
