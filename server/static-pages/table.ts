import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { formerTable } from '../former.ts'

/** Status of a page that visitors see; 0 is hidden. */
export const SHOWN = 1

/** What a page says. */
export const words = ['name', 'h1', 'title', 'metad', 'text'] as const

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
    /** Its words are the product's own, which staff have not changed: a new version may bring others. */
    from_seed: boolean().notNull().default(false),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.alias, table.lang), check('static_pages_status', sql`${table.status} in (0, 1)`)],
)

/** Addresses that pages had. */
export const formerPages = formerTable('former_pages', 'page_id', () => staticPages.id)

export const staticPageRefusals = new Refusals({ static_pages_alias_lang_unique: { alias: 'not_unique' } })
