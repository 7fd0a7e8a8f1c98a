import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** Where the links lead that people wrote; nothing else does `/away` lead to (spec: decisions AUTH-20). */
export const awayLinks = pgTable(
  'away_links',
  {
    /** Of chance. */
    code: text().primaryKey(),
    /** Has one code, whoever writes it. */
    url: text().notNull(),
    created_at: now(),
  },
  (table) => [uniqueIndex('away_links_of_url').on(table.url), check('away_links_url', sql`${table.url} ~ '^https?://'`)],
)
