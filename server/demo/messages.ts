import { asc, desc, eq, gte } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { siteUrlOf } from '../hosts.ts'
import { tellOf, tellOfNew } from '../orders/messages.ts'
import { tutorRowsOf } from '../orders/rows.ts'
import type { Settings } from '../settings.ts'
import { orderLog, orders } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

const DAYS = 3
const MOST_STEPS = 60

/** What the latest steps of orders told clients and tutors, as it stands in an outbox that nothing is carried from (spec: decisions MSG-11). */
export async function tellLatestSteps(tx: Tx, { edition, now }: World, { smtpUrl: _, smsUrl: __, ...settings }: Settings): Promise<void> {
  const sending = { tx, db: tx, edition, settings: { ...settings, smtpUrl: undefined, smsUrl: undefined }, siteUrl: siteUrlOf(edition, settings) }
  const latest = tx
    .select({ id: orderLog.id })
    .from(orderLog)
    .where(gte(orderLog.at, before(now, DAYS * DAY)))
    .orderBy(desc(orderLog.at), desc(orderLog.id))
    .limit(MOST_STEPS)
    .as('latest')
  const steps = await tx
    .select({ step: orderLog, order: orders })
    .from(orderLog)
    .innerJoin(latest, eq(latest.id, orderLog.id))
    .innerJoin(orders, eq(orders.id, orderLog.order_id))
    .orderBy(asc(orderLog.at), asc(orderLog.id))
  for (const { step, order } of steps) {
    const context = { ...sending, now: step.at }
    if (step.from === null) await tellOfNew(context, order.id, step.tutor_id)
    else {
      const by = { role: step.actor_role, id: step.actor_id }
      const input = step.tutor_id === null ? {} : { tutor_id: step.tutor_id }
      const change = { context, side: by.role, action: step.action, by, order: { ...order, status: step.from }, to: step.to, input, patch: {} }
      // nobody's place is taken here
      await tellOf({ ...change, rows: await tutorRowsOf(tx, [order.id]), rows_before: [] }, order)
    }
  }
}
