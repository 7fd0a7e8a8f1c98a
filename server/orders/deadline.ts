import type { Edition } from '../../editions/index.ts'
import { addDays, endOfDay } from '../../theme/zones.ts'
import { FieldProblem } from '../errors.ts'

export const unixOf = (date: Date) => Math.floor(date.getTime() / 1000)
export const dateOf = (unix: number) => new Date(unix * 1000)
/** For answers: unix seconds, null stays null. */
export const maybeUnix = (date: Date | null) => (date === null ? null : unixOf(date))

const DAY = 86_400
/** How far from now a first lesson may lie, in days: staff also write down lessons that were (spec: decisions ORD-4). */
const WINDOWS = { admin: [-60, 180], tutor: [0, 180], client: [0, 180] } as const

/** The last second, in the edition's zone, of the day by which the commission is due (spec: decisions ORD-14). */
export function paymentDeadline(firstClass: Date, { timeZone, paymentDeadlineDays }: Pick<Edition, 'timeZone' | 'paymentDeadlineDays'>): Date {
  return dateOf(endOfDay(timeZone, addDays(timeZone, unixOf(firstClass), paymentDeadlineDays)))
}

/** Throws a field problem unless the first lesson lies where this side may put it. */
export function requireFirstClass(first_class: number, side: keyof typeof WINDOWS, now: Date) {
  const [before, after] = WINDOWS[side]
  const distance = first_class - unixOf(now)
  if (distance < before * DAY || distance > after * DAY) throw new FieldProblem({ first_class: distance > 0 ? 'date_far' : 'date_past' })
}
