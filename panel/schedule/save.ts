import { api, dataOf, Refusal } from '../../data-providers/index.ts'
import type { Hours } from '../../theme/shifts.ts'
import { type Ask, isSame } from '../ui/form/merge.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { differences, type Plan, type ScheduleData, withEntries } from './plan.ts'

export const readSchedule = () => dataOf(api.get('/admin/admins/schedule/get'))

/**
 * Saves those whose hours were changed. Where a colleague saved theirs meanwhile it goes on top of them: of hours that both changed the reader chooses which
 * stay (spec: decisions API-3, conflict).
 */
export function useSaveSchedule(opened: ScheduleData, ask: Ask, onSaved: (saved: ScheduleData) => void) {
  const save = async (stored: ScheduleData, plan: Plan): Promise<ScheduleData> => {
    const base = stored.schedule
    const mine = differences(base, plan)
    if (Object.keys(mine).length === 0) return stored
    const changed = new Set(Object.keys(mine).map((key) => key.split(' ')[0] ?? ''))
    const schedule = Object.fromEntries(Object.entries(plan).filter(([id]) => changed.has(id)))
    try {
      return await dataOf(api.post('/admin/admins/schedule/save', { schedule }))
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.error === 'conflict')) throw refusal
      const newest = await readSchedule()
      const theirs = differences(base, newest.schedule)
      const both = Object.keys(mine).filter((key) => key in theirs && !isSame(mine[key]?.is, theirs[key]?.is))
      const kept = await ask(Object.fromEntries(both.map((key) => [key, { yours: mine[key]?.is, theirs: theirs[key]?.is }])))
      if (kept === null) throw refusal
      const own: [string, Hours | undefined][] = Object.entries(mine).map(([key, { is }]) => [key, is])
      return save(newest, withEntries(newest.schedule, Object.fromEntries(own.filter(([key]) => !kept.includes(key)))))
    }
  }
  return useSubmit(({ schedule }: { schedule: Plan }) => save(opened, schedule), { onDone: onSaved })
}
