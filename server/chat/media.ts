import { and, eq, isNull } from 'drizzle-orm'
import { type getChatMedia, MSG_TYPE, mayUse, SERVICE, type sendChatMedia } from '../../schemas/index.ts'
import { type Asking, after, type Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { keepPicture } from '../files/pictures.ts'
import { streamFile } from '../files/private.ts'
import { countWithin, requireUploadsLeft } from '../limits/attempts.ts'
import { messageFor } from '../orders/said.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { findByKey, findThread, say, threadFor } from '../threads/write.ts'
import { reads } from './identity.ts'
import { loadByIds } from './load.ts'
import { sideOf } from './own.ts'
import { countMessage, talkOf } from './send.ts'
import { requireTalk } from './talk.ts'

/**
 * Sends a picture, kept where no address leads; a repeat of its key sends nothing and answers the message that stands. Throws as `requireTalk` and `keepPicture` do,
 * and `too_many_requests` (spec: decisions MSG-2, API-15).
 */
export const sendMedia = after(keepUnlessKnown, send)

/** Null for a repeat. */
async function keepUnlessKnown(at: Asking, { order_id, recipient, recipient_id, media, key }: Input<typeof sendChatMedia>): Promise<string | null> {
  const by = await sideOf(at, { order_id, recipient })
  const talk = await requireTalk(at.db, by, { order_id, recipient, recipient_id })
  const thread = key === undefined ? undefined : await findThread(at.db, talkOf(talk))
  if (thread && key !== undefined && (await findByKey(at.db, thread.id, by.role, key)) !== undefined) return null
  await requireUploadsLeft(at, `${by.role} ${by.id}`)
  return (await keepPicture(at.outside.files.private, media)).file
}

async function send(context: Context, { order_id, recipient, recipient_id, msg_text, key }: Input<typeof sendChatMedia>, file: string | null) {
  const { tx, settings } = context
  const by = await sideOf(context, { order_id, recipient })
  const talk = await requireTalk(tx, by, { order_id, recipient, recipient_id })
  const thread = await threadFor(tx, talkOf(talk))
  const known = key === undefined ? undefined : await findByKey(tx, thread.id, by.role, key)
  if (known !== undefined) return { message: await messageOf(context, known, by.role) }
  await countMessage(context, by)
  await countWithin(context, 'upload', `${by.role} ${by.id}`, [settings.rates.uploads])
  const said = { sender: by.role, recipient, key: key ?? null, msg_text, media: file, msg_type: MSG_TYPE.media, msg_service: SERVICE.site }
  const id = await say(context, thread.id, said)
  context.audit(`order ${order_id}`, { recipient, msg_text })
  return { message: await messageOf(context, id, by.role) }
}

async function messageOf(context: Context, id: number, role: 'client' | 'tutor') {
  const [found] = await loadByIds(context, [id])
  if (!found) throw new Error('no message was written')
  return messageFor(found, role)
}

/** The picture of a message for those who talk, and for staff of orders. Throws `not_found` to all others, and of one that was taken back. */
export async function getMedia({ db, session, outside }: Context, { id }: Input<typeof getChatMedia>) {
  const [found] = await db
    .select({ file: chatMessages.media, thread: chatThreads })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(and(eq(chatMessages.id, id), isNull(chatMessages.deleted_at)))
  const { client_id = null, tutor_id = null, admin } = session ?? {}
  const isTheirs =
    found !== undefined &&
    (mayUse('orders', admin?.status) ||
      (client_id !== null && reads({ role: 'client', id: client_id }, found.thread)) ||
      (tutor_id !== null && reads({ role: 'tutor', id: tutor_id }, found.thread)))
  if (!found?.file || !isTheirs) throw new NotFound()
  return streamFile(outside.files.private, found.file, `chat-${id}`)
}
