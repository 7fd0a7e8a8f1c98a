import { CONTENT_STATUS, type ContentStatus } from '../../schemas/index.ts'
import type { Random } from './random.ts'
import { before, DAY, HOUR, type World } from './world.ts'

interface Life {
  status: ContentStatus
  /** Which of its status it is. */
  n: number
  /** What staff asked to mend. */
  comments: readonly string[]
  /** One that is off may be a draft, which was never shown. */
  drafts?: boolean
}

/** How long the first ones have waited, in hours. */
const waits = [26, 22, 5, 0.7, 49, 9, 3] as const
/** Of those that wait, this one comes for the second time. */
const AGAIN = 3

/** The columns of an ad or a post that its life so far has written. */
export function lifeOf({ now }: World, random: Random, { status, n, comments, drafts = false }: Life) {
  const isWaiting = status === CONTENT_STATUS.moderation
  const sent_at = before(now, isWaiting ? (waits[n % waits.length] ?? 1) * HOUR : random.int(2, 200) * DAY + random.int(1, 20) * HOUR)
  const isReturned = status === CONTENT_STATUS.needs_revision || (isWaiting && n === AGAIN)
  const mayHaveBeen = status !== CONTENT_STATUS.moderation && random.chance(0.5)
  const wasPublished = status === CONTENT_STATUS.published || mayHaveBeen || (status === CONTENT_STATUS.off && !drafts)
  return {
    status,
    sent_at,
    created_at: before(sent_at, isReturned ? 4 * DAY : random.int(1, 40) * HOUR),
    published_at: wasPublished ? before(sent_at, -random.int(1, 30) * HOUR) : null,
    approved: wasPublished && (status === CONTENT_STATUS.published || status === CONTENT_STATUS.off),
    revisions: isReturned ? 1 : 0,
    revision_comment: isReturned ? (comments[n % comments.length] ?? '') : '',
  }
}
