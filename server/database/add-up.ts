import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './open.ts'

/** A table of differences: the lines of a cell are added up to its number. */
type Counts = PgTable & { n: PgColumn }

/**
 * Makes one line of all that a trigger wrote about a cell, and none of those that come to nothing, so that a count reads few lines. Readers see the old lines
 * or the new one, never both.
 */
export async function addUpCounts(tx: Tx, table: Counts): Promise<void> {
  const counts = sql.identifier(getTableName(table))
  const cell = sql.join(
    Object.values(getTableColumns(table)).flatMap(({ name }) => (name === 'n' ? [] : [sql.identifier(name)])),
    sql`, `,
  )
  await tx.execute(sql`
    with many as (select array_agg(ctid) as lines from ${counts} group by ${cell} having count(*) > 1 or sum(n) = 0),
      old as (delete from ${counts} using many, unnest(lines) line where ${counts}.ctid = line returning ${counts}.*)
    insert into ${counts} (${cell}, n) select ${cell}, sum(n) from old group by ${cell} having sum(n) <> 0`)
}
