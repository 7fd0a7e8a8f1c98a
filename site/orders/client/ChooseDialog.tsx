import { api } from '../../../data-providers/api.ts'
import { fill } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { useAction } from '../use-action.ts'
import { dayAndTime, proposedDay } from '../when.ts'
import type { ClientDialogProps } from './dialog.ts'

/** Appoints one of those who answered (spec: decisions ORD-5). */
export function ChooseDialog({ order, tutor, take, onClose }: ClientDialogProps) {
  const doing = useAction()
  const { edition, language } = useSite()
  const { choose } = useTexts('orders-client').order
  const t = useTexts('orders-client-dialogs').choose
  if (!tutor) return null
  const offered = proposedDay(tutor.first_class)
  const appoint = async () => {
    const call = () => api.post('/client/order/appoint_tutor', { order_id: order.id, tutor_id: tutor.tutor_id })
    if (!(await doing.run('appoint_tutor', call, fill(t.done, { name: tutor.name }), ({ order }) => take(order)))) return
    onClose()
    // the next step stands at the top
    window.scrollTo(0, 0)
  }
  return (
    <ActionDialog id="choose" title={fill(t.title, { name: tutor.name })} submit={choose} doing={doing} onSubmit={appoint} onClose={onClose}>
      <p>{t.text}</p>
      {offered && <p>{fill(t.offered, { date: dayAndTime(offered, edition, language) })}</p>}
    </ActionDialog>
  )
}
