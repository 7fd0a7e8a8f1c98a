import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** Where the links lead that people wrote; nothing else does `/away` lead to (spec: decisions AUTH-20). */
export const awayLinks = pgTable(
  'away_links',
  {
    /** Follows from the address: see `codeOf`. */
    code: text().primaryKey(),
    url: text().notNull(),
    created_at: now(),
  },
  (table) => [check('away_links_url', sql`${table.url} ~ '^https?://'`)],
)
