import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { clients } from '../clients/table.ts'
import { now, time } from '../database/columns.ts'
import { tutors } from '../tutors/table.ts'

/** One-time links: sign-in by mail and password reset. Only the hash is kept (spec: decisions AUTH-5, AUTH-8). */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    purpose: text().$type<'login' | 'reset'>().notNull(),
    tutor_id: integer().references(() => tutors.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    created_at: now(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index().on(table.expires_at), check('tokens_of_one', sql`num_nonnulls(${table.tutor_id}, ${table.client_id}) = 1`)],
)

/**
 * Six digits sent by SMS or mail (spec: decisions AUTH-1). The id is drawn at random and is all that the asker gets to know; a contact that nobody has
 * leaves a row without a client, so that nothing tells it from a known one.
 */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey(),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    created_at: now(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index().on(table.expires_at)],
)
