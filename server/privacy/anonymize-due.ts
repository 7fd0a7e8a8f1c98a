import { lte } from 'drizzle-orm'
import { mayTake } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import { anonymize } from '../profiles/anonymize.ts'
import { lockTutor } from '../profiles/rows.ts'
import { GRACE } from '../tutors/leaving.ts'
import { tutors } from '../tutors/table.ts'

/**
 * Forgets the tutors whose two weeks are over, each in a transaction of its own; one whom staff gave an order meanwhile waits until it is paid or lost. One who
 * cannot be forgotten is logged and keeps nobody else waiting; the next run tries again (spec: decisions TUT-12, OPS-8).
 */
export async function anonymizeDue({ database, transact, log, clock }: Pick<Job, 'database' | 'transact' | 'log' | 'clock'>): Promise<void> {
  const isDue = lte(tutors.delete_requested_at, new Date(clock().getTime() - GRACE))
  const due = await database.drizzle.select({ id: tutors.id }).from(tutors).where(isDue).orderBy(tutors.id)
  for (const { id } of due) {
    await transact((context) => forget(context, id)).catch((error: unknown) => {
      if (error instanceof WrongStatus) log.warn({ tutor: id }, 'a tutor who wants to be forgotten still has an open order')
      else log.error({ err: error, tutor: id }, 'a tutor who wants to be forgotten could not be')
    })
  }
}

/** It may have been taken back while others were forgotten. */
async function forget(context: Context, id: number) {
  const tutor = await lockTutor(context.tx, id)
  const { delete_requested_at, status } = tutor
  if (!delete_requested_at || delete_requested_at.getTime() + GRACE > context.now.getTime() || !mayTake('anonymize', status)) return
  await anonymize(context, tutor)
}
