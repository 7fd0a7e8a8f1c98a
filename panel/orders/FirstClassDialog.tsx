import { required, useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { MomentInput } from '../ui/form/MomentInput.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'

/** When the first lesson is, from which the payment deadline follows; until it is dated the client's wish is proposed (spec: decisions ORD-3, ORD-14). */
export function FirstClassDialog({ onClose }: { onClose: () => void }) {
  const { order_id, first_class: agreed, wished_first_class } = useOrder()
  const first_class = agreed ?? wished_first_class
  const translate = useTranslate()
  const submit = useOrderSubmit((values: { first_class: number }) => api.post('/admin/order/set_first_class', { order_id, ...values }))
  return (
    <AskDialog
      title={translate('orders.first_class.title')}
      verb={translate('common.save')}
      values={{ ...(first_class !== null && { first_class }) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <MomentInput source="first_class" helperText="orders.first_class.hint" validate={required()} />
    </AskDialog>
  )
}
