import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Columns that were kept as JSON, as the table takes them: moments come out of it as texts. */
export const fromJson = <T extends PgTable>(table: T, kept: object): Partial<T['$inferInsert']> => {
  const columns: Record<string, { dataType: string }> = getTableColumns(table)
  const values = Object.entries(kept).map(([name, value]) => [
    name,
    columns[name]?.dataType === 'date' && value !== null ? new Date(String(value)) : value,
  ])
  return Object.fromEntries(values) as Partial<T['$inferInsert']>
}
