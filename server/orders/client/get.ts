import { eq } from 'drizzle-orm'
import type { getClientOrder } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireClient } from '../../context.ts'
import { presentForClient } from '../for-client.ts'
import { requireOrder } from '../rows.ts'
import { orders } from '../table.ts'

/** One of the client's own orders; anybody else's is not found (spec: decisions ORD-21). */
export async function get(context: Context, { id }: Input<typeof getClientOrder>) {
  const order = await requireOrder(context.db, id, eq(orders.client_id, requireClient(context)))
  return { order: await presentForClient(context, order) }
}
