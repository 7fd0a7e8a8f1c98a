import type { ReactNode } from 'react'
import { required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { api } from '../../data-providers/index.ts'
import { orderLimits, type reviewMarks } from '../../schemas/index.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { EditForm } from '../ui/form/EditForm.tsx'
import { length } from '../ui/form/rules.ts'
import { useOrderErrors } from './order-errors.tsx'
import { useOrder } from './order-record.ts'
import { orNone, useOrderRules } from './order-rules.ts'
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

const reviewRules = [required(), ...length(orderLimits.review_text)]
const responseRules = [required(), ...length(orderLimits.review_response_text)]

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
          choices={order.review_mark ? options('review_mark') : orNone('orders.review.no_mark', options('review_mark'))}
          disabled={isLocked}
          validate={required()}
        />
        <TextInput source="review_text" multiline minRows={3} disabled={isLocked} validate={reviewRules} />
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
        <TextInput source="review_response_text" multiline minRows={2} disabled={isLocked} validate={responseRules} />
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
