import { sql } from 'drizzle-orm'
import { OPEN, STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { reached } from './conditions.ts'
import type { Days } from './figures.ts'
import { orders } from './table.ts'

interface Progress {
  /** Of which day or manager; both null: of all. */
  day: string | null
  admin_id: number | null
  n: number
  answered: number
  appointed: number
  first_class: number
  paid: number
  reviewed: number
  /** The middle times in seconds until a tutor answered, and until a manager took it. */
  answered_in: number | null
  taken_in: number | null
}

/**
 * How far the orders made in these days came, and how soon: of all, by day and by manager; without the deleted. Read once over these orders alone, by their
 * indexes.
 */
export async function orderProgress(db: Reader, { dates, since, until }: Days) {
  const middle = (moment: string) =>
    sql.raw(
      `percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${moment} - date_create))) filter (where ${moment} is not null)`,
    )
  const { rows } = await db.execute<Record<keyof Progress, unknown> & { is_day: number; is_manager: number }>(sql`
    with o as materialized (
      select id, created_day, admin_id, date_create, ${reached('first_class')} as dated, ${reached('paid')} as paid, ${reached('reviewed')} as reviewed
      from ${orders} where date_create >= ${since.toISOString()}::timestamptz and date_create < ${until.toISOString()}::timestamptz and status <> ${constant(STATUS.deleted)}
    )
    select created_day::text as day, admin_id, grouping(created_day) = 0 as is_day, grouping(admin_id) = 0 as is_manager, count(*)::int as n,
      (count(*) filter (where responded_at is not null or appointed))::int as answered, (count(*) filter (where appointed))::int as appointed, (count(*) filter (where dated))::int as first_class,
      (count(*) filter (where paid))::int as paid, (count(*) filter (where reviewed))::int as reviewed,
      ${middle('responded_at')} as answered_in, ${middle('taken_at')} as taken_in
    from o,
      lateral (select min(responded_at) as responded_at, bool_or(appointed_at is not null) as appointed from order_tutors where order_id = o.id) r,
      lateral (select min(at) as taken_at from order_log where "to" = ${constant(STATUS.processing)} and action = 'set_processing' and order_id = o.id) l
    group by grouping sets ((), (created_day), (admin_id))`)
  const all = rows as unknown as (Progress & { is_day: boolean; is_manager: boolean })[]
  const byDay = new Map(all.filter(({ is_day }) => is_day).map((row) => [row.day, row]))
  const whole = all.find(({ is_day, is_manager }) => !is_day && !is_manager)
  return {
    funnel: {
      requests: whole?.n ?? 0,
      answered: whole?.answered ?? 0,
      appointed: whole?.appointed ?? 0,
      first_class: whole?.first_class ?? 0,
      paid: whole?.paid ?? 0,
      reviewed: whole?.reviewed ?? 0,
    },
    first_answer: dates.map((date) => ({ date, seconds: byDay.get(date)?.answered_in ?? null })),
    managers: all.flatMap(({ is_manager, admin_id, n, taken_in, paid }) =>
      is_manager && admin_id !== null ? [{ admin_id, n, taken_in, paid }] : [],
    ),
  }
}

/** Tutors' answers by day. */
export async function answersByDay(db: Reader, { dates, since, until, timeZone }: Days) {
  const { rows } = await db.execute<{ day: string; n: number }>(sql`
    select to_char(responded_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as n
    from order_tutors where responded_at >= ${since.toISOString()}::timestamptz and responded_at < ${until.toISOString()}::timestamptz group by 1`)
  const counts = new Map(rows.map(({ day, n }) => [day, n]))
  return dates.map((date) => ({ date, n: counts.get(date) ?? 0 }))
}

/** How many orders stand in each status that goes on, and the middle of the times that they have. */
export async function orderStays(db: Reader, now: Date) {
  const { rows } = await db.execute<{ status: number; n: number; seconds: number }>(sql`
    select status, count(*)::int as n,
      percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - status_at))) as seconds
    from ${orders} where status in ${constant(OPEN)} group by status order by status`)
  return rows.map(({ status, n, seconds }) => ({ status, n, seconds }))
}
