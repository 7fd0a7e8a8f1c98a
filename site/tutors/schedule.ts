import type * as z from 'zod/mini'
import type { Edition } from '../../editions/types.ts'
import type { Schedule, TutorProfile } from '../../schemas/index.ts'
import { MANY_SLOTS, slotMinutes, slotTime } from '../../theme/schedule.ts'
import { type Unix, unixAt, wallTime } from '../../theme/zones.ts'

type Week = z.output<typeof Schedule>

/** Times a collapsed day shows; one more folds the week (spec: look, week). */
const SHOWN = MANY_SLOTS - 1

export interface Day {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** `yyyy-MM-dd` of a dated week. */
  date: string | null
  isToday: boolean
  times: string[]
  /** The times of the collapsed day. */
  first: string[]
}

const dayOf = (slots: readonly number[], weekday: number, date: string | null, isToday: boolean): Day => {
  const times = [...slots].sort((a, b) => a - b).map(slotTime)
  return { weekday, date, isToday, times, first: times.slice(0, SHOWN) }
}

/**
 * The days of the widget: seven dates from today for a school tutor, Monday to Sunday for everybody else (spec: public 4, schedule widget
 * and status 6).
 */
export function daysOf({ days, schedule }: Week, isDated: boolean): Day[] {
  const slots = (weekday: number) => schedule[weekday] ?? []
  if (isDated) return days.map(({ weekday, date, today }) => dayOf(slots(weekday), weekday, date, today))
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => dayOf(slots(weekday), weekday, null, false))
}

/** Whether the collapsed week hides times, so that its button unfolds it before the tutor is contacted. */
export const isFolded = (days: readonly Day[]): boolean => days.some(({ times }) => times.length >= MANY_SLOTS)

/** Noon of a date in the edition's zone, to word it. */
export function noonOf(date: string, { timeZone }: Pick<Edition, 'timeZone'>): Unix {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return unixAt(timeZone, { year, month, day, hour: 12, minute: 0, second: 0 })
}

/** The next day with a slot that has not begun, and its first two; null when the week is empty. */
export function nextFree({ days, schedule }: Week, now: Unix, { timeZone }: Pick<Edition, 'timeZone'>): { date: string; times: string[] } | null {
  const { hour, minute } = wallTime(timeZone, now)
  for (const { weekday, date, today } of days) {
    const slots = [...(schedule[weekday] ?? [])].sort((a, b) => a - b).filter((slot) => !today || slotMinutes(slot) > hour * 60 + minute)
    if (slots.length) return { date, times: slots.slice(0, 2).map(slotTime) }
  }
  return null
}

/** Where the experiment `updated_tutor_schedule` puts the week: after the lessons, before them, or nowhere (spec: public 4). */
export const schedulePlaces: readonly ('after' | 'before' | null)[] = ['after', 'before', null]

/** In variant 1 a week that was not kept up to date is blurred and says so. */
export const isStale = (variant: number, { schedule_updated_recently }: Pick<TutorProfile, 'schedule_updated_recently'>): boolean =>
  variant === 1 && !schedule_updated_recently
