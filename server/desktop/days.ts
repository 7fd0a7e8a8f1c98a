import type { Edition } from '../../editions/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, unixAt } from '../../theme/zones.ts'
import type { Days } from '../orders/figures.ts'
import { DAY_MS } from '../spans.ts'
import { dateOf, unixOf } from '../unix.ts'

/** The calendar day that is the first of so many that end with another. */
export const firstOf = (last: string, n: number): string => new Date(Date.parse(last) - (n - 1) * DAY_MS).toISOString().slice(0, 10)

/** How many calendar days from one to another, both among them. */
export const daysIn = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The days of an edition from one to another. */
export function daysFrom(edition: Edition, from: string, to: string): Days {
  const { timeZone } = edition
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const first = unixAt(timeZone, { year, month, day, hour: 0, minute: 0, second: 0 })
  const n = daysIn(from, to)
  const dates = Array.from({ length: n }, (_, at) => isoDay(addDays(timeZone, first, at), edition))
  return { dates, since: dateOf(first), until: dateOf(addDays(timeZone, first, n)), timeZone }
}

/** The last so many days of an edition, today among them. */
export function lastDays(edition: Edition, now: Date, n: number): Days {
  const today = isoDay(unixOf(now), edition)
  return daysFrom(edition, firstOf(today, n), today)
}
