import type { ChatMessage, ChatThread } from '../../../schemas/chat.ts'
import { NOW } from './orders.ts'

let last = 900

/** From the client of `buildOrder`, unread, unless the test says otherwise. */
export const buildMessage = (message: Partial<ChatMessage> = {}): ChatMessage => {
  last += 1
  return {
    id: last,
    order_id: 20377,
    ...{ sender: 'client', sender_id: 7, sender_name: 'Руслан И.', recipient: 'admin', recipient_id: 0 },
    ...{ msg_text: 'Можно перенести на четверг?', links: [], msg_service: 0, msg_type: 0, auto_msg: false, media_url: null, key: null },
    ...{ created_at: NOW, relayed_at: null, relay_state: null, delivered_at: null, read_at: null, deleted: false, masked: false },
    ...message,
  }
}

/** The same of the member of staff who is signed in, to the client. */
export const buildOwn = (message: Partial<ChatMessage> = {}) =>
  buildMessage({ sender: 'admin', sender_id: 1, sender_name: 'Ольга', recipient: 'client', recipient_id: 7, msg_text: 'Перенесём', ...message })

export const buildThread = (thread: Partial<ChatThread> = {}): ChatThread => ({
  kind: 'client_admin',
  tutor_id: null,
  name: 'Руслан И.',
  avatar: null,
  unread: 0,
  closed: null,
  relays: ['viber', 'sms'],
  ...thread,
})
