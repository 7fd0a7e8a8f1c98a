import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'

/** The one number that every process listens to: a change of content raises it (spec: decisions API-18). */
export const cacheVersion = pgTable('cache_version', { id: integer().primaryKey().default(1), version: integer().notNull().default(1) }, (table) => [
  check('cache_version_one_row', sql`${table.id} = 1`),
])
