import { required, useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit, wayBack } from './order-verb.ts'

/** Until which date the order is paused, within a year (spec: decisions ORD-3). */
export function PauseDialog({ onClose }: { onClose: () => void }) {
  const { order_id } = useOrder()
  const translate = useTranslate()
  const pause = ({ date_pause_off }: { date_pause_off: number }) => api.post('/admin/order/set_pause', { order_id, date_pause_off })
  const submit = useOrderSubmit(pause, { takeBack: wayBack('set_pause', order_id) })
  return (
    <AskDialog title={translate('orders.pause.title')} verb={translate('orders.pause.verb')} onSubmit={submit} onClose={onClose}>
      <DayInput source="date_pause_off" helperText="orders.pause.hint" validate={required()} />
    </AskDialog>
  )
}
