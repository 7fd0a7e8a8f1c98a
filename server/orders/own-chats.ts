import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type ChatEntry, type ChatKind, type ChatMessage, type ChatRole, HISTORY, kindOf, MSG_TYPE, STATUS } from '../../schemas/index.ts'
import type { Reading } from '../away/through.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { uploadUrl } from '../files/urls.ts'
import { closedBecause } from '../threads/closed.ts'
import { latestIn } from '../threads/history.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { namesOf } from './names.ts'
import { loadSaid, messageFor, type Said } from './said.ts'
import { orders, orderTutors } from './table.ts'

/** Whose chats they are. */
export interface Side {
  role: 'client' | 'tutor'
  id: number
}
/** With whom about which order. */
export interface To {
  order_id: number
  recipient: ChatRole
  recipient_id: number
}

type Listing = Reading & Pick<Context, 'language'>

/** Threads that a list shows; nobody scrolls further. */
const MOST = 200

interface Facts {
  order_id: number
  status: number
  kind: ChatKind
  client: { id: number; name: string; blacklisted: boolean }
  tutor: Pick<typeof tutors.$inferSelect, 'id' | 'name' | 'last_name' | 'avatar'> | null
  row: Pick<typeof orderTutors.$inferSelect, 'kind' | 'state'> | undefined
}
interface Thread extends Facts {
  last: number | null
  unread: number
}

const facts = {
  order_id: orders.id,
  status: orders.status,
  client: { id: clients.id, name: clients.name, blacklisted: clients.blacklisted },
  tutor: { id: tutors.id, name: tutors.name, last_name: tutors.last_name, avatar: tutors.avatar },
  row: { kind: orderTutors.kind, state: orderTutors.state },
}

/** The chats in which somebody has said something, the latest first (spec: decisions MSG-3). */
export async function listChats(context: Listing, side: Side): Promise<ChatEntry[]> {
  const threads = await threadsWhere(context.db, side)
  const chats = await present(
    context,
    side,
    threads.filter(({ last }) => last !== null),
  )
  return chats.toSorted(latestFirst)
}

/** The chats that somebody has about one order, those in which nothing was said yet too; the client's or the tutor's first, then ours. */
export async function chatsAbout(context: Listing, side: Side, order_id: number): Promise<ChatEntry[]> {
  const { db } = context
  const [known, open] = await Promise.all([threadsWhere(db, side, order_id), openTo(db, side, order_id)])
  const isKnown = (one: Facts) => known.some(({ kind, tutor }) => kind === one.kind && tutor?.id === one.tutor?.id)
  const fresh = open.filter((one) => !isKnown(one)).map((one) => ({ ...one, last: null, unread: 0 }))
  const all = [...known, ...fresh]
  return present(
    context,
    side,
    all.toSorted((one, other) => Number(isOurs(one)) - Number(isOurs(other))),
  )
}

/** One that nobody has written in yet stands first: somebody is about to. */
export const latestFirst = (one: ChatEntry, other: ChatEntry) =>
  (other.date ?? Number.MAX_SAFE_INTEGER) - (one.date ?? Number.MAX_SAFE_INTEGER) || (other.last?.id ?? 0) - (one.last?.id ?? 0)

const isOurs = ({ kind }: Facts) => kind !== 'client_tutor'

/** Those that were begun, the latest message first. */
async function threadsWhere(db: Reader, { role, id }: Side, order_id?: number): Promise<Thread[]> {
  const last = sql<number | null>`(select m.id from chat_messages m where m.thread_id = ${chatThreads.id} order by m.id desc limit 1)`
  const unread = sql<number>`(select count(*)::int from chat_messages m
    where m.thread_id = ${chatThreads.id} and m.recipient = ${sql.raw(`'${role}'`)} and m.read_at is null and m.deleted_at is null)`
  const found = await db
    .select({ ...facts, kind: chatThreads.kind, last: last.as('last'), unread })
    .from(chatThreads)
    .innerJoin(orders, eq(orders.id, chatThreads.order_id))
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .leftJoin(tutors, eq(tutors.id, chatThreads.tutor_id))
    .leftJoin(orderTutors, and(eq(orderTutors.order_id, orders.id), eq(orderTutors.tutor_id, chatThreads.tutor_id)))
    .where(
      and(
        eq(chatThreads[`${role}_id`], id),
        ne(orders.status, STATUS.deleted),
        order_id === undefined ? undefined : eq(chatThreads.order_id, order_id),
      ),
    )
    .orderBy(sql`last desc nulls last`)
    .limit(MOST)
  return found.map((one) => ({ ...one, row: one.row ?? undefined }))
}

