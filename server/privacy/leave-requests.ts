import { and, eq, inArray } from 'drizzle-orm'
import { IN_WORK, OPEN } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { changeOrder } from '../orders/change-order.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { tellClient } from '../orders/tell.ts'

/** The open orders that ask for a tutor, locked before the tutor is, as changes of an order do. */
export const lockRequests = (tx: Tx, tutor_id: number) =>
  tx
    .select({ order_id: orders.id, status: orders.status, row: { id: orderTutors.id, kind: orderTutors.kind, state: orderTutors.state } })
    .from(orderTutors)
    .innerJoin(orders, eq(orders.id, orderTutors.order_id))
    .where(and(eq(orderTutors.tutor_id, tutor_id), inArray(orderTutors.state, ['asked', 'responded']), inArray(orders.status, [...OPEN])))
    .orderBy(orders.id)
    .for('update')

type Requests = Awaited<ReturnType<typeof lockRequests>>

/** Takes the tutor out of them. A client who asked for this tutor, or has an answer, hears that it comes to nothing (spec: decisions TUT-12). */
export async function leaveRequests(context: Context, tutor_id: number, requests: Requests) {
  for (const { order_id, status, row } of requests) {
    if (IN_WORK.includes(status)) {
      await changeOrder(context, { side: 'timer', action: 'tutor_gone', order_id, by: { role: 'tutor', id: tutor_id }, input: { tutor_id } })
    } else await context.tx.update(orderTutors).set({ state: 'closed', closed_at: context.now }).where(eq(orderTutors.id, row.id))
    if (row.kind === 'personal' || row.state === 'responded') await tellClient(context, 'client_tutor_refused', { order_id, tutor_id })
  }
}
