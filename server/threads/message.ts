import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { ChatMessage, ChatRole } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { WordLink } from '../away/through.ts'
import { clients } from '../clients/table.ts'
import type { Reader } from '../database/open.ts'
import { uploadUrl } from '../files/urls.ts'
import { outbox } from '../outbox/table.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { chatMessages, chatThreads } from './table.ts'

/** A message with its thread and the people in it. */
export type Found = Awaited<ReturnType<typeof findMessages>>[number]

/** Messages with all that is told of them. */
export const findMessages = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      message: getTableColumns(chatMessages),
      thread: getTableColumns(chatThreads),
      relay_state: outbox.state,
      admin: { name: admins.name },
      client: { name: clients.name, last_name: clients.last_name },
      tutor: { name: tutors.name, last_name: tutors.last_name },
    })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .leftJoin(outbox, eq(outbox.id, chatMessages.outbox_id))
    .leftJoin(admins, eq(admins.id, chatMessages.admin_id))
    .leftJoin(clients, eq(clients.id, chatThreads.client_id))
    .leftJoin(tutors, eq(tutors.id, chatThreads.tutor_id))
    .where(where)
    .$dynamic()

interface Showing {
  /** Takes out of the words of either side what the other may not read. */
  hide?: ((text: string) => string) | undefined
  /** Finds the links of what is left. */
  linksIn: (text: string) => WordLink[]
}

/** A message as one side of it is told. */
export function presentMessage(
  { message, thread, relay_state, ...people }: Found,
  viewer: ChatRole,
  { hide = (text) => text, linksIn }: Showing,
): ChatMessage {
  const { sender, recipient, deleted_at } = message
  const idOf = (role: ChatRole) => ({ client: thread.client_id, tutor: thread.tutor_id, admin: role === sender ? message.admin_id : null })[role] ?? 0
  const written = deleted_at ? '' : message.msg_text
  const hidden = hide(written)
  const msg_text = sender === viewer ? written : hidden
  return {
    id: message.id,
    order_id: thread.order_id,
    ...{ sender, sender_id: idOf(sender), sender_name: nameOf(people, sender, viewer) },
    ...{ recipient, recipient_id: idOf(recipient) },
    ...{ msg_text, masked: hidden !== written, links: linksIn(msg_text) },
    ...{ msg_service: message.msg_service, msg_type: message.msg_type, auto_msg: message.auto_msg },
    media_url: message.media && !deleted_at ? mediaUrl(message.id, sender, message.media) : null,
    key: message.key,
    created_at: unixOf(message.created_at),
    relayed_at: maybeUnix(message.relayed_at),
    relay_state: viewer === 'admin' ? relay_state : null,
    delivered_at: maybeUnix(message.delivered_at),
    read_at: maybeUnix(message.read_at),
    deleted: deleted_at !== null,
  }
}

/** What staff send goes by messengers, whose servers fetch it; what client and tutor send is for those who talk. */
const mediaUrl = (id: number, sender: ChatRole, file: string) => (sender === 'admin' ? uploadUrl(file) : `/api/chat/media?id=${id}`)

/** Staff know everybody; the others know each other by the first name, and staff as one. */
function nameOf({ admin, client, tutor }: Pick<Found, 'admin' | 'client' | 'tutor'>, role: ChatRole, viewer: ChatRole): string {
  if (role === 'admin') return viewer === 'admin' ? (admin?.name ?? '') : ''
  const person = role === 'client' ? client : tutor
  if (!person) return ''
  return viewer === 'admin' ? wholeName(person) : person.name
}
