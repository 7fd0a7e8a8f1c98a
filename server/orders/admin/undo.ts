import { and, desc, eq, gte } from 'drizzle-orm'
import { STATUS, UNDO_SECONDS } from '../../../schemas/index.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { fromJson } from '../../database/from-json.ts'
import { WrongStatus } from '../../errors.ts'
import { outbox } from '../../outbox/table.ts'
import { notice } from '../../sessions/order-notice.ts'
import { actorOf } from '../actor.ts'
import { presentForStaff } from '../for-staff.ts'
import { hideTutor, OVERDUE } from '../overdue.ts'
import { peopleOf } from '../people.ts'
import { lockOrder, type Order, tutorRowsOf } from '../rows.ts'
import { sendUntold } from '../school.ts'
import { type Before, orderLog, orders, orderTutors, staffEvents } from '../table.ts'

/**
 * Takes one's own last step back: the order, its tutors' rows and the hints of timers stand as before it, and the timeline tells of both.
 * Throws `wrong_status` when the step is another's, cannot be taken back or is older than ten seconds, when anything else happened to the order since,
 * or when a message about it went out.
 */
export async function undo(context: Context, { order_id }: { order_id: number }) {
  const { tx, now } = context
  const { id: admin_id } = requireAdmin(context)
  const order = await lockOrder(tx, order_id)
  const [last] = await tx.select().from(orderLog).where(eq(orderLog.order_id, order_id)).orderBy(desc(orderLog.id)).limit(1)
  const isOwn = last?.actor_role === 'admin' && last.actor_id === admin_id
  if (!last?.before || !isOwn || now.getTime() - last.at.getTime() > UNDO_SECONDS * 1000) throw new WrongStatus()
  const [told] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.order_id, order_id), gte(outbox.created_at, last.at)))
    .limit(1)
  if (told) throw new WrongStatus()

  const restored = await restore(context, order, last.before)
  await sendUntold(tx, restored)
  await tx
    .update(staffEvents)
    .set({ admin_read_at: null })
    .where(and(eq(staffEvents.order_id, order_id), eq(staffEvents.kind, 'timer'), eq(staffEvents.admin_read_at, last.at)))
  await tx.insert(orderLog).values({
    order_id,
    from: order.status,
    to: restored.status,
    action: 'undo',
    ...actorOf(context, { role: 'admin', id: admin_id }),
    details: { undone: last.action },
    at: now,
  })
  await notice(tx, peopleOf(restored, await tutorRowsOf(tx, [order_id])))
  context.audit(`order ${order_id}`, { undone: last.action, status: { before: order.status, after: restored.status } })
  return { order: await presentForStaff(context, restored) }
}

async function restore(context: Context, order: Order, { order: was, rows }: Before): Promise<Order> {
  const { tx, now } = context
  for (const { id, state, closed_at } of rows)
    await tx
      .update(orderTutors)
      .set({ state, closed_at: closed_at === null ? null : new Date(closed_at) })
      .where(eq(orderTutors.id, id))
  const patch = fromJson(orders, was)
  const [saved] = Object.keys(patch).length > 0 ? await tx.update(orders).set(patch).where(eq(orders.id, order.id)).returning() : [order]
  const restored = saved ?? order
  // The step may have shown a tutor again who was hidden for this very order.
  const { status, commission_sum, date_payment_deadline } = restored
  if (status === STATUS.waiting_pay && commission_sum > 0 && date_payment_deadline && now.getTime() - date_payment_deadline.getTime() >= OVERDUE) {
    const appointed = (await tutorRowsOf(tx, [order.id])).find(({ state }) => state === 'appointed')
    if (appointed) await hideTutor(context, appointed.tutor_id)
  }
  return restored
}
