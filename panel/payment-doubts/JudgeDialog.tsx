import { useState } from 'react'
import { required, TextInput, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { PaymentDoubt } from '../../schemas/index.ts'
import type { paymentDoubtOutcomes } from '../../schemas/payment-terms.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { sumIn } from './sum.ts'

export type Outcome = (typeof paymentDoubtOutcomes)[number]
interface Props {
  doubt: PaymentDoubt
  outcome: Outcome
  onClose: () => void
}

/** Why, and to whom where the bank names a payment that nobody knows. */
export function JudgeDialog({ doubt: { id, sum, currency, tutor_id }, outcome, onClose }: Props) {
  const edition = useEdition()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [sending] = useState(newSending)
  const submit = useSubmit(
    (given: { comment: string; tutor_id?: number }) => dataOf(api.post('/rest/payment_doubts/{id}/judge', { id, outcome, ...given }, sending)),
    { done: `payment_doubts.done.${outcome}`, onDone: refresh },
  )
  const isCredit = outcome === 'credited'
  return (
    <AskDialog
      title={translate(`payment_doubts.ask.${outcome}`, { sum: sumIn(currency, sum, edition) })}
      verb={translate(isCredit ? 'payment_doubts.credit' : 'payment_doubts.close')}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCredit && tutor_id === null && (
        <RecordInput source="tutor_id" reference={slugs.tutors} label="payment_doubts.fields.tutor_id" validate={required()} />
      )}
      <TextInput source="comment" label="payment_doubts.fields.comment" multiline minRows={2} validate={[required(), ...length([5, 500])]} />
    </AskDialog>
  )
}
