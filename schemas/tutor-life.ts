import { TUTOR_STATUS, tutorStatuses } from './tutor-status.ts'

const { draft, moderation, published, inactive, blocked, school, needs_revision, deleted, anonymised } = TUTOR_STATUS
const here = tutorStatuses.filter((status) => status !== deleted && status !== anonymised)

interface Step {
  from: readonly number[]
  to: number
}

/** Every step of a tutor's life; `send` is the tutor's, all others are staff's: from which statuses, and to which (spec: decisions TUT-1). */
export const tutorSteps = {
  send: { from: [draft, needs_revision], to: moderation },
  publish: { from: [draft, moderation, inactive, needs_revision], to: published },
  set_active: { from: [inactive, blocked, school], to: published },
  set_inactive: { from: [published, school], to: inactive },
  set_school: { from: [published], to: school },
  need_revision: { from: [moderation, published], to: needs_revision },
  need_revision_off: { from: [needs_revision], to: moderation },
  block: { from: [published, inactive, blocked, school], to: blocked },
  unblock: { from: [blocked], to: inactive },
  delete: { from: here, to: deleted },
  anonymize: { from: tutorStatuses.filter((status) => status !== anonymised), to: anonymised },
} as const satisfies Record<string, Step>
export type TutorStep = keyof typeof tutorSteps

export const mayTake = (step: TutorStep, status: number) => (tutorSteps[step].from as readonly number[]).includes(status)

/** Whether a tutor of this status is there to be changed: deleted and anonymised ones are not. */
export const isHereStill = (status: number) => here.includes(status as (typeof here)[number])
