import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { Refusals } from '../database/refusals.ts'
import { moderated, pictured } from '../moderation/columns.ts'
import { lessonLevels } from '../reference/table.ts'

/** Tutors' ads (spec: decisions CNT-2). */
export const ads = pgTable(
  'ads',
  {
    ...moderated(),
    level_id: integer(),
    preview: text().notNull(),
    /** By visitors, up to what the job added last. */
    views: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.level_id, table.lesson_id], foreignColumns: [lessonLevels.level_id, lessonLevels.lesson_id] }),
    check('ads_status', sql`${table.status} between 1 and 5`),
    index('ads_status_sent').on(table.status, table.sent_at, table.id),
    index().on(table.sent_at, table.id),
    index().on(table.tutor_id),
    index().on(table.lesson_id),
    // with all that is asked of an ad before it is read
    index('ads_newest').on(table.published_at, table.id, table.tutor_id, table.lesson_id).where(sql`${table.status} = 2`),
    index('ads_newest_lesson').on(table.lesson_id, table.published_at, table.id, table.tutor_id, table.level_id).where(sql`${table.status} = 2`),
    index('ads_search').using('gin', sql`(${table.name} || ' ' || ${table.preview}) gin_trgm_ops`),
  ],
)

/** The five of a tutor are counted by a trigger of `extra.sql`. */
export const adRefusals = new Refusals({ ads_five: 'wrong_status' })

export const adImages = pgTable(
  'ad_images',
  pictured('ad_id', () => ads.id),
  (table) => [index().on(table.owner_id)],
)

/** Views that the job has still to add: a line each, so that nobody waits for who reads the same ad. Without a reference, which would lock the ad. */
export const adViews = pgTable('ad_views', { ad_id: integer().notNull() })
