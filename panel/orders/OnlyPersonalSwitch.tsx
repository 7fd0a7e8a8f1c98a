import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { useOrder } from './order-record.ts'
import { useOrderVerb } from './order-verb.ts'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '1.75rem',
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
})

/** 'Only personal' is the inverse of the value: on, the order is never offered to others by itself (spec: decisions ORD-13). */
export function OnlyPersonalSwitch() {
  const { order_id, auto_appoint_potential_tutors, actions } = useOrder()
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  if (!actions.includes('set_auto_appoint_potential_tutors')) return null
  const toggle = () => act(() => api.post('/admin/order/set_auto_appoint_potential_tutors', { order_id, value: !auto_appoint_potential_tutors }))
  return (
    <Label>
      <input type="checkbox" checked={!auto_appoint_potential_tutors} disabled={isBusy} onChange={toggle} />
      {translate('orders.only_personal')}
    </Label>
  )
}
