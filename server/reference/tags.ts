import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '../../editions/index.ts'
import type { TagTexts } from '../../schemas/index.ts'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { cities, lessons, levels } from './table.ts'

/** So many tutors a tag has to gather for search engines to be told of it (spec: decisions SEO-5). */
export const FEWEST_OF_TAG = 3

/** Pages of the catalogue for tutors of whom the same can be said (spec: decisions CAT-22). */
export const tags = pgTable(
  'tags',
  {
    id: id(),
    alias: text().notNull(),
    catalog_type: text().$type<'offline' | 'online'>().notNull(),
    lesson_id: integer().references(() => lessons.id),
    level_id: integer().references(() => levels.id),
    city_id: integer().references(() => cities.id),
    words: text().array().notNull().default([]),
    texts: jsonb().$type<Partial<Record<Language, TagTexts>>>().notNull(),
    active: boolean().notNull().default(true),
    created_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique().on(table.catalog_type, table.alias),
    check('tags_catalog_type', sql`${table.catalog_type} in ('offline', 'online')`),
    check('tags_online', sql`${table.catalog_type} = 'offline' or ${table.city_id} is null`),
    check('tags_match', sql`${table.lesson_id} is not null or ${table.level_id} is not null or cardinality(${table.words}) > 0`),
    index().on(table.lesson_id),
    index().on(table.level_id),
    index().on(table.city_id),
  ],
)

/** Addresses that tags had: each leads to its tag of today, or nowhere once that is deleted (spec: decisions CAT-3). */
export const formerTags = pgTable(
  'former_tags',
  {
    catalog_type: text().$type<'offline' | 'online'>().notNull(),
    alias: text().notNull(),
    tag_id: integer().references(() => tags.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.catalog_type, table.alias] }), index().on(table.tag_id)],
)

export const tagRefusals = new Refusals({
  tags_catalog_type_alias_unique: { alias: 'not_unique' },
  tags_online: { city_id: 'invalid_value' },
  tags_match: { words: 'required' },
})
