import type { Edition } from '../editions/types.ts'
import { formatTime, isoDay } from './dates.ts'
import { type Unix, unixAt } from './zones.ts'

type Zoned = Pick<Edition, 'timeZone'>

/** `yyyy-MM-ddTHH:mm` in the edition's zone: value of a `datetime-local` field. */
export const isoMinute = (unix: Unix, { timeZone }: Zoned): string =>
  `${isoDay(unix, { timeZone })}T${formatTime(unix, { timeZone, dayHalves: null })}`

/** Reads what a date or `datetime-local` field holds, in the edition's zone; null for anything else, 31 February included. */
export function unixOf(field: string, { timeZone }: Zoned): Unix | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(field)
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0))
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day < 1 || day > lastDay || hour > 23 || minute > 59) return null
  return unixAt(timeZone, { year, month, day, hour, minute, second: 0 })
}
