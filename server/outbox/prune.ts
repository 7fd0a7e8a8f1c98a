import { and, lt, ne } from 'drizzle-orm'
import { deleteOld } from '../jobs/delete-old.ts'
import type { Job } from '../jobs/job.ts'
import { DAY_MS } from '../spans.ts'
import { outbox } from './table.ts'

/** Deletes messages that were delivered, given up or only kept, OUTBOX_DAYS after they were written: they hold names, addresses and phones. */
export const pruneOutbox = (job: Job) =>
  deleteOld(job, outbox, (now) => and(lt(outbox.created_at, new Date(now.getTime() - job.settings.outboxDays * DAY_MS)), ne(outbox.state, 'waiting')))
