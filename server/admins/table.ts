import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Exception, Week } from '../../theme/shifts.ts'
import { type AvatarFiles, id, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

/** Staff (spec: decisions ADM-3, ADM-6). */
export const admins = pgTable(
  'admins',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    password_hash: text(),
    status: smallint().notNull(),
    phone: text().notNull().default(''),
    telephony_ext: text().notNull().default(''),
    active: boolean().notNull().default(true),
    receives_calls: boolean().notNull().default(false),
    receives_notifications: boolean().notNull().default(true),
    avatar: jsonb().$type<AvatarFiles>(),
    created_at: now(),
    last_login_at: time(),
    /** No colleague any more; the name stays beside what they did. */
    deleted_at: time(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('admins_status', sql`${table.status} between 1 and 4`),
    check('admins_deleted', sql`${table.deleted_at} is null or not ${table.active}`),
    uniqueIndex('admins_email').on(sql`lower(${table.email})`).where(sql`${table.deleted_at} is null`),
  ],
)

/** When managers work; who has no row has no hours (spec: decisions ADM-7). */
export const adminSchedules = pgTable('admin_schedules', {
  admin_id: integer()
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  week: jsonb().$type<Week>().notNull(),
  exceptions: jsonb().$type<Exception[]>().notNull(),
  version: integer().notNull().default(1),
})

export const adminRefusals = new Refusals({ admins_email: { email: 'email_taken' } })
