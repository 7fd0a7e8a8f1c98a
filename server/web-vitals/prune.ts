import { inArray, lt } from 'drizzle-orm'
import { VITALS_DAYS } from '../../schemas/index.ts'
import type { Job } from '../jobs/job.ts'
import { webVitals } from './table.ts'

const DAY = 86_400_000
const BATCH = 5000

/** Forgets measurements after 30 days (spec: decisions OPS-6). */
export async function pruneWebVitals({ transact }: Job): Promise<void> {
  let deleted: number
  do {
    deleted = await transact(async ({ tx, now }) => {
      const old = tx
        .select({ id: webVitals.id })
        .from(webVitals)
        .where(lt(webVitals.at, new Date(now.getTime() - VITALS_DAYS * DAY)))
        .limit(BATCH)
      const { rowCount } = await tx.delete(webVitals).where(inArray(webVitals.id, old))
      return rowCount ?? 0
    })
  } while (deleted === BATCH)
}
