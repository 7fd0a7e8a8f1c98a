import { and, between, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { OPEN, rights, STATUS, type Status } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { UNTAKEN } from './queues.ts'
import { orderCounts, orders } from './table.ts'

/** Calendar days of an edition. */
export interface Days {
  /** `2026-03-12`, the oldest first. */
  dates: string[]
  /** When the first of them began, and the last ended. */
  since: Date
  until: Date
  timeZone: string
}

const n = sql<number>`sum(${orderCounts.n})::int`
const inStatus = (status: Status) => sql`${orders.status} = ${constant(status)}`

/** New orders by day, without those deleted since. */
export async function ordersByDay(db: Reader, { dates }: Days) {
  const rows = await db
    .select({ day: orderCounts.day, n })
    .from(orderCounts)
    .where(and(between(orderCounts.day, dates[0] ?? '', dates.at(-1) ?? ''), ne(orderCounts.status, STATUS.deleted)))
    .groupBy(orderCounts.day)
  const counts = new Map(rows.map((row) => [row.day, row.n]))
  return dates.map((date) => ({ date, n: counts.get(date) ?? 0 }))
}

/** All orders by status, and those that no manager took (spec: decisions ADM-8). */
export async function orderFigures(db: Reader) {
  const [byStatus, [withoutManager]] = await Promise.all([
    db.select({ status: orderCounts.status, n }).from(orderCounts).where(isNull(orderCounts.day)).groupBy(orderCounts.status),
    db
      .select({ n })
      .from(orderCounts)
      .where(and(isNull(orderCounts.day), eq(orderCounts.admin_id, 0), sql`${orderCounts.status} in ${constant(UNTAKEN)}`)),
  ])
  return { by_status: Object.fromEntries(byStatus.map((row) => [String(row.status), row.n])), without_manager: withoutManager?.n ?? 0 }
}

/** Payments that are due within a day, and those overdue (spec: decisions ADM-8). */
export async function dueFigures(db: Reader, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [due] = await db
    .select({
      due_near: sql<number>`count(*) filter (where ${orders.date_payment_deadline} between ${at} and ${at} + interval '1 day')::int`,
      overdue: sql<number>`count(*) filter (where ${orders.date_payment_deadline} < ${at})::int`,
    })
    .from(orders)
    .where(inStatus(STATUS.waiting_pay))
  return { due_near: due?.due_near ?? 0, overdue: due?.overdue ?? 0 }
}

/** How many orders were paid by day, and their sums in hundredths, which add up exactly. */
export async function paidByDay(db: Reader, { dates, since, until, timeZone }: Days) {
  const rows = await db
    .select({
      day: sql<string>`to_char(${orders.paid_at} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      n: sql<number>`count(*)::int`,
      hundredths: sql<number>`coalesce(sum((${orders.payment_data} ->> 'sum')::numeric) * 100, 0)::float8`,
    })
    .from(orders)
    .where(and(inStatus(STATUS.paid), gte(orders.paid_at, since), lt(orders.paid_at, until)))
    .groupBy(sql`1`)
  const paid = new Map(rows.map(({ day, ...row }) => [day, row]))
  return dates.map((date) => ({ date, n: paid.get(date)?.n ?? 0, hundredths: paid.get(date)?.hundredths ?? 0 }))
}

/** What each active manager has in hand and has brought to payment (spec: decisions ADM-8). */
export function managerFigures(db: Reader, { since }: Days) {
  // Once for all managers, along the days of payment.
  const paid = db
    .select({ admin_id: orders.admin_id, n: sql<number>`count(*)`.as('n') })
    .from(orders)
    .where(and(inStatus(STATUS.paid), gte(orders.paid_at, since)))
    .groupBy(orders.admin_id)
    .as('paid')
  return db
    .select({
      admin_id: admins.id,
      name: admins.name,
      in_work: sql<number>`(select coalesce(sum(c.n), 0)::int from order_counts c where c.day is null and c.admin_id = admins.id and c.status in ${constant(OPEN)})`,
      paid_30d: sql<number>`coalesce(${paid.n}, 0)::int`,
    })
    .from(admins)
    .leftJoin(paid, eq(paid.admin_id, admins.id))
    .where(and(eq(admins.active, true), sql`${admins.status} in ${constant(rights.orders)}`))
    .orderBy(admins.name)
    .limit(100)
}

/** How many open orders each of these managers has; who has none is not in it. */
export async function openOrdersOf(db: Reader, admin_ids: number[]): Promise<Map<number, number>> {
  if (admin_ids.length === 0) return new Map()
  const rows = await db
    .select({ admin_id: orderCounts.admin_id, n })
    .from(orderCounts)
    .where(and(isNull(orderCounts.day), inArray(orderCounts.admin_id, admin_ids), inArray(orderCounts.status, [...OPEN])))
    .groupBy(orderCounts.admin_id)
  return new Map(rows.map((row) => [row.admin_id, row.n]))
}
