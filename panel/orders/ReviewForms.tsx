import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { api } from '../../data-providers/index.ts'
import type { reviewMarks } from '../../schemas/index.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { EditForm } from '../ui/form/EditForm.tsx'
import { SelectInput, TextAreaInput } from '../ui/form/inputs.tsx'
import { length, required } from '../ui/form/rules.ts'
import { useOrderErrors } from './order-errors.tsx'
import { useOrderRules } from './order-filters.ts'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'
import { ReportErrors } from './ReportErrors.tsx'
import { isResponseLocked, isReviewLocked } from './review-locks.ts'

/** The client's review and the tutor's answer to it, each saved by itself. */
export const ReviewForms = () => (
  <>
    <ReviewForm />
    <ResponseForm />
  </>
)

// An error beside a box locks the box; an error in it locks only its saving, or it could never be mended.

interface ReviewValues {
  review_mark: (typeof reviewMarks)[number]
  review_text: string
}

/** The client's mark and words. */
function ReviewForm() {
  const order = useOrder()
  const options = useOrderRules()
  const { own, beside } = useOrderErrors('review')
  const translate = useTranslate()
  const submit = useOrderSubmit(({ review_mark, review_text }: ReviewValues) =>
    api.post('/admin/order/set_review', { order_id: order.order_id, review_mark, review_text }),
  )
  const isLocked = isReviewLocked(order, beside)
  return (
    <EditForm values={{ review_mark: order.review_mark, review_text: order.review_text } as ReviewValues} onSubmit={submit} isStrict>
      <Column>
        <SelectInput
          source="review_mark"
          options={options('review_mark')}
          none={translate('orders.review.no_mark')}
          disabled={isLocked}
          validate={required}
        />
        <TextAreaInput source="review_text" rows={3} disabled={isLocked} validate={[required, length([10, 2000])]} />
        <Save isLocked={isLocked || own}>{translate('orders.review.save')}</Save>
      </Column>
      <ReportErrors form="review" />
    </EditForm>
  )
}

/** What the tutor answered. */
function ResponseForm() {
  const order = useOrder()
  const { own, beside } = useOrderErrors('response')
  const translate = useTranslate()
  const submit = useOrderSubmit(({ review_response_text }: { review_response_text: string }) =>
    api.post('/admin/order/set_review_response', { order_id: order.order_id, review_response_text }),
  )
  const isLocked = isResponseLocked(order, beside)
  return (
    <EditForm values={{ review_response_text: order.review_response_text }} onSubmit={submit} isStrict>
      <Column>
        <TextAreaInput source="review_response_text" rows={2} disabled={isLocked} validate={[required, length([2, 2000])]} />
        <Save isLocked={isLocked || own}>{translate('orders.review.save_response')}</Save>
      </Column>
      <ReportErrors form="response" />
    </EditForm>
  )
}

function Save({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Row>
      <Button variant="outlined" type="submit" disabled={isLocked} isBusy={isSubmitting}>
        {children}
      </Button>
    </Row>
  )
}
