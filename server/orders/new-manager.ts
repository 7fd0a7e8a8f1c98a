import type { Change, ChangeInput } from './pending-change.ts'
import type { Order } from './rows.ts'

/** What giving an order to a manager brings along: both managers for the log, and the version by which an open form learns of it. */
export function newManager(admin_id: number | null) {
  const input: ChangeInput = {}
  const patch: Change['patch'] = { admin_id }
  const check = (order: Order) => {
    input.changes = { admin_id: { before: order.admin_id, after: admin_id } }
    patch.version = order.version + 1
  }
  return { input, patch, check }
}
