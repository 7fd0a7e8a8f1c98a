import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DateInput } from '../ui/form/inputs.tsx'
import { required } from '../ui/form/rules.ts'
import { ActionButton } from './ActionButton.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'

/** Pauses the order until a date within a year (spec: decisions ORD-3). */
export function PauseButton() {
  const { order_id } = useOrder()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const submit = useOrderSubmit(({ date_pause_off }: { date_pause_off: number }) => api.post('/admin/order/set_pause', { order_id, date_pause_off }))
  return (
    <>
      <ActionButton action="set_pause" icon="pause" onClick={() => setAsking(true)} />
      {isAsking && (
        <AskDialog title={translate('orders.pause.title')} verb={translate('orders.pause.verb')} onSubmit={submit} onClose={() => setAsking(false)}>
          <DateInput source="date_pause_off" isDay hint={translate('orders.pause.hint')} validate={required} />
        </AskDialog>
      )}
    </>
  )
}
