import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'

/** Over eleven tries lies a day: graphile-worker waits e^n seconds before each further one. */
const TRIES = 11

/** The school hears of the candidate when the transaction is committed, and as often as it takes. */
export const addCandidateJob = (tx: Tx, id: number) =>
  tx.execute(sql`select graphile_worker.add_job('tell_candidate', json_build_object('id', ${id}::int), max_attempts := ${TRIES})`)
