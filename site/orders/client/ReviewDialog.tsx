import { api } from '../../../data-providers/api.ts'
import { orderLimits, reviewMarks } from '../../../schemas/order-options.ts'
import { fillNumbers } from '../../../theme/fill-numbers.ts'
import { CheckChips } from '../../requests/CheckChips.tsx'
import { useSite, useTexts } from '../../site.ts'
import { Field, Textarea } from '../../ui/Field.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { useAction } from '../use-action.ts'
import type { ClientDialogProps } from './dialog.ts'

/** A mark and a few sentences, written once and open to change for 14 days (spec: decisions ORD-5, ORD-20). */
export function ReviewDialog({ order, take, onClose }: ClientDialogProps) {
  const doing = useAction()
  const { edition, language } = useSite()
  const titles = useTexts('orders-client').order.review
  const t = useTexts('orders-client-dialogs').review
  const { message } = useTexts('orders-dialogs')
  const [min, max] = orderLimits.review_text
  const save = async ({ review_mark, review_text = '' }: Readonly<Record<string, string>>) => {
    const mark = reviewMarks.find((one) => one === review_mark)
    const text = review_text.trim()
    if (!mark || text.length < min)
      return doing.refuse({
        ...(!mark && { review_mark: 'mark' }),
        ...(text.length < min && { review_text: 'length' }),
      })
    const before = { review_mark: order.review_mark, review_text: order.review_text }
    const review = { order_id: order.id, review_mark: mark, review_text: text, before, lang: language }
    if (
      await doing.run(
        'set_review',
        () => api.post('/client/order/set_review', review),
        t.done,
        ({ order }) => take(order),
      )
    )
      onClose()
  }
  return (
    <ActionDialog
      id="review"
      title={order.review_mark ? titles.edit : titles.title}
      submit={t.submit}
      doing={doing}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckChips
        single
        name="review_mark"
        legend={t.mark}
        options={reviewMarks.map((mark) => ({ value: mark, label: mark }))}
        chosen={order.review_mark ? [order.review_mark] : []}
        error={doing.problems.review_mark}
      />
      <Field name="review_text" label={t.text} hint={fillNumbers(message.hint, { min, max }, edition, language)} error={doing.problems.review_text}>
        {(control) => <Textarea {...control} rows={6} maxLength={max} defaultValue={order.review_text} />}
      </Field>
    </ActionDialog>
  )
}
