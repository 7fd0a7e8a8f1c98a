import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, money, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { tutors } from '../tutors/table.ts'

/** Paid promotion: a place at the head of page 1, labelled as such (spec: decisions PAY-8). */
export const tops = pgTable(
  'tops',
  {
    id: id(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    plan_id: smallint().notNull(),
    date_from: time().notNull(),
    date_to: time().notNull(),
    sum: money().notNull().default(0),
    source: text().$type<'paid' | 'gift'>().notNull(),
    payment_id: uuid(),
    active: boolean().notNull().default(true),
    comment: text().notNull().default(''),
    created_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('tops_paid_once').on(table.payment_id),
    index('tops_tutor').on(table.tutor_id, table.date_to),
    index('tops_date_to').on(table.date_to),
    index('tops_begun').on(table.date_from, table.id),
    check('tops_plan', sql`${table.plan_id} between 1 and 3`),
    check('tops_source', sql`${table.source} in ('paid', 'gift')`),
    check('tops_dates', sql`${table.date_to} > ${table.date_from}`),
  ],
)

export const topRefusals = new Refusals({ tops_dates: { date_to: 'too_small' } })
