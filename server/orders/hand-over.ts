import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { nameOf, OPEN, setManager } from '../../schemas/index.ts'
import { isManager } from '../admins/manager.ts'
import { admins } from '../admins/table.ts'
import { type Doer, doerOf, writeEach } from '../audit/write.ts'
import { type Context, requireAdmin } from '../context.ts'
import type { Job } from '../jobs/job.ts'
import { changeOrder } from './change-order.ts'
import { newManager } from './new-manager.ts'
import type { OrderContext } from './pending-change.ts'
import { orders } from './table.ts'

/** Orders that change hands in one transaction. */
export const HANDED_AT_ONCE = 200

/** The open orders of one manager, to be others'. */
interface HandedOver {
  from: number
  /** Whose they become, in turn. */
  to: number[]
  /** As whom staff hand them over, and who really does. */
  as: number
  who: Doer & { ip: string }
  /** Those up to this one are done. */
  after: number
}

/**
 * Gives the open orders of one manager to others in turn, each order as if its manager had been changed alone: the first at once, many more by jobs that each
 * do as many. Answers how many are done and how many the jobs have left.
 */
export async function handOver(context: Context, { from, to }: Pick<HandedOver, 'from' | 'to'>) {
  const doer = doerOf(context.actor, context.session)
  if (!doer) throw new Error('nobody hands orders over')
  return handNext(context, { from, to, as: requireAdmin(context).id, who: { ...doer, ip: context.ip }, after: 0 })
}

/** The next of many. */
export const goOnHandingOver = ({ transact }: Job, payload: unknown) =>
  transact(async (context) => {
    const rest = payload as HandedOver
    // whoever left meanwhile is given no more
    const staying = await context.tx
      .select({ id: admins.id })
      .from(admins)
      .where(and(isManager, inArray(admins.id, rest.to)))
    const to = rest.to.filter((id) => staying.some((one) => one.id === id))
    if (to.length > 0) await handNext(context, { ...rest, to })
  })

async function handNext(context: OrderContext, { from, to, as, who, after }: HandedOver) {
  const { tx } = context
  const openAfter = (last: number) => and(eq(orders.admin_id, from), inArray(orders.status, [...OPEN]), gt(orders.id, last))
  const rows = await tx.select({ id: orders.id }).from(orders).where(openAfter(after)).orderBy(asc(orders.id)).limit(HANDED_AT_ONCE).for('update')
  const by = { role: 'admin' as const, id: as, ...(who.admin_id !== as && { impersonator: who.admin_id }) }
  const lines = []
  for (const [at, { id }] of rows.entries()) {
    const given = newManager(to[at % to.length] ?? null)
    await changeOrder(context, { side: 'admin', action: 'set_manager', order_id: id, by, ...given })
    lines.push({ target: `order ${id}`, changes: given.input.changes ?? null })
  }
  await writeEach(context, who, nameOf(setManager), lines)
  const last = rows.at(-1)?.id ?? after
  const left = rows.length < HANDED_AT_ONCE ? 0 : await tx.$count(orders, openAfter(last))
  if (left > 0) {
    const turn = rows.length % to.length
    const rest: HandedOver = { from, to: [...to.slice(turn), ...to.slice(0, turn)], as, who, after: last }
    // handing them over again begins anew, with all that this one has left
    await tx.execute(sql`select graphile_worker.add_job('hand_over', ${JSON.stringify(rest)}::json, job_key => ${`hand_over ${from}`})`)
  }
  return { handed: rows.length, left }
}
