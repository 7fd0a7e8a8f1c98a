import type { Edition } from '../../editions/index.ts'
import { AT_SCHOOL, FIRST_CLASS_DAYS, IN_WORK, STATUS } from '../../schemas/index.ts'
import { addDays, endOfDay } from '../../theme/zones.ts'
import { FieldProblem } from '../errors.ts'
import { DAY, MINUTE_MS } from '../spans.ts'
import { dateOf, unixOf } from '../unix.ts'
import type { Order } from './rows.ts'

/** How far from now a first lesson may lie, in days: staff also write down lessons that were (spec: decisions ORD-4). */
const WINDOWS = { admin: [-60, FIRST_CLASS_DAYS], tutor: [0, FIRST_CLASS_DAYS], client: [0, FIRST_CLASS_DAYS] } as const

/** The last second, in the edition's zone, of the day by which the commission is due (spec: decisions ORD-14). */
export function paymentDeadline(firstClass: Date, { timeZone, paymentDeadlineDays }: Pick<Edition, 'timeZone' | 'paymentDeadlineDays'>): Date {
  return dateOf(endOfDay(timeZone, addDays(timeZone, unixOf(firstClass), paymentDeadlineDays)))
}

/**
 * Was the first lesson agreed on? An order keeps one date: until a tutor, the client or staff date the lesson it is the day on which the client wishes to begin.
 * Such a day starts no deadline and excuses nobody from dating the lesson, for the one who teaches has not agreed to it (spec: decisions ORD-3, ORD-6, ORD-19).
 * The statuses of the school say nothing of it.
 */
export function isDated({ status, prev_status, first_class, school_dated }: Dated): boolean {
  const stage = (status === STATUS.paused || status === STATUS.lost ? prev_status : status) ?? status
  return first_class !== null && !undated.includes(stage) && (school_dated || !AT_SCHOOL.includes(stage))
}
type Dated = Pick<Order, 'status' | 'prev_status' | 'first_class' | 'school_dated'>
const undated: readonly number[] = [...IN_WORK, STATUS.appointed]

/** Until when the commission is due. A pause holds the deadline from its first moment; while it lasts, its planned end says by how much it moves. */
export function deadlineOf({ status, date_payment_deadline, paused_at, date_pause_off }: Deadline): Date | null {
  if (status !== STATUS.paused || !date_payment_deadline || !paused_at || !date_pause_off) return date_payment_deadline
  return new Date(date_payment_deadline.getTime() + date_pause_off.getTime() - paused_at.getTime())
}
type Deadline = Pick<Order, 'status' | 'date_payment_deadline' | 'paused_at' | 'date_pause_off'>

/**
 * Throws a field problem when a lesson that was agreed on would be moved past the deadline that stood before: a few moves of half a year each would push the
 * commission out of sight (spec: decisions ORD-4, Z-8).
 */
export function requireBeforeDeadline(first_class: Date, { date_payment_deadline }: Pick<Order, 'date_payment_deadline'>) {
  if (date_payment_deadline && first_class > date_payment_deadline) throw new FieldProblem({ first_class: 'date_limit' })
}

/** What dating the first lesson asks of a change. A date that stands already, to the minute that forms show, changes nothing and uses up no move. */
export function dating(first_class: number) {
  const date = dateOf(first_class)
  const minute = (at: Date | null) => at && Math.floor(at.getTime() / MINUTE_MS)
  return {
    input: { first_class: date },
    patch: { first_class: date },
    isDone: (order: Dated) => isDated(order) && minute(order.first_class) === minute(date),
  }
}

/** Throws a field problem unless the first lesson lies where this side may put it. */
export function requireFirstClass(first_class: number, side: keyof typeof WINDOWS, now: Date) {
  const [before, after] = WINDOWS[side]
  const distance = first_class - unixOf(now)
  if (distance < before * DAY || distance > after * DAY) throw new FieldProblem({ first_class: distance > 0 ? 'date_far' : 'date_past' })
}
