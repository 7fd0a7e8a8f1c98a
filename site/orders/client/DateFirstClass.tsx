import { api } from '../../../data-providers/api.ts'
import { useTexts } from '../../site.ts'
import { FirstClassDialog } from '../FirstClassDialog.tsx'
import { useAction } from '../use-action.ts'
import { proposedDay } from '../when.ts'
import type { ClientDialogProps } from './dialog.ts'

/** The client dates the first lesson (spec: decisions ORD-5). */
export function DateFirstClass({ order, take, onClose }: ClientDialogProps) {
  const doing = useAction()
  const { done } = useTexts('orders')
  const save = async (first_class: number) => {
    const call = () => api.post('/client/order/set_first_class', { order_id: order.id, first_class })
    if (await doing.run('set_first_class', call, done, ({ order }) => take(order))) onClose()
  }
  const proposed = proposedDay(order.appointed_tutor?.first_class, order.wished_first_class)
  return <FirstClassDialog value={order.first_class} proposed={proposed} doing={doing} onSave={save} onClose={onClose} />
}
