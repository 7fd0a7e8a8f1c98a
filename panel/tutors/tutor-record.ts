import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { dataOf } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { useCall } from '../layout/call.ts'
import { slugs } from '../slugs.ts'
import { recordKey } from '../ui/record/whole-record.ts'

/** The tutor of the screen. */
export function useTutor(): TutorForStaff {
  const tutor = useRecordContext<TutorForStaff>()
  if (!tutor) throw new Error('useTutor outside of a tutor')
  return tutor
}

/** What is asked of a tutor besides the record: keys of the log and the billing data. */
export const besideKey = (part: 'log' | 'billing' | 'school_candidate', tutor_id: number) => ['tutor', part, tutor_id]

function forgetOthers(queries: QueryClient, tutor_id: number) {
  for (const part of ['log', 'billing'] as const) void queries.invalidateQueries({ queryKey: besideKey(part, tutor_id) })
  void queries.invalidateQueries({ queryKey: [slugs.audit] })
  forgetSession()
  void queries.invalidateQueries({ queryKey: ['session'] })
}

/** Puts a tutor on the screen as a call answered them; lists, log and trail are asked anew when next seen. */
export function useShowTutor() {
  const queries = useQueryClient()
  return (tutor: TutorForStaff) => {
    queries.setQueryData(recordKey(slugs.tutors, tutor.id), tutor)
    void queries.invalidateQueries({ queryKey: [slugs.tutors, 'getList'] })
    forgetOthers(queries, tutor.id)
  }
}

/** Reads the tutor anew, with all that is shown beside. */
export function useReadTutorAgain() {
  const queries = useQueryClient()
  return (tutor_id: number) => {
    void queries.invalidateQueries({ queryKey: [slugs.tutors] })
    forgetOthers(queries, tutor_id)
  }
}

/** Makes a call about the tutor for a button; what came of it is read anew, also after a refusal: somebody else may have been faster. */
export function useTutorVerb() {
  const { id } = useTutor()
  const readAgain = useReadTutorAgain()
  const { isBusy, run } = useCall()
  const act = async (call: () => Parameters<typeof dataOf>[0], done?: string): Promise<boolean> => {
    const isDone = await run(async () => {
      await dataOf(call())
      return true
    }, done)
    readAgain(id)
    return isDone === true
  }
  return { isBusy, act }
}
