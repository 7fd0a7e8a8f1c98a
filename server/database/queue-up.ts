import { sql } from 'drizzle-orm'
import type { Tx } from './handles.ts'

/** Until the transaction ends nobody else passes under this name: of two at the same moment the second waits, and then sees what the first has written. */
export const queueUp = (tx: Tx, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
