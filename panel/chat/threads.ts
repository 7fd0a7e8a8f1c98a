import type { Partner } from '../../data-providers/chat/talk.ts'
import type { ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { type ChatRole, threadKey, threadOf } from '../../schemas/chat-terms.ts'

export const keyOf = ({ kind, tutor_id }: Pick<ChatThread, 'kind' | 'tutor_id'>) => threadKey(kind, tutor_id)

/** Messages to staff of a thread that nobody has read. */
export const unreadIn = (messages: readonly ChatMessage[]) =>
  messages.filter(({ recipient, read_at, deleted }) => recipient === 'admin' && read_at === null && !deleted)

export const byThread = (messages: readonly ChatMessage[]) => Map.groupBy(messages, threadOf)

const otherEnd: Record<ChatThread['kind'], ChatRole> = { client_admin: 'client', tutor_admin: 'tutor', client_tutor: 'client' }

/** Whom staff write to in a thread. */
export const partnerOf = (order_id: number, { kind, tutor_id }: ChatThread): Partner => ({
  order_id,
  recipient: otherEnd[kind],
  ...(tutor_id !== null && { recipient_id: tutor_id }),
})

export const isTo = ({ recipient, recipient_id }: Partner, { kind, tutor_id }: ChatThread) =>
  recipient === otherEnd[kind] && (recipient !== 'tutor' || recipient_id === tutor_id)
