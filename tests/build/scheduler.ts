import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../server/database/open.ts'
import { jobOf } from '../../server/jobs/job.ts'
import { runOrderTimers } from '../../server/orders/run-timers.ts'
import { openOutside } from '../../server/outside/open.ts'
import type { Settings } from '../../server/settings.ts'

/** A process that runs the timers of orders when told to; `failed` are the orders that it logged as failed. */
export function buildScheduler({ database, settings, clock }: { database: Database; settings: Settings; clock: { now: Date } }) {
  const failed: number[] = []
  const log = { error: ({ order_id }: { order_id: number }) => void failed.push(order_id) } as unknown as FastifyBaseLogger
  const job = jobOf({ database, settings, outside: openOutside(settings), log, clock: () => clock.now })
  return { failed, run: () => runOrderTimers(job) }
}
