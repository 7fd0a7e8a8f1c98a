import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { PaymentData } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DateInput, NumberInput, SelectInput, TextInput } from '../ui/form/inputs.tsx'
import { length, required } from '../ui/form/rules.ts'
import { useOrderRules } from './order-filters.ts'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'

/** The payment to be booked: how much, how, by whom, when (spec: decisions ORD-8). */
export function PaidDialog({ onClose }: { onClose: () => void }) {
  const { order_id, kind, commission } = useOrder()
  const { currency, currencySign } = useEdition()
  const options = useOrderRules()
  const translate = useTranslate()
  const [sending] = useState(newSending)
  const submit = useOrderSubmit((payment_data: PaymentData) =>
    api.post('/admin/order/set_paid', { order_id, payment_data: { ...payment_data, currency } }, sending),
  )
  const values: Partial<PaymentData> = {
    sum: commission.sum,
    method: 'card',
    payer: kind === 'school' ? 'client' : 'tutor',
    date: Math.floor(Date.now() / 1000),
    comment: '',
  }
  return (
    <AskDialog title={translate('orders.paid.title')} verb={translate('orders.paid.verb')} values={values} onSubmit={submit} onClose={onClose}>
      <NumberInput source="sum" label={`${translate('fields.sum')}, ${currencySign}`} step={0.01} validate={required} />
      <SelectInput source="method" options={options('payment_method')} validate={required} />
      <SelectInput source="payer" options={options('payer')} validate={required} />
      <DateInput source="date" isDay validate={required} />
      <TextInput source="comment" validate={length([0, 500])} isOptional />
    </AskDialog>
  )
}
