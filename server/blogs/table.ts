import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import type { Uniqueness } from '../../schemas/index.ts'
import { moderated, pictured } from '../moderation/columns.ts'
import { ratingsTable } from '../ratings/table.ts'

/** Tutors' posts (spec: decisions CNT-3). */
export const blogs = pgTable(
  'blogs',
  {
    ...moderated(),
    lang: text().notNull(),
    description: text().notNull(),
    /** How many letters one reads in the text. */
    letters: integer().notNull(),
    /** Hashes of every five words in a row: by them posts that share a passage are found. */
    shingles: integer().array().notNull(),
    mark: smallint(),
    uniqueness: jsonb().$type<Uniqueness>(),
    rating_avg: real(),
    rating_count: integer().notNull().default(0),
  },
  (table) => [
    check('blogs_status', sql`${table.status} between 1 and 5`),
    check('blogs_mark', sql`${table.mark} between 0 and 10`),
    index('blogs_status_sent').on(table.status, table.sent_at, table.id),
    index().on(table.sent_at, table.id),
    index().on(table.tutor_id),
    index().on(table.lesson_id),
    // the newest that visitors see, and those of a subject
    index('blogs_newest').on(table.lang, table.published_at, table.id).where(sql`${table.status} = 2`),
    index('blogs_newest_lesson').on(table.lang, table.lesson_id, table.published_at, table.id).where(sql`${table.status} = 2`),
    index('blogs_shingles').using('gin', table.shingles),
    index('blogs_search').using('gin', sql`(${table.name} || ' ' || ${table.description}) gin_trgm_ops`),
  ],
)

export const blogImages = pgTable(
  'blog_images',
  pictured('blog_id', () => blogs.id),
  (table) => [index().on(table.owner_id)],
)

/** Marks of readers. */
export const blogRatings = ratingsTable('blog_ratings', 'blog_id', () => blogs.id)
