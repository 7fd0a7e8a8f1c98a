import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { id, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import type { Picture } from '../files/pictures.ts'
import { formerTable } from '../former.ts'
import { ratingsTable } from '../ratings/table.ts'
import { lessons } from '../reference/table.ts'

/** Categories of news, each in one language (spec: decisions CNT-5). */
export const newsCategories = pgTable(
  'news_categories',
  {
    id: id(),
    name: text().notNull(),
    alias: text().notNull(),
    lang: text().notNull(),
    sort: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    created_at: now(),
    version: integer().notNull().default(1),
  },
  // by the second one news and their category are of one language
  (table) => [unique().on(table.alias, table.lang), unique('news_categories_id_lang').on(table.id, table.lang)],
)

/** News; those of one alias say the same in different languages (spec: decisions CNT-5). */
export const news = pgTable(
  'news',
  {
    id: id(),
    alias: text().notNull(),
    lang: text().notNull(),
    category_id: integer().notNull(),
    name: text().notNull(),
    preview: text().notNull().default(''),
    text: text().notNull(),
    image: jsonb().$type<Picture>(),
    published: boolean().notNull().default(false),
    published_at: time(),
    active: boolean().notNull().default(true),
    h1: text().notNull().default(''),
    title: text().notNull().default(''),
    metad: text().notNull().default(''),
    faq: jsonb().$type<[string, string][]>().notNull().default([]),
    faq_header: text().notNull().default(''),
    lesson_id: integer().references(() => lessons.id),
    rating_avg: real(),
    rating_count: integer().notNull().default(0),
    created_at: now(),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique().on(table.alias, table.lang),
    foreignKey({ columns: [table.category_id, table.lang], foreignColumns: [newsCategories.id, newsCategories.lang], name: 'news_category' }),
    check('news_published_at', sql`${table.published} = (${table.published_at} is not null)`),
    index().on(table.category_id),
    index().on(table.lesson_id),
    index().on(table.published_at),
    index('news_search').using('gin', sql`(${table.name} || ' ' || ${table.preview}) gin_trgm_ops`),
  ],
)

/** Addresses that news and categories had. */
export const formerNews = formerTable('former_news', 'news_id', () => news.id)
export const formerCategories = formerTable('former_news_categories', 'category_id', () => newsCategories.id)

/** Marks of readers. */
export const newsRatings = ratingsTable('news_ratings', 'news_id', () => news.id)

export const newsRefusals = new Refusals({
  news_alias_lang_unique: { alias: 'not_unique' },
  news_categories_alias_lang_unique: { alias: 'not_unique' },
})
