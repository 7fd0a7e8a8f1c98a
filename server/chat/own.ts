import { and, eq, ne, sql } from 'drizzle-orm'
import { type ChatEntry, type getChatMessages, type listClientChats, STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireClient, type Session } from '../context.ts'
import { NotFound } from '../errors.ts'
import { chatsAbout, latestFirst, listChats, messagesIn, type Side, type To, threadBetween } from '../orders/own-chats.ts'
import { orders } from '../orders/table.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { isUnreadBy } from '../threads/unread.ts'
import { hasOrder } from './identity.ts'

/** The client's chats, of one order where it is named, and the messages of the one that is asked for. Throws `not_found` for one that there cannot be (spec: decisions MSG-2, MSG-3). */
export async function listOfClient(context: Context, { order_id, recipient, recipient_id, before }: Input<typeof listClientChats>) {
  const side: Side = { role: 'client', id: requireClient(context) }
  if (order_id !== undefined && !(await hasOrder(context.db, side, order_id))) throw new NotFound()
  const chats = await listChats(context, side)
  if (order_id === undefined || recipient === undefined)
    return { chats: chats.filter((one) => order_id === undefined || one.order_id === order_id), messages: [], more: false }
  const to = { order_id, recipient, recipient_id }
  const asked = chats.find(isOf(to)) ?? (await requireChat(context, side, to))
  return { chats: [...chats.filter((one) => !isOf(to)(one)), asked].toSorted(latestFirst), ...(await messagesOf(context, side, to, before)) }
}

/** The messages of one of one's threads. Throws `not_found` for one that there cannot be (spec: decisions MSG-2). */
export async function getMessages(context: Context, { before, ...to }: Input<typeof getChatMessages>) {
  const side = await sideOf(context, to)
  return { chat: await requireChat(context, side, to), ...(await messagesOf(context, side, to, before)) }
}

/** How many messages wait for the client. */
export async function countUnread(context: Context) {
  const client_id = requireClient(context)
  const [counted] = await context.db
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .innerJoin(orders, eq(orders.id, chatThreads.order_id))
    .where(and(eq(chatThreads.client_id, client_id), isUnreadBy('client'), ne(orders.status, STATUS.deleted)))
  return { count: counted?.count ?? 0 }
}

const messagesOf = (context: Context, side: Side, to: To, before: number | undefined) =>
  messagesIn(context, side.role, { thread: threadBetween(side, to), before })

const isOf = (to: To) => (one: ChatEntry) => one.order_id === to.order_id && one.recipient === to.recipient && one.recipient_id === to.recipient_id

async function requireChat(context: Context, side: Side, to: To): Promise<ChatEntry> {
  const chat = (await chatsAbout(context, side, to.order_id)).find(isOf(to))
  if (!chat) throw new NotFound()
  return chat
}

/** Which of the session's two identities talks: a client to tutors, a tutor to clients, and to staff whosever order it is. Throws `not_found`. */
export async function sideOf({ db, session }: Pick<Context, 'db' | 'session'>, { order_id, recipient }: Omit<To, 'recipient_id'>): Promise<Side> {
  for (const side of sidesOf(session)) if (side.role !== recipient && (await hasOrder(db, side, order_id))) return side
  throw new NotFound()
}

function sidesOf(session: Session | null): Side[] {
  const { client_id = null, tutor_id = null } = session ?? {}
  return [
    ...(client_id === null ? [] : [{ role: 'client' as const, id: client_id }]),
    ...(tutor_id === null ? [] : [{ role: 'tutor' as const, id: tutor_id }]),
  ]
}
