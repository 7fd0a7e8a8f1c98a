import { useState } from 'react'
import { api, type Conflicts, dataOf, Refusal } from '../../data-providers/index.ts'
import type { Hours } from '../../theme/shifts.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { differences, type Plan, type ScheduleData, withEntries } from './plan.ts'

export const readSchedule = () => dataOf(api.get('/admin/admins/schedule/get'))

interface Question {
  conflicts: Conflicts
  /** Goes on with the entries of which the colleague's hours stay; null: back to the form. */
  answer: (theirs: string[] | null) => void
}

/**
 * Saves those whose hours were changed. Where a colleague saved theirs meanwhile it goes on top of them: of hours that both changed the reader chooses which
 * stay (spec: decisions API-3, conflict).
 */
export function useSaveSchedule(opened: ScheduleData, onSaved: (saved: ScheduleData) => void) {
  const [question, setQuestion] = useState<Question | null>(null)

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
      const kept =
        both.length === 0 ? [] : await asked(Object.fromEntries(both.map((key) => [key, { yours: mine[key]?.is, theirs: theirs[key]?.is }])))
      if (kept === null) throw refusal
      const own: [string, Hours | undefined][] = Object.entries(mine).map(([key, { is }]) => [key, is])
      return save(newest, withEntries(newest.schedule, Object.fromEntries(own.filter(([key]) => !kept.includes(key)))))
    }
  }
  const asked = async (conflicts: Conflicts) => {
    const theirs = await new Promise<string[] | null>((answer) => setQuestion({ conflicts, answer }))
    setQuestion(null)
    return theirs
  }
  const submit = useSubmit(({ schedule }: { schedule: Plan }) => save(opened, schedule), { onDone: onSaved })
  return { submit, question }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
