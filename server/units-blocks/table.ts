import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

export interface BlockLink {
  title: string
  /** A path of the site. */
  href: string
}

/** Pieces of the site that staff write: a text or a list of links (spec: decisions CNT-9). */
export const unitsBlocks = pgTable(
  'units_blocks',
  {
    id: id(),
    key: text().notNull(),
    lang: text().notNull(),
    name: text().notNull(),
    html: text(),
    json: jsonb().$type<BlockLink[]>(),
    active: boolean().notNull().default(true),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.key, table.lang), check('units_blocks_content', sql`(${table.html} is null) <> (${table.json} is null)`)],
)

export const unitsBlockRefusals = new Refusals({ units_blocks_key_lang_unique: { key: 'not_unique' } })
