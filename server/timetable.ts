import type { CronItem } from 'graphile-worker'
import { recomputeAllScores } from './catalogue/recompute-scores.ts'
import { cleanUp } from './jobs/clean-up.ts'
import { freeQueues } from './jobs/free-queues.ts'
import type { Job } from './jobs/job.ts'
import { compactOrderCounts } from './orders/compact-counts.ts'
import { runOrderTimers } from './orders/run-timers.ts'
import { type Carriers, deliver, deliverDue } from './outbox/deliver.ts'
import { pruneOutbox } from './outbox/prune.ts'

type Task = (job: Job, carriers: Carriers, payload: unknown) => Promise<void>

const idOf = (payload: unknown) => Number((payload as { id?: unknown } | null)?.id)

/** What can be done in the background, by the name under which it is added. */
export const tasks = {
  deliver: (job, carriers, payload) => deliver({ ...job, carriers }, idOf(payload)),
  deliver_due: (job, carriers) => deliverDue({ ...job, carriers }),
  order_timers: runOrderTimers,
  prune_outbox: pruneOutbox,
  free_queues: freeQueues,
  score_tutors: (job) => recomputeAllScores(job.database, job.clock()),
  clean_up: cleanUp,
  compact_order_counts: compactOrderCounts,
} satisfies Record<string, Task>

/** When, in UTC, as cron writes it (spec: decisions OPS-8). */
const times = {
  deliver_due: '* * * * *',
  order_timers: '*/5 * * * *',
  score_tutors: '7 * * * *',
  compact_order_counts: '27 * * * *',
  clean_up: '47 * * * *',
  prune_outbox: '52 * * * *',
} satisfies Partial<Record<keyof typeof tasks, string>>

/**
 * What is done by the clock; once, however many processes there are. Each task has a queue of its own, so that it never runs beside itself, a key, so that
 * what could not start is not done twice later, and one attempt: its next time is the retry.
 */
export const timetable: CronItem[] = [
  ...Object.entries(times).map(([task, match]) => ({ task, match, options: { queueName: task, jobKey: task, maxAttempts: 1 } })),
  // In no queue: it is what frees them.
  { task: 'free_queues', match: '* * * * *', options: { jobKey: 'free_queues', maxAttempts: 1 } },
]
