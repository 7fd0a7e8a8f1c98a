import type { Edition } from '../editions/types.ts'
import { timesText } from './dates.ts'
import { SLOTS_A_DAY, slotTime } from './schedule.ts'

/** Half-hour slots by weekday, 1 is 0:00 (spec: decisions TUT-5). */
export type Week = Readonly<Record<string, readonly number[]>>

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** What is shown first: from 8:00 to 22:00. */
export const usualSlots = { first: 17, last: 44 } as const
export const allSlots = { first: 1, last: SLOTS_A_DAY } as const

export const isFree = (week: Week, day: number, slot: number) => week[day]?.includes(slot) ?? false

/** The week with these slots of a day set free or taken; a day without any is left out. */
export function withSlots(week: Week, day: number, slots: readonly number[], free: boolean): Week {
  const others = (week[day] ?? []).filter((slot) => !slots.includes(slot))
  const after = free ? [...others, ...slots].sort((one, other) => one - other) : others
  const { [day]: _, ...days } = week
  return after.length > 0 ? { ...days, [day]: after } : days
}

/** Slots from one to another, whichever is the earlier. */
export function between(one: number, other: number): number[] {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, n) => first + n)
}

/** Monday's hours on every working day. */
export const likeMonday = (week: Week): Week =>
  [2, 3, 4, 5].reduce<Week>((after, day) => {
    const { [day]: _, ...days } = after
    return week[1]?.length ? { ...days, [day]: week[1] } : days
  }, week)

/** A day's hours on another day too. */
export function withCopy(week: Week, from: number, to: number): Week {
  const { [to]: _, ...days } = week
  return week[from]?.length ? { ...days, [to]: week[from] } : days
}

/** Half hours that follow each other as one: slots 19, 20 and 25 are `9:00–10:00` and `12:00–12:30`. */
export function hoursOf(slots: readonly number[], edition: Pick<Edition, 'dayHalves'>): string[] {
  const sorted = [...new Set(slots)].sort((a, b) => a - b)
  const starts = sorted.filter((slot) => !sorted.includes(slot - 1))
  const ends = sorted.filter((slot) => !sorted.includes(slot + 1))
  return starts.map((start, at) => timesText(slotTime(start, edition), slotTime((ends[at] ?? start) + 1, edition)))
}
