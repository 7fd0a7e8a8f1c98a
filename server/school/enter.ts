import { eq } from 'drizzle-orm'
import { type getSchoolAuthToken, ruleFor } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireClient } from '../context.ts'
import { NotFound, Refusal, WrongStatus } from '../errors.ts'
import { factsOf, requireOrder } from '../orders/rows.ts'
import { orders } from '../orders/table.ts'

/**
 * Asks the partner school to let the order's client in, and says where. Throws `not_found`, also where there is no school, `wrong_status` for an order that the
 * school has not, and `provider_unavailable` as long as the school has not taken it, or does not answer (spec: decisions SCH-5, Z-5).
 */
export async function enterSchool(context: Context, { order_id }: Input<typeof getSchoolAuthToken>) {
  const { db, edition, outside, siteUrl, log } = context
  if (!edition.flags.school) throw new NotFound()
  const order = await requireOrder(db, order_id, eq(orders.client_id, requireClient(context)))
  if (!ruleFor('client', 'get_school_auth_token', factsOf(order, [], context.now))) throw new WrongStatus()
  const { school_order_id } = order
  if (!school_order_id) throw new Refusal('provider_unavailable')
  const client_auth_token = await outside.school.enter(edition.code, school_order_id).catch((error: unknown): never => {
    log.error({ err: error, order_id }, 'the school lets a client not in')
    throw new Refusal('provider_unavailable')
  })
  const url = `${outside.school.siteOf(edition.code, siteUrl)}/school-order-client/${encodeURIComponent(school_order_id)}?ak=${encodeURIComponent(client_auth_token)}`
  return { client_auth_token, school_order_id, url }
}
