import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { now, time } from '../database/columns.ts'
import { tutors } from '../tutors/table.ts'

/** One-time links: sign-in by mail, password reset, confirmed address, staff's way to act for somebody. Only the hash is kept (spec: decisions AUTH-5, AUTH-8, AUTH-18, AUTH-19). */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    purpose: text().$type<'login' | 'reset' | 'acting' | 'email'>().notNull(),
    /** The address that it confirms. */
    email: text(),
    tutor_id: integer().references(() => tutors.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    /** Only to be acted for. */
    admin_id: integer().references(() => admins.id, { onDelete: 'cascade' }),
    /** The only one who may use it, where it is for acting. */
    impersonator_admin_id: integer().references(() => admins.id, { onDelete: 'cascade' }),
    created_at: now(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [
    index().on(table.expires_at),
    check('tokens_of_one', sql`num_nonnulls(${table.tutor_id}, ${table.client_id}, ${table.admin_id}) = 1`),
    check('tokens_acting', sql`(${table.purpose} = 'acting') = (${table.impersonator_admin_id} is not null)`),
    check('tokens_email', sql`(${table.purpose} = 'email') = (${table.email} is not null)`),
    check('tokens_staff', sql`${table.admin_id} is null or ${table.purpose} = 'acting'`),
  ],
)

/**
 * Six digits sent by SMS or mail (spec: decisions AUTH-1). The id is drawn at random and is all that the asker gets to know; a contact that nobody has
 * leaves a row without a client, so that nothing tells it from a known one. A tutor's confirms a phone (spec: decisions AUTH-18), or went to their address to
 * stand for the password that they do not have (spec: decisions TUT-12). Who signs in by a client's has proved the contact that it went to.
 */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey(),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    tutor_id: integer().references(() => tutors.id, { onDelete: 'cascade' }),
    /** The phone that a tutor's code confirms, or a client's went to. */
    phone: text(),
    /** The address that it went to. */
    email: text(),
    /** The phone or address that takes the place of a client's own by this code; the country of the phone. Such a code signs nobody in. */
    contact: text(),
    phone_country: smallint(),
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    created_at: now(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [
    index().on(table.expires_at),
    index().on(table.tutor_id),
    index('codes_contact').on(table.client_id).where(sql`contact is not null`),
    check('codes_contact', sql`${table.contact} is null or ${table.client_id} is not null`),
    check(
      'codes_tutor',
      sql`num_nonnulls(${table.phone}, ${table.email}) >= (${table.tutor_id} is not null)::int and num_nonnulls(${table.phone}, ${table.email}) <= 1 and num_nonnulls(${table.client_id}, ${table.tutor_id}) <= 1`,
    ),
  ],
)
