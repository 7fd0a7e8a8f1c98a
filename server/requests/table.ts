import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { time } from '../database/columns.ts'

/** The one pair of a request: stops a second identical one sent at the same moment (spec: decisions ORD-19, duplicate_request). */
export const requestGuards = pgTable(
  'request_guards',
  { client_id: integer().notNull(), tutor_id: integer().notNull(), lesson_id: integer().notNull(), at: time().notNull() },
  (table) => [primaryKey({ columns: [table.client_id, table.tutor_id, table.lesson_id] })],
)
