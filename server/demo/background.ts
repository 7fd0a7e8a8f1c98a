import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { STOPPED } from '../jobs/queue.ts'
import type { Relisted } from '../reference-admin/relist.ts'
import { outbox } from '../tables.ts'
import { after, HOUR, MINUTE, type World } from './world.ts'

const LATEST = 14

type Row = Pick<typeof outbox.$inferSelect, 'channel' | 'recipient' | 'created_at'>

/** What may have become of a message where its service is set. */
const fates = {
  delivered: ({ created_at }: Row) => ({ state: 'delivered' as const, tries: 1, secret: null, delivered_at: after(created_at, 2000) }),
  dead: ({ channel, recipient }: Row) => ({
    ...{ state: 'dead' as const, tries: 4, secret: null },
    last_error:
      channel === 'sms' ? 'the SMS gateway answered 503' : `Can't send mail - all recipients were rejected: 550 5.1.1 <${recipient}> unknown`,
  }),
  waiting: (_: Row, now: Date) => ({
    ...{ state: 'waiting' as const, tries: 3, last_error: 'connect ECONNREFUSED 127.0.0.1:587' },
    next_try_at: after(now, 25 * MINUTE),
  }),
}
const order = ['delivered', 'dead', 'delivered', 'waiting', 'delivered', 'dead', 'delivered'] as const

/** Lets some of the latest messages have met a service: delivered, given up, to be tried again. */
export async function meetServices(tx: Tx, { now }: World): Promise<void> {
  const latest = await tx.select().from(outbox).orderBy(desc(outbox.id)).limit(LATEST)
  for (const [n, row] of latest.entries()) {
    const fate = n % 2 ? order[(n - 1) / 2] : undefined
    if (fate) await tx.update(outbox).set(fates[fate](row, now)).where(eq(outbox.id, row.id))
  }
}

/** Jobs that went wrong, by what the last error said; `attempts`: so many were made, and it is tried again. */
const troubles = [
  { task: 'tell_school', error: 'the school answered 503' },
  { task: 'tell_school', error: 'fetch failed', attempts: 3 },
  { task: 'tell_school', error: STOPPED },
  { task: 'score_tutors', error: 'canceling statement due to statement timeout' },
  { task: 'relist', error: 'Connection terminated unexpectedly' },
]

/** What jobs are added with; nothing comes of it, should they run. */
const nobody = { kind: 'lesson', id: 0 } satisfies Relisted

/** Jobs in every state but running. */
export async function loadJobs(tx: Tx): Promise<void> {
  const add = async (task: string) => {
    const later = sql`now() + ${6 * HOUR} * interval '1 millisecond'`
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from graphile_worker.add_job(${task}, ${JSON.stringify(nobody)}::json, run_at := ${later})`,
    )
    return rows[0]?.id
  }
  await add('relist')
  for (const { task, error, attempts } of troubles) {
    const id = await add(task)
    await tx.execute(sql`select from graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], ${error})`)
    if (attempts) await tx.execute(sql`select from graphile_worker.reschedule_jobs(array[${id}]::bigint[], attempts := ${attempts})`)
  }
}
