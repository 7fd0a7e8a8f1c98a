import { and, asc, eq, inArray } from 'drizzle-orm'
import type { StaffWeek, saveStaffSchedule } from '../../schemas/index.ts'
import type { Week } from '../../theme/shifts.ts'
import { isManager } from '../admins/manager.ts'
import { plannedManagers, unset } from '../admins/on-shift.ts'
import { adminSchedules, admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { uploadUrl } from '../files/urls.ts'
import { requireRightOver } from './right-over.ts'

/** When each manager works, and who is on shift (spec: decisions ADM-7). */
export async function getSchedule({ db, edition, now }: Context) {
  const managers = await plannedManagers(db, edition, now)
  return {
    schedule: Object.fromEntries(managers.map(({ admin, planned }) => [admin.id, shownOf(planned)])),
    managers: managers.map(({ admin: { id, name, status, receives_calls, avatar }, on_shift }) => ({
      ...{ id, name, status, receives_calls, on_shift },
      avatar: avatar && uploadUrl(avatar.preview),
    })),
    time_zone: edition.timeZone,
  }
}

/**
 * Sets when managers work. Throws `forbidden` when an owner's hours are changed by no owner, `not_found` for who is no manager, `conflict` for hours that were
 * changed meanwhile, and the problem of a date that stands twice.
 */
export async function saveSchedule(context: Context, { schedule }: Input<typeof saveStaffSchedule>) {
  const { tx } = context
  const ids = Object.keys(schedule).map(Number)
  const rows = await tx
    .select()
    .from(admins)
    .where(and(isManager, inArray(admins.id, ids)))
    .orderBy(asc(admins.id))
    .for('update')
  if (rows.length < ids.length) throw new NotFound()
  const changes: Record<string, unknown> = {}
  for (const { id, name, status } of rows) {
    const { version, exceptions, ...week } = schedule[id] as (typeof schedule)[string]
    if (new Set(exceptions.map(({ date }) => date)).size < exceptions.length) throw new FieldProblem({ [`schedule.${id}.exceptions`]: 'not_unique' })
    const [known = unset] = await tx.select().from(adminSchedules).where(eq(adminSchedules.admin_id, id))
    const planned = { week, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
    const changed = changesOf({ ...planned, version }, known)
    if (Object.keys(changed).length === 0) continue
    requireRightOver(context, { status })
    const saved = { ...planned, version: known.version + 1 }
    await tx
      .insert(adminSchedules)
      .values({ admin_id: id, ...saved })
      .onConflictDoUpdate({ target: adminSchedules.admin_id, set: saved })
    changes[name] = changed
  }
  const [first] = ids
  context.audit(`admin ${first}`, changes)
  return getSchedule(context)
}

const shownOf = ({ week, exceptions, version }: { week: Week; exceptions: StaffWeek['exceptions']; version: number }): StaffWeek => ({
  ...week,
  exceptions,
  version,
})
