import { and, eq } from 'drizzle-orm'
import { ruleFor, type setAutoAppoint, type setFavorite } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { WrongStatus } from '../../errors.ts'
import { presentForStaff } from '../for-staff.ts'
import { factsOf, lockOrder } from '../rows.ts'
import { orderFavorites } from '../table.ts'
import { changeAsStaff } from './change-as-staff.ts'

/** The panel's 'only personal' is the inverse of the value (spec: decisions ORD-13). */
export const autoAppoint = (context: Context, { order_id, value }: Input<typeof setAutoAppoint>) =>
  changeAsStaff(context, 'set_auto_appoint_potential_tutors', order_id, { patch: { auto_appoint_potential_tutors: value } })

/** Favourites are each admin's own and leave no trace on the order's timeline (spec: decisions ORD-15). */
export async function favorite(context: Context, { order_id, add_favorite }: Input<typeof setFavorite>) {
  const { tx } = context
  const own = { admin_id: requireAdmin(context).id, order_id }
  const order = await lockOrder(tx, order_id)
  if (!ruleFor('admin', 'set_favorite', factsOf(order, [], context.now))) throw new WrongStatus()
  if (add_favorite) await tx.insert(orderFavorites).values(own).onConflictDoNothing()
  else await tx.delete(orderFavorites).where(and(eq(orderFavorites.admin_id, own.admin_id), eq(orderFavorites.order_id, order_id)))
  context.audit(`order ${order_id}`, { add_favorite })
  return { order: await presentForStaff(context, order) }
}
