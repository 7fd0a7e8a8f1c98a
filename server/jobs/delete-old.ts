import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Job } from './job.ts'

/** Rows that are deleted in one transaction. */
const AT_ONCE = 5000

/** Deletes the rows that are old by now, many in several transactions. */
export async function deleteOld({ transact }: Pick<Job, 'transact'>, table: PgTable & { id: PgColumn }, isOld: (now: Date) => SQL | undefined) {
  let deleted: number
  do {
    deleted = await transact(async ({ tx, now }) => {
      const old = tx.select({ id: table.id }).from(table).where(isOld(now)).limit(AT_ONCE)
      const { rowCount } = await tx.delete(table).where(inArray(table.id, old))
      return rowCount ?? 0
    })
  } while (deleted === AT_ONCE)
}
