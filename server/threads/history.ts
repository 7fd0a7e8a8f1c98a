import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type ChatMessage, HISTORY } from '../../schemas/index.ts'
import { linksInWords, type Reading } from '../away/through.ts'
import type { Reader } from '../database/open.ts'
import { findMessages, presentMessage } from './message.ts'
import { chatMessages, chatThreads } from './table.ts'

/** Numbers of the latest messages of each of some threads (spec: decisions MSG-2). */
export async function latestIn(db: Reader, where: SQL | undefined): Promise<number[]> {
  const latest = sql`array(select m.id from chat_messages m where m.thread_id = ${chatThreads.id} order by m.id desc limit ${HISTORY})`
  const threads = await db
    .select({ ids: sql<number[]>`${latest}` })
    .from(chatThreads)
    .where(where)
  return threads.flatMap((thread) => thread.ids)
}

/** The latest messages of each thread of an order as staff read them, the oldest first. */
export async function historyOf({ db, settings, siteUrl }: Reading, order_id: number): Promise<ChatMessage[]> {
  const ids = await latestIn(db, eq(chatThreads.order_id, order_id))
  if (ids.length === 0) return []
  const found = await findMessages(db, inArray(chatMessages.id, ids)).orderBy(asc(chatMessages.id))
  const linksIn = await linksInWords(
    { db, settings, siteUrl },
    found.map(({ message }) => message.msg_text),
  )
  return found.map((one) => presentMessage(one, 'admin', { linksIn }))
}
