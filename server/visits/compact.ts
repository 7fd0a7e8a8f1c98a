import { addUpCounts } from '../database/add-up.ts'
import type { Job } from '../jobs/job.ts'
import { dailyCounts } from './table.ts'

/** Adds up the lines that visits left. */
export async function compactDailyCounts({ transact }: Job): Promise<void> {
  await transact(({ tx }) => addUpCounts(tx, dailyCounts))
}
