import type { copyOrder, OrderDraft } from '../../../schemas/index.ts'
import { fromE164, OWN_COUNTRY } from '../../../theme/phones.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { presentForStaff } from '../for-staff.ts'
import { requireOrder } from '../rows.ts'
import { takesOrders } from '../school.ts'

/**
 * A draft like an order, of the same client and in the hands of who copies it; a personal order becomes a general one, for its tutor is left out.
 * Throws `not_found` (spec: decisions ORD-3).
 */
export async function copy(context: Context, { id }: Input<typeof copyOrder>): Promise<{ order: OrderDraft }> {
  const order = await presentForStaff(context, await requireOrder(context.db, id))
  const { phone_plain: phone } = order.client
  return {
    order: {
      ...order,
      kind: order.kind === 'school' && takesOrders(context) ? 'school' : 'general',
      client_name: order.client.name,
      ...((phone && fromE164(phone, context.edition)) || { phone_plain: '', phone_default_country_code: OWN_COUNTRY }),
      email: order.client.email ?? '',
      request_origin: 'repeat',
      admin_id: requireAdmin(context).id,
      admin_comment: '',
    },
  }
}
