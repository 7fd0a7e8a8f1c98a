import { useState } from 'react'
import { maxValue, minValue, NumberInput, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { PaymentData } from '../../schemas/index.ts'
import { paymentSums } from '../../schemas/order-options.ts'
import { formatDate, isoDay } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { length } from '../ui/form/rules.ts'
import { useOrder } from './order-record.ts'
import { useOrderRules } from './order-rules.ts'
import { useOrderSubmit } from './order-verb.ts'

const [least, most] = paymentSums

/** The payment to be booked: how much, how, by whom, when (spec: decisions ORD-8). */
export function PaidDialog({ onClose }: { onClose: () => void }) {
  const { order_id, kind, commission, date_create } = useOrder()
  const edition = useEdition()
  const { currency, currencySign } = edition
  const options = useOrderRules()
  const translate = useTranslate()
  const [sending] = useState(newSending)
  const submit = useOrderSubmit(
    (payment_data: PaymentData) => api.post('/admin/order/set_paid', { order_id, payment_data: { ...payment_data, currency } }, sending),
    { sourceOf: (field) => field.replace(/^payment_data\./, '') },
  )
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  /** Nobody pays for an order before it is there, or tomorrow. */
  const inItsTime = (day: unknown) => {
    const from = isoDay(date_create, edition)
    const to = isoDay(now, edition)
    const paid = typeof day === 'number' ? isoDay(day, edition) : ''
    return paid && (paid < from || paid > to) ? { message: 'orders.paid.date', args: { from: formatDate(date_create, edition) } } : undefined
  }
  const values: Partial<PaymentData> = {
    sum: commission.sum,
    method: 'card',
    payer: kind === 'school' ? 'client' : 'tutor',
    date: now,
    comment: '',
  }
  return (
    <AskDialog title={translate('orders.paid.title')} verb={translate('orders.paid.verb')} values={values} onSubmit={submit} onClose={onClose}>
      <NumberInput
        source="sum"
        label={`${translate('fields.sum')}, ${currencySign}`}
        step={0.01}
        validate={[required(), minValue(least), maxValue(most)]}
      />
      <SelectInput source="method" choices={options('payment_method')} validate={required()} />
      <SelectInput source="payer" choices={options('payer')} validate={required()} />
      <DayInput source="date" validate={[required(), inItsTime]} />
      <TextInput source="comment" validate={length([0, 500])} />
    </AskDialog>
  )
}
