import { mayTake, TUTOR_STATUS, type TutorStep, tutorSteps } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { noteActivity } from '../tutors/activity.ts'
import { changeTutor, lockTutor, type Tutor, type TutorPatch } from './rows.ts'

/** A locked tutor from whose status the step may be taken. Throws `not_found` and `wrong_status` (spec: decisions TUT-1). */
export async function requireStep({ tx }: Pick<Context, 'tx'>, tutor_id: number, step: TutorStep): Promise<Tutor> {
  const tutor = await lockTutor(tx, tutor_id)
  if (!mayTake(step, tutor.status)) throw new WrongStatus()
  return tutor
}

/** Statuses in which a tutor may be about to be forgotten; whoever comes to another stays. */
const leaving: readonly number[] = [TUTOR_STATUS.inactive, TUTOR_STATUS.blocked, TUTOR_STATUS.deleted]

/** Takes a step: status, catalogue, activity log and audit trail in the one transaction. */
export async function takeStep(context: Context, tutor: Tutor, step: TutorStep, patch: TutorPatch = {}) {
  const { to } = tutorSteps[step]
  const stays = !leaving.includes(to) && { delete_requested_at: null, status_before_delete: null }
  await changeTutor(context, tutor.id, { ...patch, ...stays, status: to })
  if (to !== tutor.status)
    await noteActivity(context, { tutor_id: tutor.id, action: 'status_changed', changes: { tutor_status: [tutor.status, to] } })
  context.audit(`tutor ${tutor.id}`, { tutor_status: { before: tutor.status, after: to } })
  return { status: to }
}
