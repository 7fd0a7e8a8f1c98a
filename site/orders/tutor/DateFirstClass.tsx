import { api } from '../../../data-providers/api.ts'
import { STATUS } from '../../../schemas/order-status.ts'
import { FIRST_CLASS_CHANGES } from '../../../schemas/order-terms.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { FirstClassDialog } from '../FirstClassDialog.tsx'
import { useAction } from '../use-action.ts'
import { proposedDay } from '../when.ts'
import type { TutorDialogProps } from './dialog.ts'

/** The tutor dates the first lesson (spec: decisions ORD-4). */
export function DateFirstClass({ order, take, onClose }: TutorDialogProps) {
  const doing = useAction()
  const { done } = useTexts('orders')
  const { moves_left } = useTexts('orders-tutor-dialogs')
  const save = async (first_class: number) => {
    const call = () => api.post('/tutor/order/set_first_class', { order_id: order.id, first_class })
    if (await doing.run('set_first_class', call, done, ({ order }) => take(order))) onClose()
  }
  const proposed = proposedDay(order.own?.first_class, order.wished_first_class)
  const note = order.status === STATUS.waiting_pay ? fill(moves_left, { count: FIRST_CLASS_CHANGES - order.first_class_changes }) : undefined
  return <FirstClassDialog value={order.first_class} proposed={proposed} note={note} doing={doing} onSave={save} onClose={onClose} />
}
