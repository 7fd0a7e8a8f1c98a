import { sql } from 'drizzle-orm'
import type { Channel } from '../database/notices.ts'
import type { Tx } from '../database/open.ts'

const CHAT_CHANNEL: Channel = 'chat'
/** PostgreSQL carries less than 8000 bytes in a notification. */
const AT_ONCE = 500

/** Has every process tell whoever listens of messages that are new or changed, when the transaction is committed. */
export async function tellOfMessages(tx: Tx, ids: readonly number[]) {
  for (let done = 0; done < ids.length; done += AT_ONCE)
    await tx.execute(sql`select pg_notify(${CHAT_CHANNEL}, ${ids.slice(done, done + AT_ONCE).join(' ')})`)
}

export const toldIds = (text: string): number[] => text.split(' ').map(Number)
