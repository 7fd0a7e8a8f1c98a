import { lt } from 'drizzle-orm'
import { VITALS_DAYS } from '../../schemas/index.ts'
import { deleteOld } from '../jobs/delete-old.ts'
import type { Job } from '../jobs/job.ts'
import { DAY_MS } from '../spans.ts'
import { webVitals } from './table.ts'

/** Forgets measurements after 30 days (spec: decisions OPS-6). */
export const pruneWebVitals = (job: Job) => deleteOld(job, webVitals, (now) => lt(webVitals.at, new Date(now.getTime() - VITALS_DAYS * DAY_MS)))
