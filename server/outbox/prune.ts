import { and, inArray, lt, ne } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { outbox } from './table.ts'

const DAY = 86_400_000
const BATCH = 5000

/** Deletes messages that were delivered, given up or only kept, OUTBOX_DAYS after they were written: they hold names, addresses and phones. */
export async function pruneOutbox({ transact, settings }: Job): Promise<void> {
  let deleted: number
  do {
    deleted = await transact(async ({ tx, now }) => {
      const oldest = new Date(now.getTime() - settings.outboxDays * DAY)
      const ended = tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(lt(outbox.created_at, oldest), ne(outbox.state, 'waiting')))
        .limit(BATCH)
      const { rowCount } = await tx.delete(outbox).where(inArray(outbox.id, ended))
      return rowCount ?? 0
    })
  } while (deleted === BATCH)
}
