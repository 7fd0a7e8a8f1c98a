import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { DateInput } from '../ui/form/inputs.tsx'
import { required } from '../ui/form/rules.ts'
import { ActionButton } from './ActionButton.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'

/** Dates the first lesson, from which the payment deadline follows; until it is dated the client's wish is proposed (spec: decisions ORD-3, ORD-14). */
export function FirstClassButton() {
  const { order_id, first_class: agreed, wished_first_class } = useOrder()
  const first_class = agreed ?? wished_first_class
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const submit = useOrderSubmit((values: { first_class: number }) => api.post('/admin/order/set_first_class', { order_id, ...values }))
  return (
    <>
      <ActionButton
        action="set_first_class"
        words={agreed === null ? 'set_first_class' : 'move_first_class'}
        icon="calendar"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <AskDialog
          title={translate('orders.first_class.title')}
          verb={translate('common.save')}
          values={{ ...(first_class !== null && { first_class }) }}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <DateInput source="first_class" hint={translate('orders.first_class.hint')} validate={required} />
        </AskDialog>
      )}
    </>
  )
}
