import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { ChatMessage, ChatRole } from '../../schemas/index.ts'
import { linksInWords, type Reading, type WordLink } from '../away/through.ts'
import { maskContacts } from '../contacts/mask-contacts.ts'
import type { Reader } from '../database/open.ts'
import { type Found, findMessages, presentMessage } from '../threads/message.ts'
import { chatMessages, type chatThreads } from '../threads/table.ts'
import { orderTutors } from './table.ts'

/** A message, whether its two may know how to reach each other, and where its links lead. */
export interface Said extends Found {
  isMasked: boolean
  linksIn: (text: string) => WordLink[]
}

/** Messages in the order of their numbers: the first ones, or with `fromEnd` the last. */
export async function loadSaid({ db, settings, siteUrl }: Reading, where: SQL | undefined, limit: number, { fromEnd = false } = {}): Promise<Said[]> {
  const found = await findMessages(db, where)
    .orderBy(fromEnd ? desc(chatMessages.id) : asc(chatMessages.id))
    .limit(limit)
  const inOrder = fromEnd ? found.toReversed() : found
  const pairs = inOrder.filter(({ thread }) => thread.kind === 'client_tutor').map(({ thread }) => thread)
  const known = new Set(await appointedAmong(db, pairs))
  const linksIn = await linksInWords(
    { db, settings, siteUrl },
    inOrder.map(({ message }) => message.msg_text),
  )
  return inOrder.map((one) => ({ ...one, isMasked: one.thread.kind === 'client_tutor' && !known.has(pairKey(one.thread)), linksIn }))
}

type Pair = Pick<typeof chatThreads.$inferSelect, 'order_id' | 'tutor_id'>
const pairKey = ({ order_id, tutor_id }: Pair) => `${order_id} ${tutor_id}`

/** Before the appointment neither side learns how to reach the other (spec: decisions ORD-10). */
async function appointedAmong(db: Reader, pairs: Pair[]): Promise<string[]> {
  const distinct = [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()]
  if (distinct.length === 0) return []
  const rows = await db
    .select({ order_id: orderTutors.order_id, tutor_id: orderTutors.tutor_id })
    .from(orderTutors)
    .where(
      and(
        sql`${orderTutors.state} = 'appointed'`,
        or(...distinct.map(({ order_id, tutor_id }) => and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, tutor_id ?? 0)))),
      ),
    )
  return rows.map(pairKey)
}

/** A message as one side is told of it. */
export const messageFor = (one: Said, viewer: ChatRole): ChatMessage =>
  presentMessage(one, viewer, { hide: one.isMasked && viewer !== 'admin' ? maskContacts : undefined, linksIn: one.linksIn })
