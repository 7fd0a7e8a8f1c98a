import { addUpCounts } from '../database/add-up.ts'
import type { Job } from '../jobs/job.ts'
import { listingCounts } from './table.ts'

/** Adds up the differences that the triggers of listings wrote (record 11). */
export async function compactListingCounts({ transact }: Job): Promise<void> {
  await transact(({ tx }) => addUpCounts(tx, listingCounts))
}
