import type { Author, Partner, Pending } from '../../data-providers/chat/talk.ts'
import { session } from '../browser/storage.ts'

const draftKey = ({ role, id }: Author, { order_id, recipient, recipient_id = 0 }: Partner) =>
  `chat ${role} ${id} ${order_id} ${recipient} ${recipient_id}`
const pendingKey = ({ role, id }: Author) => `chat ${role} ${id}`

/** What was typed in a chat and not sent, for as long as the tab lives. */
export const keptDraft = (author: Author, to: Partner): string => session.read(draftKey(author, to)) ?? ''
export const keepDraft = (author: Author, to: Partner, text: string) =>
  text ? session.write(draftKey(author, to), text) : session.remove(draftKey(author, to))

const isPending = (value: unknown): value is Pending => {
  const { key, to, msg_text } = (value ?? {}) as Partial<Pending>
  return typeof key === 'string' && typeof msg_text === 'string' && typeof to?.order_id === 'number' && typeof to.recipient === 'string'
}

/** What was sent and has not arrived: it goes again under its key, so that it arrives once. */
export function keptPending(author: Author): Pending[] {
  const kept = session.readJson(pendingKey(author))
  return Array.isArray(kept) ? kept.filter(isPending) : []
}
export const keepPending = (author: Author, pending: readonly Pending[]) =>
  pending.length > 0 ? session.writeJson(pendingKey(author), pending) : session.remove(pendingKey(author))
