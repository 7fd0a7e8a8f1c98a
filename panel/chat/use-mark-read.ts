import { useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import type { ChatMessage } from '../../schemas/chat.ts'
import { useCall } from '../layout/call.ts'

/** Marks what came to staff read, by each way that it came. */
export function useMarkRead() {
  const queries = useQueryClient()
  const { isBusy, run } = useCall()
  const mark = async (unread: readonly ChatMessage[]) => {
    const latest = new Map(unread.map((message) => [message.msg_service, message.id]))
    const calls = [...latest].map(([message_service, chat_id]) => dataOf(api.post('/admin/order/chat/set_msg_read', { chat_id, message_service })))
    if ((await run(() => Promise.all(calls))) === undefined) return
    forgetSession()
    await queries.invalidateQueries({ queryKey: ['session'] })
  }
  return { isBusy, mark }
}
