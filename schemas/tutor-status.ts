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

/** Statuses of tutors who are nobody here any more (spec: decisions AUTH-6, ORD-6). */
export const GONE_STATUSES: readonly number[] = [TUTOR_STATUS.blocked, TUTOR_STATUS.deleted, TUTOR_STATUS.anonymised]
export const maySignIn = (status: number) => !GONE_STATUSES.includes(status)
