import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { isoDay } from '../../theme/dates.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import { admins } from '../admins/table.ts'
import type { Context } from '../context.ts'
import { orderCounts, orders } from '../orders/table.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf, unixOf } from '../unix.ts'

const DAYS = 30

/** The figures and plots of the last 30 days, by calendar days of the edition (spec: decisions ADM-8). */
export async function desktop({ db, edition, now }: Context) {
  const zone = edition.timeZone
  const today = startOfDay(zone, unixOf(now))
  const daysAgo = (days: number) => addDays(zone, today, -days)
  const isoAgo = (days: number) => isoDay(daysAgo(days), edition)
  const sinceMonth = gte(orders.paid_at, dateOf(daysAgo(DAYS - 1)))
  const paidDay = sql<string>`to_char(${orders.paid_at} at time zone ${zone}, 'YYYY-MM-DD')`
  const paidSum = sql<number>`coalesce(sum((${orders.payment_data} ->> 'sum')::numeric), 0)::float8`
  const n = sql<number>`sum(${orderCounts.n})::int`

  const [byStatus, byDay, [withoutManager], dueRows, paidDays, managerRows, [tutorRow]] = await Promise.all([
    db.select({ status: orderCounts.status, n }).from(orderCounts).where(isNull(orderCounts.day)).groupBy(orderCounts.status),
    db
      .select({ day: orderCounts.day, n })
      .from(orderCounts)
      .where(gte(orderCounts.day, isoAgo(DAYS - 1)))
      .groupBy(orderCounts.day),
    db
      .select({ n })
      .from(orderCounts)
      .where(and(isNull(orderCounts.day), eq(orderCounts.admin_id, 0), sql`${orderCounts.status} in (1, 2, 3, 10)`)),
    db
      .select({
        due_near: sql<number>`count(*) filter (where ${orders.date_payment_deadline} >= ${now.toISOString()}::timestamptz and ${orders.date_payment_deadline} <= ${now.toISOString()}::timestamptz + interval '1 day')::int`,
        overdue: sql<number>`count(*) filter (where ${orders.date_payment_deadline} < ${now.toISOString()}::timestamptz)::int`,
      })
      .from(orders)
      .where(eq(orders.status, 5)),
    db
      .select({ day: paidDay, n: sql<number>`count(*)::int`, sum: paidSum })
      .from(orders)
      .where(and(eq(orders.status, 7), sinceMonth))
      .groupBy(sql`1`),
    db
      .select({
        admin_id: admins.id,
        name: admins.name,
        in_work: sql<number>`(select coalesce(sum(c.n), 0)::int from order_counts c where c.day is null and c.admin_id = admins.id and c.status in (1, 2, 3, 4, 5, 6, 10, 11))`,
        paid_30d: sql<number>`(select count(*)::int from orders o where o.admin_id = admins.id and o.status = 7 and o.paid_at >= ${dateOf(daysAgo(DAYS - 1)).toISOString()}::timestamptz)`,
      })
      .from(admins)
      .where(and(eq(admins.active, true), sql`${admins.status} in (1, 2, 4)`))
      .orderBy(admins.name)
      .limit(100),
    db
      .select({
        on_moderation: sql<number>`count(*) filter (where ${tutors.status} = 2)::int`,
        verification_requests: sql<number>`count(*) filter (where ${tutors.verification_requested_at} is not null and not ${tutors.verified})::int`,
        registered_7d: sql<number>`count(*) filter (where ${tutors.created_at} >= ${dateOf(daysAgo(6)).toISOString()}::timestamptz)::int`,
      })
      .from(tutors),
  ])
  const days = Array.from({ length: DAYS }, (_, index) => isoAgo(DAYS - 1 - index))
  const ordersOn = (day: string) => byDay.find((row) => row.day === day)?.n ?? 0
  const since = (count: number) => days.slice(-count).reduce((total, day) => total + ordersOn(day), 0)
  const todayIso = isoAgo(0)
  return {
    orders: {
      by_status: Object.fromEntries(byStatus.map(({ status, n }) => [String(status), n])),
      new_today: ordersOn(todayIso),
      new_7d: since(7),
      new_30d: since(DAYS),
      without_manager: withoutManager?.n ?? 0,
    },
    payments: {
      due_near: dueRows[0]?.due_near ?? 0,
      overdue: dueRows[0]?.overdue ?? 0,
      paid_today: paidDays.find(({ day }) => day === todayIso)?.n ?? 0,
      paid_30d: paidDays.reduce((total, { n }) => total + n, 0),
      sum_30d: paidDays.reduce((total, { sum }) => total + sum, 0),
      currency: edition.currency,
    },
    tutors: {
      on_moderation: tutorRow?.on_moderation ?? 0,
      verification_requests: tutorRow?.verification_requests ?? 0,
      registered_7d: tutorRow?.registered_7d ?? 0,
    },
    managers: managerRows,
    series: {
      orders: days.map((date) => ({ date, n: ordersOn(date) })),
      paid: days.map((date) => ({ date, sum: paidDays.find(({ day }) => day === date)?.sum ?? 0 })),
    },
  }
}
