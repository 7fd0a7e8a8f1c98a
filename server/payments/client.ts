import { eq } from 'drizzle-orm'
import { type getClientPaymentUrl, ruleFor } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireClient } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { factsOf, requireOrder, tutorRowsOf } from '../orders/rows.ts'
import { packagesOf } from '../orders/school-packages.ts'
import { orders } from '../orders/table.ts'
import { beginPayment } from './begin.ts'
import { bankOf } from './charge.ts'
import { asLink } from './tutor.ts'

/**
 * Begins the payment of a package for an order that the school has in hand. Throws `not_found` for another's order, `wrong_status` for one that is not the school's
 * or is paid, `provider_unavailable` (spec: decisions PAY-2, SCH-8).
 */
export async function clientUrl(context: Context, { provider, order_id, package_id }: Input<typeof getClientPaymentUrl>) {
  const client_id = requireClient(context)
  const order = await requireOrder(context.db, order_id, eq(orders.client_id, client_id))
  const facts = factsOf(order, await tutorRowsOf(context.db, [order_id]), context.now)
  const bought = (await packagesOf(context, order_id)).find(({ size }) => size === package_id)
  if (!ruleFor('client', 'pay', facts) || !bought) throw new WrongStatus()
  bankOf(context, provider)
  const wanted = { provider, purpose: 'client_order' as const, target_id: order_id, sum: bought.sum, lessons: bought.size, payer: { client_id } }
  return asLink(await beginPayment(context, wanted, 'url'))
}
