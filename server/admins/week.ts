export interface Hours {
  active: boolean
  /** `HH:MM` on the edition's clock. */
  from: string
  to: string
}
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'
/** By days from Monday on. */
export type Week = Record<Weekday, Hours>
/** Of one day, `2026-11-22`, in place of the week's. */
export interface Exception extends Hours {
  date: string
}

interface Planned {
  week: Week
  exceptions: readonly Exception[]
}

/** A day of the calendar and the time of its clock. */
interface Moment {
  date: string
  time: string
}

const DAY = 86_400_000
export const dayBefore = (date: string) => new Date(Date.parse(date) - DAY).toISOString().slice(0, 10)
const weekdayOf = (date: string) => String(new Date(date).getUTCDay() || 7) as Weekday

const hoursOf = ({ week, exceptions }: Planned, date: string): Hours => exceptions.find((one) => one.date === date) ?? week[weekdayOf(date)]

/** Whether somebody works at a moment; hours past midnight belong to the day they began (spec: decisions ADM-7). */
export function isOnShift(planned: Planned, { date, time }: Moment): boolean {
  const today = hoursOf(planned, date)
  const yesterday = hoursOf(planned, dayBefore(date))
  // texts of one length compare as the times do
  const isToday = today.from < today.to ? time >= today.from && time < today.to : time >= today.from || today.from === today.to
  const isLeftover = yesterday.from > yesterday.to && time < yesterday.to
  return (today.active && isToday) || (yesterday.active && isLeftover)
}
