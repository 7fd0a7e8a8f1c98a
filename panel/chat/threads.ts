import type { ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { threadKey, threadOf } from '../../schemas/chat-terms.ts'

export const keyOf = ({ kind, tutor_id }: Pick<ChatThread, 'kind' | 'tutor_id'>) => threadKey(kind, tutor_id)

/** Messages to staff of a thread that nobody has read. */
export const unreadIn = (messages: readonly ChatMessage[]) =>
  messages.filter(({ recipient, read_at, deleted }) => recipient === 'admin' && read_at === null && !deleted)

export const byThread = (messages: readonly ChatMessage[]) => Map.groupBy(messages, threadOf)
