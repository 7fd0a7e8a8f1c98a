import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now } from '../database/columns.ts'

/** Answers of calls that move money, by the key that was sent with them: the same press sent twice is answered twice and done once. */
export const onceAnswers = pgTable(
  'once_answers',
  {
    /** `tutor 7`. */
    actor: text().notNull(),
    key: text().notNull(),
    /** Hash of call and input. */
    request: text().notNull(),
    /** Data of the answer; null until it is there. */
    answer: jsonb().$type<unknown>(),
    at: now(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] }), index('once_answers_at').on(table.at)],
)
