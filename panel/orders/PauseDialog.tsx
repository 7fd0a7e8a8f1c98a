import { useTranslate } from 'ra-core'
import { api } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DateInput } from '../ui/form/inputs.tsx'
import { required } from '../ui/form/rules.ts'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'

/** Until which date the order is paused, within a year (spec: decisions ORD-3). */
export function PauseDialog({ onClose }: { onClose: () => void }) {
  const { order_id } = useOrder()
  const translate = useTranslate()
  const submit = useOrderSubmit(({ date_pause_off }: { date_pause_off: number }) => api.post('/admin/order/set_pause', { order_id, date_pause_off }))
  return (
    <AskDialog title={translate('orders.pause.title')} verb={translate('orders.pause.verb')} onSubmit={submit} onClose={onClose}>
      <DateInput source="date_pause_off" isDay hint={translate('orders.pause.hint')} validate={required} />
    </AskDialog>
  )
}
