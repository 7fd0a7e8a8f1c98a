import { asc, eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { isOnShift, momentOf, type Week } from '../../theme/shifts.ts'
import type { Reader } from '../database/open.ts'
import { unixOf } from '../unix.ts'
import { isManager } from './manager.ts'
import { adminSchedules, admins } from './table.ts'

const off = { active: false, from: '09:00', to: '18:00' }
/** Of somebody whose hours nobody has set. */
export const unset = { week: { 1: off, 2: off, 3: off, 4: off, 5: off, 6: off, 7: off } satisfies Week, exceptions: [], version: 1 }

/** Managers by name, with their hours and whether they work at this moment by the clock of the edition (spec: decisions ADM-7). */
export async function plannedManagers(db: Reader, { timeZone }: Pick<Edition, 'timeZone'>, now: Date) {
  const rows = await db
    .select({ admin: admins, planned: adminSchedules })
    .from(admins)
    .leftJoin(adminSchedules, eq(adminSchedules.admin_id, admins.id))
    .where(isManager)
    .orderBy(asc(admins.name), asc(admins.id))
  const moment = momentOf(timeZone, unixOf(now))
  return rows.map(({ admin, planned }) => ({ admin, planned: planned ?? unset, on_shift: isOnShift(planned ?? unset, moment) }))
}

/** Managers who work at this moment. */
export async function managersOnShift(db: Reader, edition: Pick<Edition, 'timeZone'>, now: Date) {
  const managers = await plannedManagers(db, edition, now)
  return managers.filter(({ on_shift }) => on_shift).map(({ admin }) => admin)
}
