import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Takes a message back, after a question. */
export function RemoveDialog({ chat_id, onDeleted, onClose }: { chat_id: number; onDeleted: () => void; onClose: () => void }) {
  const translate = useTranslate()
  const { run } = useCall()
  const remove = async () => {
    const isDone = (await run(() => dataOf(api.post('/admin/order/chat/delete_msg', { chat_id })), 'toast.deleted')) !== undefined
    if (isDone) onDeleted()
    return isDone
  }
  return (
    <ConfirmDialog
      title={translate('chat.remove_asked')}
      text={translate('chat.remove_why')}
      verb={translate('ra.action.delete')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
