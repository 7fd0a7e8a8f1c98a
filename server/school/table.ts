import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CandidateState } from '../../schemas/index.ts'
import { id, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { lessons } from '../reference/table.ts'
import { tutors } from '../tutors/table.ts'

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

/** Tutors who asked to teach at the partner school; at most one request of each waits for it (spec: decisions SCH-6). */
export const schoolCandidates = pgTable(
  'school_candidates',
  {
    id: id(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    state: text().$type<CandidateState>().notNull().default('sent'),
    about: text().notNull(),
    lesson_ids: integer().array().notNull(),
    level_ids: integer().array().notNull(),
    practice_id: smallint().notNull(),
    schedule: jsonb().$type<Record<string, number[]>>().notNull().default({}),
    sent_at: now(),
    answered_at: time(),
    /** What the school says with its answer. */
    comment: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('school_candidates_open').on(table.tutor_id).where(sql`state = 'sent'`),
    index('school_candidates_tutor').on(table.tutor_id, table.id),
    check('school_candidates_state', sql`${table.state} in ('sent', 'accepted', 'refused')`),
    check('school_candidates_answered', sql`(${table.state} = 'sent') = (${table.answered_at} is null)`),
  ],
)

export const schoolCandidateRefusals = new Refusals({ school_candidates_open: 'duplicate_request' })
