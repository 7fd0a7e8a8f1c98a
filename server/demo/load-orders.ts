import type pg from 'pg'
import * as tables from '../tables.ts'
import { DEMO_BOTH, DEMO_CLIENT } from './accounts.ts'
import { auditOf } from './audit.ts'
import { makeClient } from './clients.ts'
import { copyRows } from './copy.ts'
import { type PlanSize, planOrders } from './order-plan.ts'
import { makeOrder, noOrderRows, type OrderRows } from './orders.ts'
import type { Random } from './random.ts'
import type { Staff } from './staff.ts'
import { createCircle } from './tutor-circle.ts'
import type { TutorInBrief } from './tutors.ts'
import { before, DAY, type World } from './world.ts'

const AT_ONCE = 4000
/** Every third order comes from a client who was here before. */
const COMES_AGAIN = 0.34
const FAVORITES = 5
/** What staff did before is not told. */
const AUDITED_DAYS = 30

interface Loading extends PlanSize {
  briefs: readonly TutorInBrief[]
  staff: Staff
  password_hash: string
  say: (line: string) => void
}

/** Writes all orders with their clients, oldest first, and answers what wallets paid for them. */
export async function loadOrders(
  client: pg.ClientBase,
  world: World,
  { briefs, staff, password_hash, say, ...size }: Loading,
): Promise<OrderRows['payments']> {
  const plans = planOrders(world, size)
  const circle = createCircle(briefs)
  const payments: OrderRows['payments'] = []
  const clients = clientsOf(world, password_hash)
  const audit: ReturnType<typeof auditOf> = []
  for (let done = 0; done < plans.length; done += AT_ONCE) {
    const rows = noOrderRows()
    for (const [n, plan] of plans.slice(done, done + AT_ONCE).entries()) {
      const id = done + n + 1
      const client_id = plan.client_id ?? clients.next(world.random.of('who', id), plan.created_at)
      makeOrder(world, rows, plan, { id, client_id, circle, staff })
    }
    await copyRows(client, tables.clients, clients.take())
    await copyRows(client, tables.orders, rows.orders)
    await copyRows(client, tables.orderLessons, rows.lessons)
    await copyRows(client, tables.orderPlaces, rows.places)
    await copyRows(client, tables.orderTutors, rows.tutors)
    await copyRows(client, tables.orderLog, rows.log)
    payments.push(...rows.payments)
    audit.push(...auditOf(rows.log, before(world.now, AUDITED_DAYS * DAY)))
    if (plans.length > AT_ONCE * 5) say(`  ${done + rows.orders.length} orders`)
  }
  await copyRows(
    client,
    tables.adminLog,
    audit.sort((one, other) => one.at.getTime() - other.at.getTime()),
  )
  const favorites = plans.flatMap((_, n) => (n % 40 === 7 ? [{ admin_id: staff.rows[0]?.id ?? 1, order_id: n + 1 }] : [])).slice(-FAVORITES)
  await copyRows(client, tables.orderFavorites, favorites)
  return payments
}

/** The clients met so far; the accounts were there first. */
function clientsOf(world: World, password_hash: string) {
  const longAgo = before(world.now, 900 * DAY)
  let waiting = [DEMO_CLIENT.id, DEMO_BOTH.client_id].map((id) => makeClient(world, id, longAgo, password_hash))
  let count = waiting.length
  const accounts = count
  return {
    next(random: Random, at: Date): number {
      if (count > accounts && random.chance(COMES_AGAIN)) return random.int(accounts + 1, count)
      count += 1
      waiting.push(makeClient(world, count, at, null))
      return count
    },
    /** Those that are not written yet. */
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
