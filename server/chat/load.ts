import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ChatAnswer, ChatMessage, ChatRole } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { maskContacts } from '../orders/mask-contacts.ts'
import { orderTutors } from '../orders/table.ts'
import { type Found, findMessages, presentMessage } from '../threads/message.ts'
import { chatMessages, type chatThreads } from '../threads/table.ts'
import { threadsOf } from './identity.ts'
import type { Person } from './talk.ts'

/** A message, and whether its two may know how to reach each other. */
export interface Loaded extends Found {
  isMasked: boolean
}

/** So many are sent at once to who comes back; of more the history has to be read anew. */
export const BACKLOG = 500

/** Messages by their numbers, in that order. */
export const loadByIds = async (db: Reader, ids: number[]) => load(db, inArray(chatMessages.id, ids))

/** What somebody has missed since a message, and whether there is more of it. */
export async function loadMissed(db: Reader, person: Person, { after, order_id }: { after: number; order_id: number | undefined }) {
  const found = await load(db, and(gt(chatMessages.id, after), threadsOf(person, order_id)), BACKLOG + 1)
  return { found: found.slice(0, BACKLOG), isMore: found.length > BACKLOG }
}

async function load(db: Reader, where: SQL | undefined, limit = BACKLOG): Promise<Loaded[]> {
  const found = await findMessages(db, where).orderBy(asc(chatMessages.id)).limit(limit)
  const pairs = found.filter(({ thread }) => thread.kind === 'client_tutor').map(({ thread }) => thread)
  const known = new Set(await appointedAmong(db, pairs))
  return found.map((one) => ({ ...one, isMasked: one.thread.kind === 'client_tutor' && !known.has(pairKey(one.thread)) }))
}

type Pair = Pick<typeof chatThreads.$inferSelect, 'order_id' | 'tutor_id'>
const pairKey = ({ order_id, tutor_id }: Pair) => `${order_id} ${tutor_id}`

/** Before the appointment neither side learns how to reach the other (spec: decisions ORD-10). */
async function appointedAmong(db: Reader, pairs: Pair[]): Promise<string[]> {
  if (pairs.length === 0) return []
  const rows = await db
    .select({ order_id: orderTutors.order_id, tutor_id: orderTutors.tutor_id })
    .from(orderTutors)
    .where(
      and(
        sql`${orderTutors.state} = 'appointed'`,
        or(...pairs.map(({ order_id, tutor_id }) => and(eq(orderTutors.order_id, order_id), eq(orderTutors.tutor_id, tutor_id ?? 0)))),
      ),
    )
  return rows.map(pairKey)
}

/** A message as one side is told of it. */
export const messageFor = (one: Loaded, viewer: ChatRole): ChatMessage =>
  presentMessage(one, viewer, one.isMasked && viewer !== 'admin' ? maskContacts : undefined)

/** The same as a socket sends it (spec: public 7.5). */
export function frameOf(one: Loaded, viewer: ChatRole): ChatAnswer {
  const msg_data = messageFor(one, viewer)
  return { status: 'success', error: null, data: { msg_service: String(msg_data.msg_service), msg_type: msg_data.msg_type, msg_data } }
}
