import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now } from '../database/columns.ts'

/** Counted tries and sendings per account, contact or phone: lockouts and daily limits; and what was just sent, that it is not sent twice (spec: decisions API-11). */
export const attempts = pgTable('attempts', { id: id(), kind: text().notNull(), subject: text().notNull(), at: now() }, (table) => [
  index().on(table.kind, table.subject, table.at),
  index().on(table.at),
])
