import { jobOf } from '../../server/jobs/job.ts'
import { dropUploads } from '../../server/uploads/unused.ts'
import type { TestApp } from '../app.ts'

/** Does what the worker does of files that nothing has any more, as soon as a change is committed. */
export async function takeUnusedAway({ app, database, settings, outside, clock }: TestApp) {
  const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
  const { rows } = await database.pool.query(
    `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'drop_uploads') returning payload`,
  )
  for (const { payload } of rows) await dropUploads(job, payload)
}
