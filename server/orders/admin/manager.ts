import type { setManager as setManagerCall } from '../../../schemas/index.ts'
import { requireManager } from '../../admins/manager.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { newManager } from '../new-manager.ts'
import { changeAsStaff } from './change-as-staff.ts'

/** Gives an order to a manager, or to nobody. Throws the field `admin_id` for who may not have orders, `wrong_status` for a deleted order. */
export async function setManager(context: Context, { order_id, admin_id }: Input<typeof setManagerCall>) {
  await requireManager(context.tx, admin_id || null)
  const given = newManager(admin_id || null)
  const changed = await changeAsStaff(context, 'set_manager', order_id, given)
  context.audit(`order ${order_id}`, given.input.changes)
  return changed
}
