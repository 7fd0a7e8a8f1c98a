/** Status of a tutor; 6 is a school tutor (spec: decisions TUT-1). */
export const TUTOR_STATUS = {
  draft: 1,
  moderation: 2,
  published: 3,
  inactive: 4,
  blocked: 5,
  school: 6,
  needs_revision: 7,
  deleted: 8,
  anonymised: 9,
} as const
export const tutorStatuses = /* @__PURE__ */ Object.values(TUTOR_STATUS)

/** Whether the profile is still to be completed, so that a tutor begins there (spec: decisions AUTH-6). */
export const beginsAtProfile = (status: number) => status === TUTOR_STATUS.draft || status === TUTOR_STATUS.needs_revision

/** Statuses of tutors who are nobody here any more (spec: decisions AUTH-6, ORD-6). */
export const GONE_STATUSES: readonly number[] = [TUTOR_STATUS.blocked, TUTOR_STATUS.deleted, TUTOR_STATUS.anonymised]
export const maySignIn = (status: number) => !GONE_STATUSES.includes(status)
