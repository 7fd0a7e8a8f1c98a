import { and, eq, gt, sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { tellFailure } from '../outside/tell-error.ts'
import type { OrderContext } from './pending-change.ts'
import { lockOrder } from './rows.ts'
import { orders } from './table.ts'
import { type Timer, timers } from './timers.ts'

/** Orders that are looked up at a time. */
const BATCH = 500

/**
 * What time alone does to orders, every five minutes; each order in a transaction of its own (spec: decisions ORD-6). An order that fails is noted and stops no
 * other; the next run tries it again.
 */
export async function runOrderTimers({ transact, ...job }: Pick<Job, 'transact' | 'log' | 'outside' | 'edition'>): Promise<void> {
  for (const timer of timers) {
    let last = 0
    for (;;) {
      const ids = await transact((context) => findDue(context, timer, last))
      for (const id of ids) {
        await transact((context) => actOn(context, timer, id)).catch((error: unknown) => {
          job.log.error({ err: error, order_id: id, timer: timer.name }, 'a timer failed on an order')
          tellFailure(job, error, { screen: `timer ${timer.name}` })
        })
      }
      if (ids.length < BATCH) break
      last = ids.at(-1) ?? last
    }
  }
}

/** The sum keeps the planner from walking through all orders by id in the hope of soon finding enough. */
async function findDue(context: OrderContext, { due }: Timer, last: number): Promise<number[]> {
  const found = await context.tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(due(context), gt(orders.id, last)))
    .orderBy(sql`${orders.id} + 0`)
    .limit(BATCH)
  return found.map(({ id }) => id)
}

/**
 * Does the work if it is still due. Asked in a query of its own after the lock: one query for both would go by the tutors' rows and hints as they were before it
 * waited for the lock.
 */
async function actOn(context: OrderContext, { due, work }: Timer, order_id: number) {
  await lockOrder(context.tx, order_id)
  const [isDue] = await context.tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order_id), due(context)))
  if (isDue) await work(context, order_id)
}
