import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useOrder } from './order-record.ts'
import { useOrderVerb } from './order-verb.ts'

/** Appoints a tutor, once it was said who hears of it: contacts open both ways and all others are told (spec: decisions ORD-3). */
export function AppointButton({ tutor_id, name, onDone }: { tutor_id: number; name: string; onDone?: () => void }) {
  const { order_id } = useOrder()
  const { act } = useOrderVerb()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const appoint = async () => {
    const isDone = await act(() => api.post('/admin/order/appoint_tutor', { order_id, tutor_id }), 'orders.done.appointed')
    if (isDone) onDone?.()
    return isDone
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} aria-label={translate('orders.appoint_of', { name })}>
        {translate('orders.appoint')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('orders.ask.appoint', { name })}
          text={translate('orders.ask.appoint_text')}
          verb={translate('orders.appoint')}
          color="primary"
          onConfirm={appoint}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
