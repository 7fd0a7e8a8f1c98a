import { type SQL, sql } from 'drizzle-orm'
import type { deleteJob, retryJob, stopJob } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { STOPPED } from './queue.ts'
import { get } from './read.ts'

/** Lets a job begin anew at once, with all its attempts before it. Throws `not_found`, and `wrong_status` for one that runs. */
export async function retry(context: Context, { id }: Input<typeof retryJob>) {
  await tell(context, id)
  await free(context, sql`graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at := now(), attempts := 0)`)
  return { job: (await get(context, { id })).row }
}

/** Ends a job before it ran. Throws `not_found`, and `wrong_status` for one that runs or is not tried any more. */
export async function stop(context: Context, { id }: Input<typeof stopJob>) {
  const { state } = await tell(context, id)
  if (state === 'failed' || state === 'stopped') throw new WrongStatus()
  await free(context, sql`graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], ${STOPPED})`)
  return { job: (await get(context, { id })).row }
}

/** Takes a job off the list. Throws `not_found`, and `wrong_status` for one that may still run. */
export async function remove(context: Context, { id }: Input<typeof deleteJob>) {
  const row = await tell(context, id)
  if (row.state !== 'failed' && row.state !== 'stopped') throw new WrongStatus()
  await free(context, sql`graphile_worker.complete_jobs(array[${id}]::bigint[])`)
  return { row }
}

async function tell(context: Context, id: number) {
  const { row } = await get(context, { id })
  context.audit(`job ${id}`, { task: row.task })
  return row
}

/** Does it to the job unless it runs just then, which the worker's own functions see to. */
async function free({ tx }: Context, done: SQL) {
  const { rows } = await tx.execute(sql`select id from ${done}`)
  if (rows.length === 0) throw new WrongStatus()
}
