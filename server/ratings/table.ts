import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** Marks that readers gave to texts of a kind, one of each browser (spec: decisions CNT-4). */
export const ratingsTable = (name: string, owner: string, ownerId: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      owner_id: integer(owner).notNull().references(ownerId, { onDelete: 'cascade' }),
      /** Hash of what the browser is known by. */
      visitor: text().notNull(),
      mark: smallint().notNull(),
      created_at: now(),
    },
    (table) => [primaryKey({ columns: [table.owner_id, table.visitor] }), check(`${name}_mark`, sql`${table.mark} between 1 and 5`)],
  )
export type RatingsTable = ReturnType<typeof ratingsTable>
