import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { lessons } from '../reference/table.ts'

/** Tasks of examinations and what helps to prepare for them (spec: decisions CNT-7). */
export const examinationTests = pgTable(
  'examination_tests',
  {
    id: id(),
    alias: text().notNull(),
    name: text().notNull(),
    lesson_id: integer().references(() => lessons.id),
    year: smallint(),
    link: text().notNull(),
    description: text().notNull().default(''),
    active: boolean().notNull().default(true),
    created_at: now(),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [unique().on(table.alias), index().on(table.lesson_id), index('examination_tests_shown').on(table.active, table.id)],
)

export const examinationTestRefusals = new Refusals({ examination_tests_alias_unique: { alias: 'not_unique' } })
