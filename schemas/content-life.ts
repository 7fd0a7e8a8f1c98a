/** States of a tutor's ad or post; a post that is off is a draft (spec: decisions CNT-1). */
export const CONTENT_STATUS = { moderation: 1, published: 2, needs_revision: 3, off: 4, deleted: 5 } as const
export type ContentStatus = (typeof CONTENT_STATUS)[keyof typeof CONTENT_STATUS]
export const contentStatuses = Object.values(CONTENT_STATUS)

const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS

/** What staff do with an ad or a post: from which states, and to which. Nothing leads back to moderation but the tutor's own saving (spec: decisions CNT-1). */
export const contentLife = {
  set_published: { from: [moderation, needs_revision, off], to: published },
  set_need_revision: { from: [moderation, published], to: needs_revision },
  set_off: { from: [published], to: off },
  set_deleted: { from: [moderation, published, needs_revision, off], to: deleted },
} as const satisfies Record<string, { from: readonly ContentStatus[]; to: ContentStatus }>
export type ContentAction = keyof typeof contentLife
export const contentActions = Object.keys(contentLife) as ContentAction[]

/** May this be done with an ad or post of that state? */
export const mayDo = (action: ContentAction, status: number): boolean => (contentLife[action].from as readonly number[]).includes(status)

/** What tutors do with their own: what they turned off comes back as it was let through; whatever they save is looked through again (spec: decisions CNT-1). */
export const ownContentLife = {
  set_on: { from: [off], to: published },
  set_off: contentLife.set_off,
  set_deleted: contentLife.set_deleted,
} as const satisfies Record<string, { from: readonly ContentStatus[]; to: ContentStatus }>
export type OwnContentAction = keyof typeof ownContentLife
export const ownContentActions = Object.keys(ownContentLife) as OwnContentAction[]

/** May its tutor do this with it? One that staff have not let through as it stands is not turned on. */
export const mayDoOwn = (action: OwnContentAction, { status, approved }: { status: number; approved: boolean }): boolean =>
  (ownContentLife[action].from as readonly number[]).includes(status) && (action !== 'set_on' || approved)

/** Letters that a comment sent with a revision holds, from and to. */
export const REVISION_COMMENT = [5, 500] as const
