import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'

/** No task runs longer; who seems to was killed. */
const LONGEST_RUN = '15 minutes'

/**
 * Frees the jobs and queues of workers that were killed, which would stand still for the four hours after which the library gives a worker up. A task that does run
 * longer gets company, which it bears: timers ask again under the lock of each order.
 */
export async function freeQueues({ transact }: Job): Promise<void> {
  await transact(({ tx }) =>
    tx.execute(sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < now() - ${LONGEST_RUN}::interval having count(*) > 0`),
  )
}
