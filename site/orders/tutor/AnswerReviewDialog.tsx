import { api } from '../../../data-providers/api.ts'
import { RESPONSE_HOURS } from '../../../schemas/order-terms.ts'
import { plural } from '../../../theme/words.ts'
import type { Values } from '../../forms/values.ts'
import { useSite, useTexts } from '../../site.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { ReviewShown } from '../ReviewShown.tsx'
import { useAction } from '../use-action.ts'
import type { TutorDialogProps } from './dialog.ts'
import { fits, MessageField } from './MessageField.tsx'

/** The tutor's word under a review; open to change for a day (spec: decisions ORD-4). */
export function AnswerReviewDialog({ order, take, onClose }: TutorDialogProps) {
  const doing = useAction()
  const { edition, language } = useSite()
  const { respond: titles, review, your_answer } = useTexts('orders-tutor').order
  const t = useTexts('orders-tutor-dialogs').respond
  const send = async (values: Values) => {
    const review_response_text = values.review_response_text?.trim() ?? ''
    if (!fits('review_response_text', review_response_text)) return doing.refuse({ review_response_text: 'length' })
    const call = () => api.post('/tutor/order/response_review', { order_id: order.id, review_response_text })
    if (await doing.run('response_review', call, t.done, ({ order }) => take(order))) onClose()
  }
  return (
    <ActionDialog
      id="respond"
      title={order.review_response_text ? titles.edit : titles.title}
      submit={t.submit}
      doing={doing}
      onSubmit={send}
      onClose={onClose}
    >
      {order.review_mark && <ReviewShown title={review} mark={order.review_mark} text={order.review_text} response="" />}
      <p className="soft">{plural(t.text, RESPONSE_HOURS, edition, language)}</p>
      <MessageField name="review_response_text" label={your_answer} value={order.review_response_text} error={doing.problems.review_response_text} />
    </ActionDialog>
  )
}
