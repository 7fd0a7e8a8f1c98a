import { and, eq, isNull } from 'drizzle-orm'
import { type deleteChatMessage, MSG_TYPE, SERVICE, type sendServiceMessage, type setChatRead } from '../../schemas/index.ts'
import { after, type Input } from '../calls.ts'
import { type Context, requireAdmin } from '../context.ts'
import { FieldProblem, NotFound, WrongStatus } from '../errors.ts'
import { keepPicture } from '../files/pictures.ts'
import { uploadUrl } from '../files/urls.ts'
import { partOf } from '../hosts.ts'
import { findMessages, presentMessage } from '../threads/message.ts'
import { tellOfMessages } from '../threads/notice.ts'
import { relayOf } from '../threads/reach.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { markRead, say, threadFor, upTo } from '../threads/write.ts'
import { relayTo, requireReach, talkOf } from './send.ts'
import { requireTalk } from './talk.ts'

/** Takes a message back. Throws `not_found`, and `wrong_status` for one that is taken back already (spec: decisions MSG-4). */
export async function remove(context: Context, { chat_id }: Input<typeof deleteChatMessage>) {
  const { tx, now } = context
  const { message, order_id } = await requireMessage(context, chat_id)
  const [taken] = await tx
    .update(chatMessages)
    .set({ deleted_at: now })
    .where(and(eq(chatMessages.id, chat_id), isNull(chatMessages.deleted_at)))
    .returning({ id: chatMessages.id })
  if (!taken) throw new WrongStatus()
  await tellOfMessages(tx, [chat_id])
  context.audit(`order ${order_id}`, { sender: message.sender, msg_text: message.msg_text })
}

/** Marks a message to staff and those before it read. Throws `not_found` (spec: decisions MSG-4). */
export async function setRead(context: Context, { chat_id, message_service }: Input<typeof setChatRead>) {
  const { message, order_id } = await requireMessage(context, chat_id)
  await markRead(context, 'admin', upTo({ ...message, msg_service: message_service }))
  context.audit(`order ${order_id}`)
}

/**
 * Sends the client a picture by Viber or WhatsApp, re-encoded. Throws as `requireTalk` does, the field `msg_service` for another way and for one that
 * the client has not, and what `keepPicture` throws (spec: decisions MSG-4).
 */
export const sendService = after(
  async ({ outside }, { media }: Input<typeof sendServiceMessage>) => (await keepPicture(outside.files.uploads, media)).file,
  sendKept,
)

async function sendKept(context: Context, { order_id, msg_service }: Input<typeof sendServiceMessage>, file: string) {
  const { tx, db, settings, edition, siteUrl } = context
  const by = { role: 'admin' as const, id: requireAdmin(context).id }
  const talk = await requireTalk(tx, by, { order_id, recipient: 'client' })
  const relay = relayOf(msg_service)
  if (!relay || relay === 'sms') throw new FieldProblem({ msg_service: 'invalid_value' })
  requireReach(talk, relay)
  const outbox_id = await relayTo(context, talk, relay, { text: '', media: `${partOf(settings.apiUrl, edition) ?? siteUrl}${uploadUrl(file)}` })
  const thread = await threadFor(tx, talkOf(talk))
  const id = await say(context, thread.id, {
    ...{ sender: by.role, recipient: 'client', admin_id: by.id },
    ...{ media: file, msg_type: MSG_TYPE.media, msg_service: SERVICE[relay], outbox_id },
  })
  const [found] = await findMessages(db, eq(chatMessages.id, id))
  if (!found) throw new Error('no message was written')
  context.audit(`order ${order_id}`, { msg_service: relay })
  return { message: presentMessage(found, 'admin', { linksIn: () => [] }) }
}

async function requireMessage({ tx }: Context, id: number) {
  const [found] = await tx
    .select({ message: chatMessages, order_id: chatThreads.order_id })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(eq(chatMessages.id, id))
  if (!found) throw new NotFound()
  return found
}