/** Those that can be begun about an order. */
async function openTo(db: Reader, { role, id }: Side, order_id: number): Promise<Facts[]> {
  const found = await db
    .select(facts)
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .leftJoin(orderTutors, and(eq(orderTutors.order_id, orders.id), role === 'tutor' ? eq(orderTutors.tutor_id, id) : undefined))
    .leftJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
    .where(and(eq(orders.id, order_id), ne(orders.status, STATUS.deleted), role === 'client' ? eq(orders.client_id, id) : undefined))
    .orderBy(desc(sql`${orderTutors.state} = 'appointed'`), orderTutors.id)
  const [first] = found
  if (!first || (role === 'tutor' && !first.row)) return []
  const ours: Facts = { ...first, kind: `${role}_admin`, ...(role === 'client' && { tutor: null }), row: first.row ?? undefined }
  const others = found.map((one): Facts => ({ ...one, kind: 'client_tutor', row: one.row ?? undefined }))
  return [...others.filter((one) => one.tutor && closedOf(one) === null), ours]
}

const closedOf = ({ kind, status, client, row }: Facts) => closedBecause({ kind, status, isBlacklisted: client.blacklisted, row })

async function present(context: Listing, { role }: Side, threads: Thread[]): Promise<ChatEntry[]> {
  const ids = threads.flatMap(({ last }) => last ?? [])
  const [names, said] = await Promise.all([
    namesOf(context.db, [...new Set(threads.map(({ order_id }) => order_id))], context.language),
    ids.length === 0 ? [] : loadSaid(context, inArray(chatMessages.id, ids), ids.length),
  ])
  const latest = new Map(said.map((one) => [one.message.id, one]))
  return threads.map((thread): ChatEntry => {
    const { order_id, kind, client, tutor, row, last, unread } = thread
    const isAppointed = row?.state === 'appointed'
    return {
      order_id,
      ...partnerOf(role, thread),
      name: kind !== 'client_tutor' ? '' : role === 'tutor' ? client.name : nameOf(tutor, isAppointed),
      avatar: role === 'client' && tutor?.avatar ? uploadUrl(tutor.avatar.preview) : null,
      lessons_name: names.get(order_id)?.lessons.map(({ name }) => name) ?? [],
      ...lastOf(latest.get(last ?? 0), role),
      unread,
      closed: closedOf(thread) !== null,
      masked: kind === 'client_tutor' && !isAppointed,
    }
  })
}

const partnerOf = (role: Side['role'], { kind, client, tutor }: Facts) =>
  kind !== 'client_tutor'
    ? ({ recipient: 'admin', recipient_id: 0 } as const)
    : role === 'client'
      ? ({ recipient: 'tutor', recipient_id: tutor?.id ?? 0 } as const)
      : ({ recipient: 'client', recipient_id: client.id } as const)

const nameOf = (tutor: Facts['tutor'], isWhole: boolean) => (tutor && isWhole ? wholeName(tutor) : (tutor?.name ?? ''))

function lastOf(one: Said | undefined, role: ChatRole): Pick<ChatEntry, 'last' | 'last_message' | 'date'> {
  if (!one) return { last: null, last_message: '', date: null }
  const { id, sender, msg_text, msg_type, deleted } = messageFor(one, role)
  return {
    last: { id, is_own: sender === role, is_picture: msg_type === MSG_TYPE.media, deleted },
    last_message: msg_text,
    date: unixOf(one.message.created_at),
  }
}

/** The thread in which somebody talks to somebody; none where those two have nothing to say to each other. */
export function threadBetween({ role, id }: Side, { order_id, recipient, recipient_id }: To): SQL | undefined {
  const kind = kindOf(role, recipient)
  if (!kind) return sql`false`
  const tutor = recipient === 'tutor' ? eq(chatThreads.tutor_id, recipient_id) : undefined
  return and(eq(chatThreads.order_id, order_id), eq(chatThreads.kind, kind), eq(chatThreads[`${role}_id`], id), tutor)
}

/** The last messages of a thread, or those before one, as one side reads them, the oldest first; and whether there are older ones. */
export async function messagesIn(
  reading: Reading,
  role: ChatRole,
  { thread, before }: { thread: SQL | undefined; before?: number | undefined },
): Promise<{ messages: ChatMessage[]; more: boolean }> {
  const where = and(thread, before === undefined ? undefined : sql`${chatMessages.id} < ${before}`)
  const found = await loadSaid(reading, where, HISTORY + 1, { fromEnd: true })
  return { messages: found.slice(-HISTORY).map((one) => messageFor(one, role)), more: found.length > HISTORY }
}

/** The last messages of each of one's threads about an order, the oldest first (spec: decisions MSG-2). */
export async function messagesAbout(reading: Reading, { role, id }: Side, order_id: number): Promise<ChatMessage[]> {
  const ids = await latestIn(reading.db, and(eq(chatThreads.order_id, order_id), eq(chatThreads[`${role}_id`], id)))
  if (ids.length === 0) return []
  const found = await loadSaid(reading, inArray(chatMessages.id, ids), ids.length)
  return found.map((one) => messageFor(one, role))
}
