import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Action, addRequestFirstClass, addRequestInfo } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { changeOrder } from '../orders/change-order.ts'
import { requireFirstClass } from '../orders/deadline.ts'
import type { Change } from '../orders/pending-change.ts'
import { requireOrder } from '../orders/rows.ts'
import { orders } from '../orders/table.ts'
import { hashOf, SESSION_COOKIE } from '../sessions/session.ts'
import { HOUR_MS } from '../spans.ts'
import { dateOf } from '../unix.ts'

/** Adds what the tutor should know. Throws `not_found` for a request of somebody else and `wrong_status` once a tutor is appointed (spec: decisions ORD-19). */
export const addInfo = (context: Context, { request: { order_id, ...details } }: Input<typeof addRequestInfo>) =>
  complete(context, 'add_info', order_id, details)

/** Adds the day the client wishes to begin, at most 180 days ahead. Throws as `addInfo` does. */
export async function addFirstClass(context: Context, { request: { order_id, first_class } }: Input<typeof addRequestFirstClass>) {
  requireFirstClass(first_class, 'client', context.now)
  return complete(context, 'add_date_first_class', order_id, { first_class: dateOf(first_class), school_dated: false })
}

async function complete(context: Context, action: Action<'request'>, order_id: number, patch: Change['patch']) {
  const whose = isFresh(context)
  const { client_id } = await requireOrder(context.tx, order_id, whose)
  await changeOrder(context, { side: 'request', action, order_id, by: { role: 'client', id: client_id }, whose, patch })
  return { order_id }
}

/** An order of the signed-in client, or one that this browser made within the hour. */
export function isFresh({ session, cookies, now }: Context): SQL {
  const cookie = cookies[SESSION_COOKIE]
  const madeHere = cookie && and(eq(orders.request_session, hashOf(cookie)), gt(orders.date_create, new Date(now.getTime() - HOUR_MS)))
  const isTheirs = session?.client_id != null ? eq(orders.client_id, session.client_id) : undefined
  return or(isTheirs, madeHere || undefined) ?? sql`false`
}
