import type { Action } from '../../../schemas/index.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { type ActionChange, changeOrder } from '../change-order.ts'
import { presentForStaff } from '../for-staff.ts'

/** A change by staff: made, noted in the audit trail, answered with the order as it is now. */
export async function changeAsStaff(context: Context, action: Action<'admin'>, order_id: number, asked: ActionChange = {}) {
  const { id } = requireAdmin(context)
  let before: number | undefined
  const check: ActionChange['check'] = async (order, rows) => {
    before = order.status
    await asked.check?.(order, rows)
  }
  const order = await changeOrder(context, { side: 'admin', action, order_id, by: { role: 'admin', id }, ...asked, check })
  const moved = before !== order.status && { status: { before, after: order.status } }
  context.audit(`order ${order_id}`, { ...moved, ...asked.input, ...asked.patch })
  return { order: await presentForStaff(context, order) }
}
