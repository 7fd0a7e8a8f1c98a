import { orderLife } from '../../schemas/index.ts'
import type { adminLog } from '../tables.ts'
import type { OrderRows } from './orders.ts'

/** Of the block that documentation may use. */
const OFFICE_IP = '192.0.2.10'

/** The lines that steps of staff since a day have left in the audit trail, as their calls would have written them (spec: decisions ADM-15). */
export function auditOf(log: OrderRows['log'], since: Date): (typeof adminLog.$inferInsert & { at: Date })[] {
  return log.flatMap(({ order_id, from, to, action, actor_role, actor_id, tutor_id, at, details }) => {
    // The school's own step is no action of staff yet.
    if (actor_role !== 'admin' || !actor_id || !at || at < since || !(action in orderLife.admin)) return []
    const changes = { ...(from !== to && { status: { before: from, after: to } }), ...(tutor_id && { tutor_id }), ...details }
    return [{ admin_id: actor_id, at, call: `/admin/order/${action}`, target: `order ${order_id}`, changes, ip: OFFICE_IP }]
  })
}
