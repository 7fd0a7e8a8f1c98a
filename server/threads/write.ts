import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { ChatKind, ChatRole, Way } from '../../schemas/index.ts'
import { keepLinksOfText } from '../away/keep.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../database/open.ts'
import { queueUp } from '../database/queue-up.ts'
import { tellOfMessages } from './notice.ts'
import { chatMessages, chatThreads, type ThreadRow } from './table.ts'

type Writing = Pick<Context, 'tx' | 'now'>
type Saying = Writing & Pick<Context, 'settings' | 'siteUrl'>

/** Between whom, about which order. */
export interface Talk {
  order_id: number
  kind: ChatKind
  client_id: number | null
  tutor_id: number | null
}

type Said = Omit<typeof chatMessages.$inferInsert, 'id' | 'thread_id' | 'created_at'> & { sender: ChatRole; recipient: ChatRole }

/** The thread of these people, made when they talk for the first time. */
export async function threadFor(tx: Tx, talk: Talk): Promise<ThreadRow> {
  await tx.insert(chatThreads).values(talk).onConflictDoNothing()
  const thread = await findThread(tx, talk)
  if (!thread) throw new Error('no thread was made')
  return thread
}

/** The same where they have talked before. */
export async function findThread(db: Reader, talk: Talk): Promise<ThreadRow | undefined> {
  const sameTutor = talk.tutor_id === null ? isNull(chatThreads.tutor_id) : eq(chatThreads.tutor_id, talk.tutor_id)
  const [thread] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.order_id, talk.order_id), eq(chatThreads.kind, talk.kind), sameTutor))
  return thread
}

/** The message with this key, if it was written before. */
export async function findByKey(db: Reader, thread_id: number, sender: ChatRole, key: string): Promise<number | undefined> {
  const isSame = and(eq(chatMessages.thread_id, thread_id), eq(chatMessages.sender, sender), eq(chatMessages.key, key))
  const [known] = await db.select({ id: chatMessages.id }).from(chatMessages).where(isSame)
  return known?.id
}

/** Writes a message and tells of it when the transaction is committed. Whoever writes has read what stands before. Answers its id. */
export async function say({ tx, now, ...place }: Saying, thread_id: number, said: Said): Promise<number> {
  // Numbers follow each other in the order of commits, so that who asks for all after the last one misses none.
  await queueUp(tx, 'chat_messages')
  const [message] = await tx
    .insert(chatMessages)
    .values({ ...said, thread_id, created_at: now })
    .returning({ id: chatMessages.id })
  if (!message) throw new Error('no message was written')
  if (said.msg_text) await keepLinksOfText({ tx, now, ...place }, said.msg_text)
  await tellOfMessages(tx, [message.id])
  if (!said.auto_msg) await markRead({ tx, now }, said.sender, eq(chatMessages.thread_id, thread_id))
  return message.id
}

/** Marks messages to a role read that were not; answers them. */
export async function markRead({ tx, now }: Writing, recipient: ChatRole, which: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .update(chatMessages)
    .set({ read_at: now })
    .where(and(eq(chatMessages.recipient, recipient), isNull(chatMessages.read_at), which))
    .returning({ id: chatMessages.id })
  const ids = rows.map(({ id }) => id)
  await tellOfMessages(tx, ids)
  return ids
}

/** Notes of messages that they reached whom they are for, and tells of those that had not before. */
export async function markDelivered({ tx, now }: Writing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .update(chatMessages)
    .set({ delivered_at: now })
    .where(and(inArray(chatMessages.id, [...ids]), isNull(chatMessages.delivered_at)))
    .returning({ id: chatMessages.id })
  await tellOfMessages(
    tx,
    rows.map(({ id }) => id),
  )
}

/** What came to one's own side of an order. */
export const inThreads = (tx: Tx, where: SQL | undefined) =>
  inArray(chatMessages.thread_id, tx.select({ id: chatThreads.id }).from(chatThreads).where(where))

/** That message and those before it in its thread that came the same way. */
export const upTo = ({ id, thread_id, msg_service }: { id: number; thread_id: number; msg_service: Way }) =>
  and(eq(chatMessages.thread_id, thread_id), eq(chatMessages.msg_service, msg_service), lte(chatMessages.id, id))
