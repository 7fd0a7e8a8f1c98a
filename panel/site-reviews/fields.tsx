import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import type { SiteReview } from '../../schemas/index.ts'
import { SITE_REVIEW_MARK, SITE_REVIEW_STATUS } from '../../schemas/site-review-life.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import type { QueueStart } from '../moderation/queue.ts'
import { useAgo } from '../ui/ago.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'

const { unconfirmed, active, inactive, deleted } = SITE_REVIEW_STATUS

/** The list's first sight, and the queue's: what nobody has looked at, the oldest first. */
const [, MOST] = SITE_REVIEW_MARK

export const waiting: QueueStart = { filter: { status: [unconfirmed] }, sort: { field: 'id', order: 'ASC' } }

const look: Readonly<Record<number, { tone: Tone; icon: IconName }>> = {
  [unconfirmed]: { tone: 'new', icon: 'clock' },
  [active]: { tone: 'ok', icon: 'check' },
  [inactive]: { tone: 'mute', icon: 'pause' },
  [deleted]: { tone: 'gone', icon: 'bin' },
}

/** The review of the row or the screen. */
export const useReview = () => useRecordContext<SiteReview>()

export const Name = () => useReview()?.client_name ?? null

export function NameLink() {
  const review = useReview()
  const resource = useResourceContext() ?? ''
  if (!review) return null
  return (
    <>
      <Link to={pathTo(resource, review.id)}>{review.client_name}</Link>{' '}
      <small>
        <RecordNumber id={review.id} />
      </small>
    </>
  )
}

/** So many of five. */
export function Mark() {
  const mark = useReview()?.mark
  const translate = useTranslate()
  if (mark === undefined) return null
  return (
    <Numbers title={translate('site_reviews.mark_of', { mark, most: MOST })}>
      {mark} / {MOST}
    </Numbers>
  )
}

export function Status() {
  const status = useReview()?.status
  const translate = useTranslate()
  if (status === undefined) return null
  return <Badge {...look[status]}>{translate(`enums.site_review_status.${status}`)}</Badge>
}

const LETTERS = 120

/** The beginning of what was written. */
export function Excerpt() {
  const { text = '' } = useReview() ?? {}
  return text.length > LETTERS ? `${text.slice(0, LETTERS).replace(/\s\S*$/, '')}…` : text
}

export const Text = () => useReview()?.text ?? null
export const Answer = () => useReview()?.answer ?? null

/** How long it has waited; where nobody waits, since when. */
export function Created() {
  const review = useReview()
  const ago = useAgo()
  if (!review) return null
  return review.status === unconfirmed ? <Numbers>{ago(review.created_at)}</Numbers> : <Day at={review.created_at} />
}

export const CreatedOn = () => <Day at={useReview()?.created_at ?? null} />

export function Answered() {
  const answer = useReview()?.answer
  const translate = useTranslate()
  return answer ? translate('common.yes') : null
}
