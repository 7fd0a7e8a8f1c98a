import type * as z from 'zod/mini'
import type { getStaffSchedule } from '../../schemas/index.ts'
import { dayAfter, type Exception, type Hours, hoursOn, type Planned, type Weekday, weekdayOf } from '../../theme/shifts.ts'

export type ScheduleData = z.output<(typeof getStaffSchedule)['answer']>
export type Manager = ScheduleData['managers'][number]
/** The week of each manager by their number. */
export type Plan = ScheduleData['schedule']

/** A day of a manager's. */
export interface Cell {
  id: number
  date: string
}
/** Whether a change is of every such day of the week or of the date alone. */
export type Scope = 'week' | 'date'

const weekdays: readonly Weekday[] = ['1', '2', '3', '4', '5', '6', '7']

/** The days from the Monday before or on a date. */
export function weekOf(date: string): string[] {
  const monday = dayAfter(date, 1 - Number(weekdayOf(date)))
  return weekdays.map((_, n) => dayAfter(monday, n))
}

const NO_WEEK = Object.fromEntries(weekdays.map((day) => [day, { active: false, from: '09:00', to: '18:00' }])) as Record<Weekday, Hours>

export function plannedOf(plan: Plan, id: number): Planned {
  const { exceptions, version: _, ...week } = plan[id] ?? { ...NO_WEEK, exceptions: [], version: 1 }
  return { week, exceptions }
}

export const hoursIn = (plan: Plan, { id, date }: Cell): Hours => hoursOn(plannedOf(plan, id), date)
export const exceptionIn = (plan: Plan, { id, date }: Cell): Exception | undefined => plan[id]?.exceptions.find((one) => one.date === date)
const byDate = (one: Exception, other: Exception) => (one.date < other.date ? -1 : 1)
const isSame = (one: Hours, other: Hours) => one.active === other.active && one.from === other.from && one.to === other.to

/** The plan in which a manager works so on every such day of the week, or on the date; a date that is as every week is no exception. */
export function withHours(plan: Plan, { id, date }: Cell, { active, from, to }: Hours, scope: Scope): Plan {
  const own = plan[id]
  if (!own) return plan
  const hours = { active, from, to }
  const others = own.exceptions.filter((one) => one.date !== date)
  if (scope === 'week') return { ...plan, [id]: { ...own, [weekdayOf(date)]: hours, exceptions: others } }
  const exceptions = isSame(hours, own[weekdayOf(date)]) ? others : [...others, { date, ...hours }].toSorted(byDate)
  return { ...plan, [id]: { ...own, exceptions } }
}

/** The plan in which the date is as every week. */
export const asEveryWeek = (plan: Plan, { id, date }: Cell): Plan => withHours(plan, { id, date }, plannedOf(plan, id).week[weekdayOf(date)], 'date')

/** Everything that is planned, by `5 3` for the Wednesdays of manager 5 and `5 2026-11-22` for a date of theirs. */
function entriesOf(plan: Plan): Record<string, Hours> {
  const entries = Object.entries(plan).flatMap(([id, { exceptions, version: _, ...week }]) => [
    ...weekdays.map((day): [string, Hours] => [`${id} ${day}`, week[day]]),
    ...exceptions.map(({ date, active, from, to }): [string, Hours] => [`${id} ${date}`, { active, from, to }]),
  ])
  return Object.fromEntries(entries)
}

/** The plan with some of its entries set; dates that are undefined are as every week. */
export function withEntries(plan: Plan, entries: Record<string, Hours | undefined>): Plan {
  const after = structuredClone(plan)
  for (const [key, hours] of Object.entries(entries)) {
    const [id = '', day = ''] = key.split(' ')
    const own = after[id]
    if (!own) continue
    const weekday = weekdays.find((one) => one === day)
    if (!weekday)
      own.exceptions = [...own.exceptions.filter(({ date }) => date !== day), ...(hours ? [{ date: day, ...hours }] : [])].toSorted(byDate)
    else if (hours) own[weekday] = hours
  }
  return after
}

/** What differs from how it was, by the keys of `entriesOf`. */
export function differences(was: Plan, is: Plan): Record<string, { was: Hours | undefined; is: Hours | undefined }> {
  const [before, after] = [entriesOf(was), entriesOf(is)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => {
    const [one, other] = [before[key], after[key]]
    return !(one && other ? isSame(one, other) : one === other)
  })
  return Object.fromEntries(changed.map((key) => [key, { was: before[key], is: after[key] }]))
}
