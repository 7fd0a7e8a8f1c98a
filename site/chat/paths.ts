import type { ChatEntry } from '../../schemas/chat.ts'
import { pathTo } from '../routes.ts'

type Whose = Pick<ChatEntry, 'order_id' | 'recipient' | 'recipient_id'>

/** A client's chat: `/client_chats/chat/?order_id=7&recipient=tutor&recipient_id=3`. */
export const chatPath = ({ order_id, recipient, recipient_id }: Whose): string =>
  `${pathTo('clientChat')}?order_id=${order_id}&recipient=${recipient}&recipient_id=${recipient_id}`
