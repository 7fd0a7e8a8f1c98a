import { api } from '../../../data-providers/api.ts'
import { MOST_RESPONSES } from '../../../schemas/order-terms.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill, plural } from '../../../theme/words.ts'
import type { Values } from '../../forms/values.ts'
import { useSite, useTexts } from '../../site.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { FirstClassField, firstClassOf } from '../FirstClassDialog.tsx'
import { useAction } from '../use-action.ts'
import { dayAndTime, proposedDay } from '../when.ts'
import type { TutorDialogProps } from './dialog.ts'
import { fits, MessageField } from './MessageField.tsx'
import { RateField } from './RateField.tsx'

/** Accepts a personal request. */
export const AcceptDialog = (given: TutorDialogProps) => <ResponseDialog {...given} personal />

/** Answers an offered one. */
export const AnswerDialog = (given: TutorDialogProps) => <ResponseDialog {...given} personal={false} />

/** A message, a price, perhaps a first lesson (spec: decisions ORD-4, ORD-10). */
function ResponseDialog({ order, take, onClose, personal }: TutorDialogProps & { personal: boolean }) {
  const doing = useAction()
  const { edition, language } = useSite()
  const { facts } = useTexts('orders')
  const { message, first_class: lesson } = useTexts('orders-dialogs')
  const { accept, answer, commission } = useTexts('orders-tutor-dialogs')
  const { optional } = useTexts('common')
  const t = personal ? accept : answer

  const wished = proposedDay(order.wished_first_class)
  const send = async (values: Values) => {
    const response_text = values.response_text?.trim() ?? ''
    const rate_id = Number(values.rate_id) || null
    const first_class = firstClassOf(values, edition)
    const isShort = !fits('response_text', response_text, personal)
    if (isShort || (!personal && !rate_id))
      return doing.refuse({
        ...(isShort && { response_text: 'length' }),
        ...(!personal && !rate_id && { rate_id: 'required' }),
      })
    const sent = { order_id: order.id, response_text, first_class }
    const done = await (personal
      ? doing.run(
          'respond_personal',
          () => api.post('/tutor/order/respond_personal', { ...sent, agree: true, rate_id }),
          t.done,
          ({ order }) => take(order),
        )
      : doing.run(
          'respond_potential',
          () => api.post('/tutor/order/respond_potential', { ...sent, rate_id: rate_id ?? 0 }),
          t.done,
          ({ order }) => take(order),
        ))
    if (done) onClose()
  }
  return (
    <ActionDialog id="accept" title={t.title} submit={t.submit} doing={doing} onSubmit={send} onClose={onClose}>
      <p className="soft">{personal ? accept.text : plural(answer.text, MOST_RESPONSES, edition, language)}</p>
      <MessageField
        name="response_text"
        label={personal ? accept.message : message.field}
        error={doing.problems.response_text}
        {...(personal && { optional })}
      />
      <RateField
        value={order.own?.rate_id ?? (personal ? order.rate_id : null) ?? order.tutor_rate_id}
        hint={order.commission.sum > 0 ? fill(commission, { sum: formatMoney(order.commission.sum, edition, language) }) : undefined}
        error={doing.problems.rate_id}
        {...(personal && order.rate_id && { empty: accept.no_rate })}
      />
      <FirstClassField
        // an acceptance dates the lesson at once, so that its day is the tutor's to name
        value={personal ? null : wished}
        note={wished ? fill(lesson.wished, { date: dayAndTime(wished, edition, language) }) : undefined}
        label={facts.first_class}
        error={doing.problems.first_class}
        optional={optional}
      />
    </ActionDialog>
  )
}
