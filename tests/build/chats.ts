import type { ChatEntry, ChatMessage } from '../../schemas/chat.ts'
import { NOON } from './order-answers.ts'

let last = 900

/** A tutor's word to the client of order 7, read long ago, unless the test says otherwise. */
export const tutorSaid = (msg_text: string, message: Partial<ChatMessage> = {}): ChatMessage => {
  last += 1
  return {
    id: last,
    order_id: 7,
    ...{ sender: 'tutor', sender_id: 3, sender_name: 'Timur', recipient: 'client', recipient_id: 9 },
    ...{ msg_text, masked: false, links: [], msg_service: 0, msg_type: 0, auto_msg: false, media_url: null, key: null },
    ...{ created_at: NOON, relayed_at: null, relay_state: null, delivered_at: NOON, read_at: NOON, deleted: false },
    ...message,
  }
}

/** The client's word to that tutor, stored and not yet delivered. */
export const clientSaid = (msg_text: string, message: Partial<ChatMessage> = {}) =>
  tutorSaid(msg_text, {
    ...{ sender: 'client', sender_id: 9, sender_name: 'Madina', recipient: 'tutor', recipient_id: 3, delivered_at: null, read_at: null },
    ...message,
  })

export const buildChat = (chat: Partial<ChatEntry> = {}): ChatEntry => ({
  order_id: 7,
  recipient: 'tutor',
  recipient_id: 3,
  name: 'Timur',
  avatar: null,
  lessons_name: ['Maths'],
  last_message: 'Then Thursday?',
  last: { id: 900, is_own: false, is_picture: false, deleted: false },
  date: NOON,
  unread: 0,
  closed: false,
  masked: false,
  ...chat,
})
