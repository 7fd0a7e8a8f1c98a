import type * as z from 'zod/mini'
import type { Edition } from '../../editions/index.ts'
import type { Schedule } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { addDays, wallTime } from '../../theme/zones.ts'
import { unixOf } from '../unix.ts'

export type Week = Omit<z.input<typeof Schedule>, 'schedule'>

/** Every zone's midnight is one of another quarter of an hour. */
const QUARTER = 900
const weeks = new Map<string, { quarter: number; week: Week }>()

/**
 * The seven days that begin today in the edition's zone: the dates of a week's schedule (spec: public 4, schedule widget; decisions TUT-17). The calendar of
 * a zone is slow, so the last answer is kept while the day cannot change.
 */
export function weekOf({ timeZone }: Pick<Edition, 'timeZone'>, now: Date): Week {
  const today = unixOf(now)
  const quarter = Math.floor(today / QUARTER)
  const known = weeks.get(timeZone)
  if (known?.quarter === quarter) return known.week
  const week = weekAt(timeZone, today)
  weeks.set(timeZone, { quarter, week })
  return week
}

function weekAt(timeZone: string, today: number): Week {
  const { year, month } = wallTime(timeZone, today)
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const date = isoDay(addDays(timeZone, today, ahead), { timeZone })
    return { weekday: weekdayOf(date), date, today: ahead === 0 }
  })
  return { year, month, days }
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
