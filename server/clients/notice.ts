import { sql } from 'drizzle-orm'
import type { Channel } from '../database/notices.ts'
import type { Tx } from '../database/open.ts'

const CHANNEL: Channel = 'orders'

/** Has every process tell the open pages of an order's client that something of it has changed, when the transaction is committed. */
export async function noticeClient(tx: Tx, { client_id }: { client_id: number | null }) {
  if (client_id !== null) await tx.execute(sql`select pg_notify(${CHANNEL}, ${String(client_id)})`)
}
