import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { OVERDUE_DAYS, STATUS } from '../../schemas/index.ts'
import { refreshTutors } from '../catalogue/refresh.ts'
import { constant } from '../database/constant.ts'
import { DAY_MS } from '../spans.ts'
import { tutors } from '../tutors/table.ts'
import type { Change, OrderContext } from './pending-change.ts'
import { orders } from './table.ts'

/** How long after its deadline an unpaid order hides its tutor from the catalogue, in milliseconds. */
export const OVERDUE = OVERDUE_DAYS * DAY_MS

/** An unpaid order whose deadline was then or before, as a condition on `orders`. */
export const isOverdueSince = (moment: SQL) =>
  sql`${orders.status} = ${constant(STATUS.waiting_pay)} and ${orders.commission_sum} > 0 and ${orders.date_payment_deadline} <= ${moment}`

/** Takes a tutor out of the catalogue until `showTutorAgain` (spec: decisions ORD-6). */
export async function hideTutor(context: OrderContext, tutor_id: number) {
  await context.tx.update(tutors).set({ overdue_disabled: true }).where(eq(tutors.id, tutor_id))
  await refreshTutors(context.tx, [tutor_id], context)
}

/** A tutor who was hidden for an overdue order is shown again once no other order is overdue that long (spec: decisions ORD-6). */
export async function showTutorAgain({ context, order, rows }: Change) {
  const { tx, now } = context
  const ids = rows.filter((row) => row.appointed_at !== null).map((row) => row.tutor_id)
  if (ids.length === 0) return
  const limit = sql`${new Date(now.getTime() - OVERDUE).toISOString()}::timestamptz`
  const isStillOverdue = sql`exists (select from ${orders} join order_tutors r on r.order_id = ${orders.id} and r.state = 'appointed'
    where r.tutor_id = ${tutors.id} and ${orders.id} <> ${order.id} and ${isOverdueSince(limit)})`
  const freed = await tx
    .update(tutors)
    .set({ overdue_disabled: false })
    .where(and(inArray(tutors.id, ids), eq(tutors.overdue_disabled, true), not(isStillOverdue)))
    .returning({ id: tutors.id })
  const shown = freed.map(({ id }) => id)
  await refreshTutors(tx, shown, context)
}
