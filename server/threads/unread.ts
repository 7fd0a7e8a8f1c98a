import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../database/open.ts'
import { chatMessages, chatThreads } from './table.ts'

/** Messages to staff that nobody has read; written out, so that their partial index is found. */
export const isUnread = and(sql`${chatMessages.recipient} = 'admin'`, isNull(chatMessages.read_at), isNull(chatMessages.deleted_at))

/** What somebody else has not read; written out as well. */
export const isUnreadBy = (recipient: 'client' | 'tutor') =>
  and(sql`${chatMessages.recipient} = ${sql.raw(`'${recipient}'`)}`, isNull(chatMessages.read_at), isNull(chatMessages.deleted_at))

/** How many there are. */
export const countUnread = (db: Reader): Promise<number> => db.$count(chatMessages, isUnread)

/** Orders that have some. */
export const ordersWithUnread = (db: Reader) =>
  db.select({ id: chatThreads.order_id }).from(chatMessages).innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id)).where(isUnread)

/** How many each of these orders has; an order without any is left out. */
export async function unreadOf(db: Reader, order_ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ order_id: chatThreads.order_id, n: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(and(isUnread, inArray(chatThreads.order_id, order_ids)))
    .groupBy(chatThreads.order_id)
  return new Map(rows.map(({ order_id, n }) => [order_id, n]))
}

/** How many messages to a client or tutor each of these orders has; an order without any is left out. */
export async function unreadByOrder(
  db: Reader,
  { role, id }: { role: 'client' | 'tutor'; id: number },
  order_ids: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ order_id: chatThreads.order_id, n: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(and(isUnreadBy(role), eq(chatThreads[`${role}_id`], id), inArray(chatThreads.order_id, order_ids)))
    .groupBy(chatThreads.order_id)
  return new Map(rows.map(({ order_id, n }) => [order_id, n]))
}

/** When the first of them came to an order. */
export const unreadSince = (order_id: PgColumn) =>
  sql`(select min(m.created_at) from chat_messages m join chat_threads t on t.id = m.thread_id
    where t.order_id = ${order_id} and m.recipient = 'admin' and m.read_at is null and m.deleted_at is null)`
