import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { useOrder } from './order-record.ts'
import { useOrderVerb } from './order-verb.ts'

/** 'Only personal' is the inverse of the value: on, the order is never offered to others by itself (spec: decisions ORD-13). */
export function OnlyPersonalSwitch() {
  const { order_id, auto_appoint_potential_tutors, actions } = useOrder()
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  if (!actions.includes('set_auto_appoint_potential_tutors')) return null
  const toggle = () => act(() => api.post('/admin/order/set_auto_appoint_potential_tutors', { order_id, value: !auto_appoint_potential_tutors }))
  return (
    <FormControlLabel
      label={translate('orders.only_personal')}
      control={<Checkbox checked={!auto_appoint_potential_tutors} disabled={isBusy} onChange={toggle} />}
    />
  )
}
