import { and, eq, inArray } from 'drizzle-orm'
import { AT_SCHOOL, IN_WORK, STATUS, type Status } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { changeOrder } from '../orders/change-order.ts'
import { orders, orderTutors } from '../orders/table.ts'

/** An order may ask for a tutor, or will when its pause is over. */
const asking = [...IN_WORK, STATUS.paused, ...AT_SCHOOL] as Status[]

/** The open orders that ask for a tutor, locked before the tutor is, as changes of an order do. */
export const lockRequests = (tx: Tx, tutor_id: number) =>
  tx
    .select({ order_id: orders.id })
    .from(orderTutors)
    .innerJoin(orders, eq(orders.id, orderTutors.order_id))
    .where(and(eq(orderTutors.tutor_id, tutor_id), inArray(orderTutors.state, ['asked', 'responded']), inArray(orders.status, asking)))
    .orderBy(orders.id)
    .for('update')

type Requests = Awaited<ReturnType<typeof lockRequests>>

/** Takes the tutor out of them. A client who asked for this tutor, or has an answer, hears that it comes to nothing (spec: decisions TUT-12). */
export async function leaveRequests(context: Context, tutor_id: number, requests: Requests) {
  for (const { order_id } of requests)
    await changeOrder(context, { side: 'timer', action: 'tutor_gone', order_id, by: { role: 'tutor', id: tutor_id }, input: { tutor_id } })
}
