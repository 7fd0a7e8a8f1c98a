import type { Edition } from '../editions/types.ts'
import { type Unix, wallTime } from './zones.ts'

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

export interface Planned {
  week: Week
  exceptions: readonly Exception[]
}

/** A day of the calendar and the time of its clock. */
export interface Moment {
  date: string
  time: string
}

const DAY = 86_400_000
const MINUTES_A_DAY = 1440
const padded = (number: number) => String(number).padStart(2, '0')

/** The day some days after another of the calendar. */
export const dayAfter = (date: string, days = 1) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
/** `7` for a Sunday. */
export const weekdayOf = (date: string) => String(new Date(date).getUTCDay() || 7) as Weekday

/** What the clock and the calendar of a zone show. */
export function momentOf(timeZone: string, unix: Unix): Moment {
  const { year, month, day, hour, minute } = wallTime(timeZone, unix)
  return { date: `${year}-${padded(month)}-${padded(day)}`, time: `${padded(hour)}:${padded(minute)}` }
}

/** The hours of a day: those of the date, else those of every week. */
export const hoursOn = ({ week, exceptions }: Planned, date: string): Hours => exceptions.find((one) => one.date === date) ?? week[weekdayOf(date)]

/** Whether somebody works at a moment; hours past midnight belong to the day they began (spec: decisions ADM-7). */
export const isOnShift = (planned: Planned, moment: Moment): boolean => shiftAt(planned, moment) !== null

/** The hours that somebody works at a moment; null outside them. */
export function shiftAt(planned: Planned, { date, time }: Moment): Hours | null {
  const today = hoursOn(planned, date)
  const yesterday = hoursOn(planned, dayAfter(date, -1))
  // texts of one length compare as the times do
  const isToday = today.from < today.to ? time >= today.from && time < today.to : time >= today.from || today.from === today.to
  if (today.active && isToday) return today
  return yesterday.active && yesterday.from > yesterday.to && time < yesterday.to ? yesterday : null
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** `25:30` where the next day's clock shows 1:30. */
const timeOf = (minutes: number) => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`

/** How long hours are, in minutes: 1440 for those that end when they begin. */
export const lengthOf = ({ from, to }: Hours) => (minutesOf(to) - minutesOf(from) + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY

/** The minutes of their day at which hours begin and end, past 1440 those of the next day; of hours that end when they begin the whole day. */
function spanOf(hours: Hours): [begin: number, end: number] {
  const begin = hours.from === hours.to ? 0 : minutesOf(hours.from)
  return [begin, begin + lengthOf(hours)]
}

/** From and to as `HH:MM`. */
interface Gap {
  from: string
  to: string
}

/** When nobody of these works on a day within the hours that the site names. */
export function gapsOn(date: string, plans: readonly Planned[], { workingHours }: Pick<Edition, 'workingHours'>): Gap[] {
  const [opens, closes] = (Number(weekdayOf(date)) > 5 ? workingHours.weekend : workingHours.weekdays).map((hour) => hour * 60) as [number, number]
  const worked = plans.flatMap((planned) => {
    const spans: [begin: number, end: number][] = []
    const [today, yesterday] = [hoursOn(planned, date), hoursOn(planned, dayAfter(date, -1))]
    if (today.active) spans.push(spanOf(today))
    if (yesterday.active) spans.push([0, spanOf(yesterday)[1] - MINUTES_A_DAY])
    return spans
  })
  const gaps: Gap[] = []
  let at = opens
  for (const [begin, end] of worked.toSorted(([one], [other]) => one - other)) {
    if (begin > at) gaps.push({ from: timeOf(at), to: timeOf(Math.min(begin, closes)) })
    at = Math.max(at, end)
    if (at >= closes) break
  }
  if (at < closes) gaps.push({ from: timeOf(at), to: timeOf(closes) })
  return gaps
}
