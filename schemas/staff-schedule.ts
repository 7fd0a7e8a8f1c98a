import * as z from 'zod/mini'
import { call, counted, Flag, JsonText, List, Text, Version } from './common.ts'
import { area } from './rights.ts'

const staffWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
/** Days of a colleague that differ from their week. */
const MOST_EXCEPTIONS = 200

const Time = /* @__PURE__ */ Text(5, 5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const hours = { active: Flag, from: Time, to: Time }
/** Hours of a day; those that end before they begin go past midnight and belong to the day they began, equal ones are the whole day. */
const Hours = /* @__PURE__ */ z.object(hours)
const Exception = /* @__PURE__ */ z.object({ date: z.iso.date(), ...hours })

const week = /* @__PURE__ */ Object.fromEntries(staffWeekdays.map((day) => [day, Hours])) as Record<(typeof staffWeekdays)[number], typeof Hours>
const Week = /* @__PURE__ */ z.object({ ...week, exceptions: List(Exception, MOST_EXCEPTIONS), version: Version })

const SeenHours = /* @__PURE__ */ z.object({ active: z.boolean(), from: z.string(), to: z.string() })
const seenWeek = /* @__PURE__ */ Object.fromEntries(staffWeekdays.map((day) => [day, SeenHours])) as Record<
  (typeof staffWeekdays)[number],
  typeof SeenHours
>
/** When a manager works, by days of the week from Monday on, and the days that differ (spec: decisions ADM-7). */
export const StaffWeek = /* @__PURE__ */ z
  .object({
    ...seenWeek,
    exceptions: z.array(z.object({ date: z.string(), active: z.boolean(), from: z.string(), to: z.string() })),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'StaffWeek' })
export type StaffWeek = z.output<typeof StaffWeek>

const about = { allow: area('staff') }
const answer = {
  /** By the number of the manager. */
  schedule: z.record(z.string(), StaffWeek),
  managers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      status: z.int(),
      avatar: z.nullable(z.string()),
      receives_calls: z.boolean(),
      on_shift: z.boolean(),
    }),
  ),
  /** Of the edition: what all the hours are of. */
  time_zone: z.string(),
}

export const getStaffSchedule = call('GET', '/admin/admins/schedule/get', {
  ...about,
  about: 'When each manager works, and who is on shift (decisions ADM-7)',
  answer,
})
export const saveStaffSchedule = call('POST', '/admin/admins/schedule/save', {
  ...about,
  about: 'Sets when managers work; those that are left out stay, a stale version is a conflict (decisions ADM-7)',
  body: { schedule: JsonText(counted(z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), Week))) },
  answer,
  errors: ['forbidden', 'not_found', 'conflict'],
})
