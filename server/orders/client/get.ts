import { eq } from 'drizzle-orm'
import { type getClientOrder, mayUse } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { presentForClient } from '../for-client.ts'
import { requireOrder } from '../rows.ts'
import { orders } from '../table.ts'

/**
 * One of the client's own orders as they see it; staff of orders see any so, from their own session, without the client's actions. Anybody else's is not found
 * (spec: decisions ORD-21).
 */
export async function get(context: Context, { id }: Input<typeof getClientOrder>) {
  const { client_id = null, admin } = context.session ?? {}
  const mayReadAll = mayUse('orders', admin?.status)
  const order = await requireOrder(context.db, id, mayReadAll ? undefined : eq(orders.client_id, client_id ?? 0))
  return { order: await presentForClient(context, order, { isReadOnly: order.client_id !== client_id }) }
}
