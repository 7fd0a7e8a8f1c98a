import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'
import { lessons } from '../reference/table.ts'

/** Videos that staff chose for the site (spec: decisions CNT-6). */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    name: text().notNull(),
    lang: text().notNull(),
    /** The link as it was given, and what the video site knows it by. */
    youtube_video: text().notNull(),
    video_id: text().notNull(),
    description: text().notNull().default(''),
    lesson_id: integer().references(() => lessons.id),
    sort: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    created_at: now(),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('videos_video_id', sql`length(${table.video_id}) = 11`),
    index('videos_shown').on(table.active, table.sort, table.id),
    index().on(table.lesson_id),
  ],
)
