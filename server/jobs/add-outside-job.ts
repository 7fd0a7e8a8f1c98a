import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'

/** Over eleven tries lies a day: graphile-worker waits e^n seconds before each further one. */
const TRIES = 11

/**
 * Has another service asked when the transaction is committed, and as often as it takes. What goes to one service shares a queue and goes one by one: while the
 * service hangs it holds one worker, and mails go on.
 */
export const addOutsideJob = (tx: Tx, queue: string, task: string, payload: object) =>
  tx.execute(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, queue_name := ${queue}, max_attempts := ${TRIES})`)
