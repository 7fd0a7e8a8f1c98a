import type * as z from 'zod/mini'
import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Schedule, TutorProfile } from '../../schemas/index.ts'
import { MANY_SLOTS, slotMinutes, slotTime } from '../../theme/schedule.ts'
import { type Unix, unixAt, wallTime } from '../../theme/zones.ts'

type Week = z.output<typeof Schedule>

/** Times a collapsed day shows; one more folds the week. */
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

type Clock = Pick<SiteEdition, 'timeZone' | 'dayHalves'>

/** The slots of a date, in order; of today those that have not begun. */
function slotsAhead({ schedule }: Week, { weekday, today }: Week['days'][number], now: Unix, { timeZone }: Clock): number[] {
  const { hour, minute } = wallTime(timeZone, now)
  return inOrder(schedule[weekday] ?? []).filter((slot) => !today || slotMinutes(slot) > hour * 60 + minute)
}

const inOrder = (slots: readonly number[]) => [...slots].sort((a, b) => a - b)

/**
 * The days of the widget: seven dates from today for a school tutor, without the hours that have passed, Monday to Sunday for everybody else (spec: public 4,
 * schedule widget and status 6).
 */
export function daysOf(week: Week, isDated: boolean, now: Unix, edition: Clock): Day[] {
  const dayOf = (slots: number[], day: Pick<Day, 'weekday' | 'date' | 'isToday'>): Day => {
    const times = slots.map((slot) => slotTime(slot, edition))
    return { ...day, times, first: times.slice(0, SHOWN) }
  }
  if (isDated) {
    return week.days.map((day) => dayOf(slotsAhead(week, day, now, edition), { weekday: day.weekday, date: day.date, isToday: day.today }))
  }
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => dayOf(inOrder(week.schedule[weekday] ?? []), { weekday, date: null, isToday: false }))
}

/** Whether the collapsed week hides times, so that its button unfolds it before the tutor is contacted. */
export const isFolded = (days: readonly Day[]): boolean => days.some(({ times }) => times.length >= MANY_SLOTS)

/** Noon of a date in the edition's zone, to word it. */
export function noonOf(date: string, { timeZone }: Pick<SiteEdition, 'timeZone'>): Unix {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return unixAt(timeZone, { year, month, day, hour: 12, minute: 0, second: 0 })
}

/** The next day with a slot that has not begun, and its first two; null when the week is empty. */
export function nextFree(week: Week, now: Unix, edition: Clock): { date: string; times: string[] } | null {
  for (const day of week.days) {
    const slots = slotsAhead(week, day, now, edition)
    if (slots.length) return { date: day.date, times: slots.slice(0, 2).map((slot) => slotTime(slot, edition)) }
  }
  return null
}

/** Where the experiment `updated_tutor_schedule` puts the week: after the lessons, before them, or nowhere (spec: public 4). */
export const schedulePlaces: readonly ('after' | 'before' | null)[] = ['after', 'before', null]

/** In variant 1 a week that was not kept up to date is blurred and says so. */
export const isStale = (variant: number, { schedule_updated_recently }: Pick<TutorProfile, 'schedule_updated_recently'>): boolean =>
  variant === 1 && !schedule_updated_recently
