import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { now, time } from '../database/columns.ts'
import { tutors } from '../tutors/table.ts'

/**
 * A signed-in browser, known by the hash of its cookie; up to three identities (spec: decisions API-9). While staff act for somebody it holds that one alone,
 * beside their own identity where it is not a colleague's (spec: decisions AUTH-19).
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    tutor_id: integer().references(() => tutors.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    admin_id: integer().references(() => admins.id, { onDelete: 'cascade' }),
    current_role: text().$type<'tutor' | 'client' | ''>().notNull().default(''),
    /** Who really acts, and until when: from then on the session is their own again. */
    impersonator_admin_id: integer().references(() => admins.id, { onDelete: 'cascade' }),
    acting_until: time(),
    created_at: now(),
    last_seen_at: now(),
    admin_seen_at: time(),
    expires_at: time().notNull(),
  },
  (table) => [
    index().on(table.tutor_id),
    index().on(table.client_id),
    index().on(table.admin_id),
    index().on(table.expires_at),
    index().on(table.acting_until).where(sql`${table.acting_until} is not null`),
    check('sessions_acting', sql`(${table.impersonator_admin_id} is null) = (${table.acting_until} is null)`),
    check('sessions_role', sql`${table.current_role} in ('tutor', 'client', '')`),
  ],
)
