import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { time } from '../database/columns.ts'
import { lessons } from '../reference/table.ts'

/** Which orders of a school subject go to the partner school; a subject without a row stands as the defaults say (spec: decisions SCH-10). */
export const lessonTransfers = pgTable(
  'lesson_transfers',
  {
    lesson_id: integer()
      .primaryKey()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    is_active: boolean().notNull().default(false),
    share_percent: smallint().notNull().default(0),
    /** Empty: all. */
    level_ids: integer().array().notNull().default([]),
    /** By the edition's clock; a window may reach past midnight, and one that ends where it begins is the whole day. */
    hours_from: text().notNull().default('00:00'),
    hours_to: text().notNull().default('00:00'),
    updated_at: time(),
    version: integer().notNull().default(1),
  },
  (table) => [check('lesson_transfers_share', sql`${table.share_percent} between 0 and 100`)],
)

/** One row: what holds for all subjects of the school. */
export const schoolSettings = pgTable(
  'school_settings',
  { id: smallint().primaryKey().default(1), transfer_offline_lesson: boolean().notNull().default(false) },
  (table) => [check('school_settings_one', sql`${table.id} = 1`)],
)
