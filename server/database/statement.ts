import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Reader } from './handles.ts'

const dialect = new PgDialect()

/** A query with placeholders that is written once for all readers, and planned once by each connection. */
export function statement<Row>(name: string, query: SQL): (db: Reader, values: Record<string, unknown>) => Promise<Row[]> {
  const written = dialect.sqlToQuery(query)
  return async (db, values) => {
    const { rows } = (await db._.session.prepareQuery(written, undefined, name, false).execute(values)) as { rows: Row[] }
    return rows
  }
}
