import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useOrder } from './order-record.ts'
import { isReviewLocked } from './review-locks.ts'

// As high as the forms that come, so that nothing below jumps.
const Place = styled('div')({ minHeight: '27.4375rem' })
const ReviewForms = onDemand(
  () => import('./ReviewForms.tsx'),
  'ReviewForms',
  () => (
    <Place>
      <Skeleton lines={8} />
    </Place>
  ),
)

/** The client's review and the tutor's answer; an order that is not paid has neither. */
export function ReviewSheet() {
  const order = useOrder()
  const { status, review_status, review_date } = order
  const edition = useEdition()
  const translate = useTranslate()
  if (status !== STATUS.paid) return null
  return (
    <Sheet title={translate('orders.review.title')}>
      <Soft>
        {translate(`enums.review_status.${review_status}`)}
        {review_date !== null && ` · ${formatDate(review_date, edition)}`}
        {isReviewLocked(order, false) && `. ${translate('orders.review.locked')}`}
      </Soft>
      <ReviewForms />
    </Sheet>
  )
}
