import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'
import { id, now } from '../database/columns.ts'

/** robots.txt and the words of staff in each language, whole after every save: the newest of each stands on the site (spec: decisions SEO-4). */
export const coreFileVersions = pgTable(
  'core_file_versions',
  {
    id: id(),
    file: text().$type<'robots' | 'lng'>().notNull(),
    /** '' for robots.txt. */
    lang: text().notNull().default(''),
    /** '' for the product's. */
    robots: text().notNull().default(''),
    /** By their keys, `catalogue.h1.city`. */
    words: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Lines or words that it has and the one before it lacked, and the other way round. */
    added: integer().notNull(),
    cut: integer().notNull(),
    saved_at: now(),
    saved_by: integer().references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.file, table.lang, table.id),
    index().on(table.saved_by),
    check('core_file_versions_file', sql`${table.file} in ('robots', 'lng')`),
    check('core_file_versions_lang', sql`(${table.file} = 'robots') = (${table.lang} = '')`),
  ],
)
