import { and, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { bigint, pgSchema, smallint, text } from 'drizzle-orm/pg-core'
import type { JobState } from '../../schemas/index.ts'
import { time } from '../database/columns.ts'

/** The queue as graphile-worker shows it: its own view, which leaves out what jobs were added with. */
export const queue = pgSchema('graphile_worker')
  .view('jobs', {
    id: bigint({ mode: 'number' }).notNull(),
    queue_name: text(),
    task_identifier: text().notNull(),
    attempts: smallint().notNull(),
    max_attempts: smallint().notNull(),
    last_error: text(),
    created_at: time().notNull(),
    run_at: time().notNull(),
    updated_at: time().notNull(),
    locked_at: time(),
  })
  .existing()

/** What the last error says of a job that staff stopped. */
export const STOPPED = 'stopped by staff'

const isFree = isNull(queue.locked_at)
const isOver = and(isFree, sql`${queue.attempts} >= ${queue.max_attempts}`)
const isOpen = and(isFree, lt(queue.attempts, queue.max_attempts))

/** Which jobs are in a state. */
export const inState: Record<JobState, SQL | undefined> = {
  running: isNotNull(queue.locked_at),
  waiting: and(isOpen, eq(queue.attempts, 0)),
  retrying: and(isOpen, gt(queue.attempts, 0)),
  failed: and(isOver, or(isNull(queue.last_error), ne(queue.last_error, STOPPED))),
  stopped: and(isOver, eq(queue.last_error, STOPPED)),
}

/** The state of a job. */
export function stateOf({ locked_at, attempts, max_attempts, last_error }: typeof queue.$inferSelect): JobState {
  if (locked_at) return 'running'
  if (attempts >= max_attempts) return last_error === STOPPED ? 'stopped' : 'failed'
  return attempts > 0 ? 'retrying' : 'waiting'
}
