import { addUpCounts } from '../database/add-up.ts'
import type { Job } from '../jobs/job.ts'
import { orderCounts } from './table.ts'

/** Adds up the differences that the trigger of orders wrote (record 7). */
export async function compactOrderCounts({ transact }: Job): Promise<void> {
  await transact(({ tx }) => addUpCounts(tx, orderCounts))
}
