import { and, asc, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { getJob, JobRow, listJobs } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { windowOf } from '../database/window.ts'
import { NotFound } from '../errors.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { inState, queue, stateOf } from './queue.ts'

const orders = { id: queue.id, run_at: queue.run_at, attempts: queue.attempts }

/** Jobs that run, wait or failed; what is done is forgotten at once (spec: decisions OPS-8). */
export async function list({ db }: Context, { range, sort: [field, direction] = ['id', 'DESC'], filter = {} }: Input<typeof listJobs>) {
  const where = and(filter.state && inState[filter.state], filter.task ? eq(queue.task_identifier, filter.task) : undefined)
  const turn = direction === 'ASC' ? asc : desc
  const { offset, limit } = windowOf(range)
  const rows = await db
    .select()
    .from(queue)
    .where(where)
    .orderBy(turn(orders[field as keyof typeof orders] ?? queue.id), turn(queue.id))
    .offset(offset)
    .limit(limit)
  return { rows: rows.map(present), total_count: await boundedCount(db, queue, where) }
}

/** Throws `not_found`. */
export async function get({ db }: Pick<Context, 'db'>, { id }: Input<typeof getJob>) {
  const [job] = await db.select().from(queue).where(eq(queue.id, id))
  if (!job) throw new NotFound()
  return { row: present(job) }
}

function present(job: typeof queue.$inferSelect): z.input<typeof JobRow> {
  const state = stateOf(job)
  return {
    ...{ id: job.id, task: job.task_identifier, queue: job.queue_name, state, attempts: job.attempts, max_attempts: job.max_attempts },
    last_error: state === 'stopped' ? '' : (job.last_error ?? ''),
    created_at: unixOf(job.created_at),
    run_at: unixOf(job.run_at),
    started_at: maybeUnix(job.locked_at),
    updated_at: unixOf(job.updated_at),
  }
}
