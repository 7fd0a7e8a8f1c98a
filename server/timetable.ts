import { recomputeAllScores } from './catalogue/recompute-scores.ts'
import { cleanUp } from './jobs/clean-up.ts'
import type { Job } from './jobs/job.ts'
import { compactOrderCounts } from './orders/compact-counts.ts'
import { runOrderTimers } from './orders/timers.ts'
import { type Carriers, deliver, deliverDue } from './outbox/deliver.ts'

type Task = (job: Job, carriers: Carriers, payload: unknown) => Promise<void>

const idOf = (payload: unknown) => Number((payload as { id?: unknown } | null)?.id)

/** What can be done in the background, by the name under which it is added. */
export const tasks = {
  deliver: (job, carriers, payload) => deliver({ ...job, carriers }, idOf(payload)),
  deliver_due: (job, carriers) => deliverDue({ ...job, carriers }),
  order_timers: (job) => runOrderTimers(job.transact),
  score_tutors: (job) => recomputeAllScores(job.database, job.clock()),
  clean_up: cleanUp,
  compact_order_counts: compactOrderCounts,
} satisfies Record<string, Task>

/** What is done by the clock, in UTC; once, however many processes there are (spec: decisions OPS-8). */
export const timetable: { task: keyof typeof tasks; match: string }[] = [
  { task: 'deliver_due', match: '* * * * *' },
  { task: 'order_timers', match: '*/5 * * * *' },
  { task: 'score_tutors', match: '7 * * * *' },
  { task: 'compact_order_counts', match: '27 * * * *' },
  { task: 'clean_up', match: '47 * * * *' },
]
