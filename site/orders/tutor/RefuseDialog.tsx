import { useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { OTHER_REFUSED_REASON, orderLimits, refusedReasons } from '../../../schemas/order-options.ts'
import type { Values } from '../../forms/values.ts'
import { CheckChips } from '../../requests/CheckChips.tsx'
import { useTexts } from '../../site.ts'
import { Field, Textarea } from '../../ui/Field.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { useAction } from '../use-action.ts'
import type { TutorDialogProps } from './dialog.ts'

/** Says no to a request in person. */
export const RefuseDialog = (given: TutorDialogProps) => <ReasonDialog {...given} personal />

/** Says no to an order already taken, or why, after the fact. */
export const GiveBackDialog = (given: TutorDialogProps) => <ReasonDialog {...given} personal={false} />

/** No with a reason (spec: decisions ORD-4, ORD-8). */
function ReasonDialog({ order, take, onClose, personal }: TutorDialogProps & { personal: boolean }) {
  const doing = useAction()
  const words = useTexts('orders-tutor').order
  const t = useTexts('orders-tutor-dialogs').refuse
  const enums = useTexts('enums-orders')
  const { optional } = useTexts('common')
  const { done: saved } = useTexts('orders')
  const isRefused = order.own?.state === 'refused'
  const [chosen, setChosen] = useState(order.own?.refused_reason_id)

  const send = async (values: Values) => {
    const refused_reason_id = refusedReasons.find((id) => id === Number(values.refused_reason_id))
    const refused_comment = values.refused_comment?.trim() ?? ''
    if (!refused_reason_id) return doing.refuse({ refused_reason_id: 'reason' })
    if (refused_reason_id === OTHER_REFUSED_REASON && !refused_comment) return doing.refuse({ refused_comment: 'comment' })
    const why = { order_id: order.id, refused_reason_id, refused_comment }
    const done = await doing.run(
      'refuse',
      () => (personal ? api.post('/tutor/order/respond_personal', { ...why, agree: false }) : api.post('/tutor/order/set_refused_reason', why)),
      isRefused ? saved : t.done,
      ({ order }) => take(order),
    )
    if (done) onClose()
  }
  const asked = personal ? t.title : words.give_back
  const title = !isRefused ? asked : order.own?.refused_reason_id ? words.why.edit : words.why.title
  return (
    <ActionDialog
      id="refuse"
      title={title}
      submit={isRefused ? t.save : personal ? t.submit : words.give_back}
      look={isRefused ? 'solid' : 'bad'}
      doing={doing}
      onSubmit={send}
      onClose={onClose}
    >
      {!isRefused && <p className="soft">{t.text}</p>}
      <CheckChips
        single
        name="refused_reason_id"
        legend={words.reason}
        options={refusedReasons.map((id) => ({ value: id, label: enums.refused_reasons[id] }))}
        chosen={order.own?.refused_reason_id ? [order.own.refused_reason_id] : []}
        error={doing.problems.refused_reason_id}
        onChoose={(value) => setChosen(Number(value))}
      />
      <Field name="refused_comment" label={t.comment} error={doing.problems.refused_comment} {...(chosen !== OTHER_REFUSED_REASON && { optional })}>
        {(control) => <Textarea {...control} rows={3} maxLength={orderLimits.refused_comment[1]} defaultValue={order.own?.refused_comment} />}
      </Field>
    </ActionDialog>
  )
}
