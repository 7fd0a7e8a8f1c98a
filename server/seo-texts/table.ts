import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '../../editions/index.ts'
import type { CatalogueTexts, ChosenFilters } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

const words = () => text().notNull().default('')
const robots = (column: { robots: unknown }) => sql`${column.robots} in ('', 'index, follow', 'noindex, follow')`

/** What a catalogue page says in each language. */
export type CombinationTexts = Partial<Record<Language, CatalogueTexts>>

/** Texts of combinations of the catalogue's filters; jsonb keeps keys in one order, so that equal ones are equal (spec: decisions SEO-1). */
export const filterTexts = pgTable(
  'filter_texts',
  {
    id: id(),
    chosen_filters: jsonb().$type<ChosenFilters>().notNull(),
    catalog_metatags: jsonb().$type<CombinationTexts>().notNull(),
    updated_at: now(),
    updated_by: integer().references(() => admins.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.chosen_filters), index().on(table.updated_by), index().on(table.updated_at)],
)

/** What pages say to search engines, by page and language (spec: decisions SEO-3). */
export const pageMetatags = pgTable(
  'page_metatags',
  {
    id: id(),
    page: text().notNull(),
    lang: text().notNull(),
    title: words(),
    metad: words(),
    h1: words(),
    robots: words(),
    og_title: words(),
    og_description: words(),
    og_image: words(),
    text: words(),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.page, table.lang), check('page_metatags_robots', robots(table))],
)

export const seoRefusals = new Refusals({
  filter_texts_chosen_filters_unique: { chosen_filters: 'not_unique' },
  page_metatags_page_lang_unique: { page: 'not_unique' },
})
