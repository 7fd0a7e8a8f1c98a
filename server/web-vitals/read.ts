import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type getWebVitalDays, type listWebVitals, VITALS_DAYS, type Vital, vitals } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { windowOf } from '../database/window.ts'
import { dateOf, unixOf } from '../unix.ts'
import { webVitals } from './table.ts'

const whereOf = ({ id, name, route, platform, browser, at_from, at_to }: Input<typeof getWebVitalDays>['filter']): SQL | undefined =>
  and(
    id && inArray(webVitals.id, id),
    name && eq(webVitals.name, name),
    route && eq(webVitals.route, route),
    platform && eq(webVitals.platform, platform),
    browser && eq(webVitals.browser, browser),
    at_from === undefined ? undefined : gte(webVitals.at, dateOf(at_from)),
    at_to === undefined ? undefined : lte(webVitals.at, dateOf(at_to)),
  )

/** What browsers measured, newest first (spec: decisions OPS-6). */
export async function list({ db }: Context, { range, sort, filter = {} }: Input<typeof listWebVitals>) {
  const where = whereOf(filter)
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(webVitals)
    .where(where)
    .orderBy(sort?.[1] === 'ASC' ? asc(webVitals.id) : desc(webVitals.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map((row) => ({ ...row, at: unixOf(row.at) })), total_count: await boundedCount(db, webVitals, where) }
}

interface Percentile extends Record<string, unknown> {
  name: Vital
  /** Null for all days together. */
  day: string | null
  n: number
  p75: number
}

/** The 75th percentile of each metric, by calendar days of the edition and of all of them together (spec: decisions OPS-6). */
export async function days({ db, edition, now }: Context, { filter }: Input<typeof getWebVitalDays>) {
  const { timeZone } = edition
  const today = startOfDay(timeZone, unixOf(now))
  const dates = Array.from({ length: VITALS_DAYS }, (_, at) => isoDay(addDays(timeZone, today, at + 1 - VITALS_DAYS), edition))
  const since = dateOf(addDays(timeZone, today, 1 - VITALS_DAYS))
  const { rows } = await db.execute<Percentile>(sql`
    select name, day::text, count(*)::int as n, percentile_cont(0.75) within group (order by value) as p75
    from (select ${webVitals.name} as name, (${webVitals.at} at time zone ${timeZone})::date as day, ${webVitals.value} as value
      from ${webVitals} where ${and(whereOf(filter), gte(webVitals.at, since))}) measured
    group by grouping sets ((name), (name, day))`)
  const found = new Map(rows.map(({ name, day, n, p75 }) => [`${name} ${day}`, { n, p75 }]))
  const told = (name: Vital, day: string | null) => found.get(`${name} ${day}`) ?? { n: 0, p75: null }
  return { metrics: vitals.map((name) => ({ name, ...told(name, null), days: dates.map((date) => ({ date, ...told(name, date) })) })) }
}
