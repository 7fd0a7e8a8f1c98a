import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import type { RemoveReasons } from '../../schemas/index.ts'
import { STATUS } from '../../schemas/order-life.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Soft } from '../ui/boxes.ts'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'
import { ReasonsInputs } from './ReasonsInputs.tsx'

interface Removed {
  tutor_id: number
  name: string
  onClose: () => void
}

/** Statuses of an order that a tutor has: they hear of losing it, where one who was only asked does not. */
const tells: readonly number[] = [STATUS.appointed, STATUS.waiting_pay]

/** Why a tutor is taken off the order; the reasons are required (spec: decisions ORD-3). */
export function RemoveTutorDialog({ tutor_id, name, onClose }: Removed) {
  const { order_id, status } = useOrder()
  const translate = useTranslate()
  const submit = useOrderSubmit(({ remove_reasons }: { remove_reasons: RemoveReasons }) =>
    api.post('/admin/order/delete_tutor', { order_id, tutor_id, remove_reasons }),
  )
  return (
    <AskDialog
      title={translate('orders.remove_tutor_of', { name })}
      verb={translate('orders.remove_tutor')}
      color="error"
      values={{ remove_reasons: { reasons: [], comment: '' } }}
      onSubmit={submit}
      onClose={onClose}
    >
      {tells.includes(status) && <Soft>{translate('orders.remove_tutor_tells')}</Soft>}
      <ReasonsInputs />
    </AskDialog>
  )
}
