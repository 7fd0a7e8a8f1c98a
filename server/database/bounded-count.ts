import { type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Reader } from './handles.ts'

/** No list says more than this: counting on would read the whole table. */
export const COUNTED = 10_000

/** How many rows of a table or view meet the condition, at most `COUNTED`. */
export async function boundedCount(db: Reader, table: PgTable | PgView, where: SQL | undefined): Promise<number> {
  const some = db.select({ one: sql`1` }).from(table).where(where).limit(COUNTED).as('some')
  const [found] = await db.select({ n: sql<number>`count(*)::int` }).from(some)
  return found?.n ?? 0
}
