import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { SiteReview } from '../../schemas/index.ts'
import { mayReview, SITE_REVIEW_STATUS, type SiteReviewAction } from '../../schemas/site-review-life.ts'
import { Foot } from '../moderation/boxes.ts'
import { useGoOn } from '../moderation/go-on.ts'
import { QueueLinks } from '../moderation/QueueLinks.tsx'
import { RemoveButton } from '../moderation/RemoveButton.tsx'
import { VerbButton } from '../moderation/VerbButton.tsx'
import { Push } from '../ui/boxes.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useVerb } from '../ui/record/verb.ts'
import { useReview, waiting } from './fields.tsx'

/** The decision about a review; once it is made the next one of the queue stands there. */
export function ReviewBar({ onEdit }: { onEdit: () => void }) {
  const review = useReview()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useVerb<SiteReview>()
  const goOn = useGoOn(waiting)
  const translate = useTranslate()
  if (!review) return null
  const { id, status, client_name } = review
  const decide = async (action: SiteReviewAction) => {
    const call = async () => (await dataOf(api.post(`/admin/site_review/${action}` as const, { id }))).site_review
    if (await act(call, `site_reviews.done.${action}`)) goOn()
    return true
  }
  return (
    <Foot>
      {mayReview('set_active', status) && (
        <VerbButton label="site_reviews.show" icon="check" letter="p" variant="contained" isBusy={isBusy} onClick={() => void decide('set_active')} />
      )}
      {mayReview('set_inactive', status) && (
        <VerbButton label="site_reviews.hide" icon="pause" letter="h" isBusy={isBusy} onClick={() => void decide('set_inactive')} />
      )}
      <QueueLinks start={waiting} />
      {status !== SITE_REVIEW_STATUS.deleted && <VerbButton label="site_reviews.answer" letter="e" variant="text" onClick={onEdit} />}
      <Push />
      {mayReview('set_deleted', status) && <RemoveButton isBusy={isBusy} onClick={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmDialog
          title={translate('site_reviews.delete_asked', { name: client_name })}
          text={translate('site_reviews.delete_text')}
          verb={translate('ra.action.delete')}
          onConfirm={() => decide('set_deleted')}
          onClose={() => setAsking(false)}
        />
      )}
    </Foot>
  )
}
