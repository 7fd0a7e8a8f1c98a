import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'

/** Adds up the differences that the trigger of orders wrote, so that a count reads few rows. Readers see the old lines or the new one, never both. */
export async function compactOrderCounts({ transact }: Job): Promise<void> {
  await transact(({ tx }) =>
    tx.execute(sql`
      with many as (select array_agg(ctid) as lines from order_counts group by admin_id, day, status having count(*) > 1),
        old as (delete from order_counts using many, unnest(lines) line where order_counts.ctid = line returning order_counts.*)
      insert into order_counts (admin_id, day, status, n) select admin_id, day, status, sum(n) from old group by 1, 2, 3 having sum(n) <> 0`),
  )
}
