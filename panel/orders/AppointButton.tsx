import { useTranslate } from 'ra-core'
import { api } from '../../data-providers/index.ts'
import { Button } from '../ui/Button.tsx'
import { useOrder } from './order-record.ts'
import { useOrderVerb } from './order-verb.ts'

/** Appoints a tutor; contacts open both ways and all others are told (spec: decisions ORD-3). */
export function AppointButton({ tutor_id, name, onDone }: { tutor_id: number; name: string; onDone?: () => void }) {
  const { order_id } = useOrder()
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  const appoint = async () => {
    if (await act(() => api.post('/admin/order/appoint_tutor', { order_id, tutor_id }), 'orders.done.appointed')) onDone?.()
  }
  return (
    <Button variant="outlined" onClick={appoint} isBusy={isBusy} aria-label={translate('orders.appoint_of', { name })}>
      {translate('orders.appoint')}
    </Button>
  )
}
