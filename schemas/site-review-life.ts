/** States of a review of the site: not confirmed by its author's mail, shown, hidden, deleted (spec: decisions CNT-10). */
export const SITE_REVIEW_STATUS = { unconfirmed: 0, active: 1, inactive: 2, deleted: 3 } as const
export type SiteReviewStatus = (typeof SITE_REVIEW_STATUS)[keyof typeof SITE_REVIEW_STATUS]
export const siteReviewStatuses = Object.values(SITE_REVIEW_STATUS)

const { unconfirmed, active, inactive, deleted } = SITE_REVIEW_STATUS

/** What staff do with a review of the site: from which states, and to which. */
export const siteReviewLife = {
  set_active: { from: [unconfirmed, inactive, deleted], to: active },
  set_inactive: { from: [active], to: inactive },
  set_deleted: { from: [unconfirmed, active, inactive], to: deleted },
} as const satisfies Record<string, { from: readonly SiteReviewStatus[]; to: SiteReviewStatus }>
export type SiteReviewAction = keyof typeof siteReviewLife

/** May this be done with a review of that state? */
export const mayReview = (action: SiteReviewAction, status: number): boolean => (siteReviewLife[action].from as readonly number[]).includes(status)

/** Letters of a review and of the answer to it, its marks. */
export const SITE_REVIEW_TEXT = [10, 2000] as const
export const SITE_REVIEW_ANSWER = [0, 2000] as const
export const SITE_REVIEW_MARK = [1, 5] as const
/** How long the mailed link works, and how long an author waits before the next one, in days (spec: decisions CNT-10). */
export const REVIEW_CONFIRM_DAYS = 7
export const REVIEW_PAUSE_DAYS = 90
/** Of the site, and of tutors after lessons (spec: decisions CNT-11). */
export const reviewTypes = ['site', 'orders'] as const
