import { required, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { orderLimits, reviewMarks } from '../../schemas/order-options.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { length } from '../ui/form/rules.ts'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { useOrderErrors } from './order-errors.tsx'
import { useOrder } from './order-record.ts'
import { orNone } from './order-rules.ts'
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

const marks = reviewMarks.map((id) => ({ id, name: id }))

interface ReviewValues {
  review_mark: (typeof reviewMarks)[number]
  review_text: string
}

/** The client's mark and words. */
function ReviewForm() {
  const order = useOrder()
  const { own, beside } = useOrderErrors('review')
  const submit = useOrderSubmit(({ review_mark, review_text }: ReviewValues) =>
    api.post('/admin/order/set_review', { order_id: order.order_id, review_mark, review_text }),
  )
  const isLocked = isReviewLocked(order, beside)
  return (
    <SimpleForm
      component={FormBody}
      record={{ review_mark: order.review_mark, review_text: order.review_text }}
      onSubmit={submit}
      mode="onChange"
      toolbar={<Save label="orders.review.save" isLocked={isLocked || own} />}
    >
      <SelectInput
        source="review_mark"
        choices={order.review_mark ? marks : orNone('orders.review.no_mark', marks)}
        disabled={isLocked}
        validate={required()}
      />
      <TextInput source="review_text" multiline minRows={3} disabled={isLocked} validate={reviewRules} />
      <ReportErrors form="review" />
    </SimpleForm>
  )
}

/** What the tutor answered. */
function ResponseForm() {
  const order = useOrder()
  const { own, beside } = useOrderErrors('response')
  const submit = useOrderSubmit(({ review_response_text }: { review_response_text: string }) =>
    api.post('/admin/order/set_review_response', { order_id: order.order_id, review_response_text }),
  )
  const isLocked = isResponseLocked(order, beside)
  return (
    <SimpleForm
      component={FormBody}
      record={{ review_response_text: order.review_response_text }}
      onSubmit={submit}
      mode="onChange"
      toolbar={<Save label="orders.review.save_response" isLocked={isLocked || own} />}
    >
      <TextInput source="review_response_text" multiline minRows={2} disabled={isLocked} validate={responseRules} />
      <ReportErrors form="response" />
    </SimpleForm>
  )
}

const Save = ({ label, isLocked }: { label: string; isLocked: boolean }) => (
  <Toolbar>
    <SaveButton label={label} variant="outlined" disabled={isLocked} />
  </Toolbar>
)
