import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

/** Status of a page that visitors see; 0 is hidden. */
export const SHOWN = 1

/** Pages by alias and language (spec: decisions CNT-8). */
export const staticPages = pgTable(
  'static_pages',
  {
    id: id(),
    alias: text().notNull(),
    lang: text().notNull(),
    name: text().notNull(),
    h1: text().notNull(),
    title: text().notNull(),
    metad: text().notNull().default(''),
    text: text().notNull(),
    status: smallint().notNull().default(SHOWN),
    noindex: boolean().notNull().default(false),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.alias, table.lang), check('static_pages_status', sql`${table.status} in (0, 1)`)],
)

/** Addresses that pages had: they lead to the page of today, or nowhere when it is deleted (issue 8, settled 7). */
export const formerPages = pgTable(
  'former_pages',
  {
    alias: text().notNull(),
    lang: text().notNull(),
    page_id: integer().references(() => staticPages.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.alias, table.lang] }), index().on(table.page_id)],
)

export const staticPageRefusals = new Refusals({ static_pages_alias_lang_unique: { alias: 'not_unique' } })
