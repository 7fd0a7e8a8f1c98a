import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { callDirections } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { id, now, time } from '../database/columns.ts'
import { orders } from '../orders/table.ts'
import { tutors } from '../tutors/table.ts'

/**
 * Telephone calls (spec: decisions MSG-8). How a call stands follows from its moments, so that a provider's words may come in any order and twice.
 */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    id: id(),
    /** The provider's own name of it. */
    call_id: text().notNull(),
    direction: text().$type<(typeof callDirections)[number]>().notNull(),
    /** In E.164 where it could be read. */
    phone: text().notNull(),
    admin_id: integer().references(() => admins.id),
    /** The phone's owner as it was found when the call began; neither for a stranger. */
    client_id: integer().references(() => clients.id),
    tutor_id: integer().references((): AnyPgColumn => tutors.id),
    order_id: integer().references((): AnyPgColumn => orders.id),
    record_url: text(),
    created_at: now(),
    answered_at: time(),
    ended_at: time(),
    /** Nobody could take it: the line was engaged. */
    busy: boolean().notNull().default(false),
    /** When an incoming call no longer waited for anybody: it was answered or called back. */
    handled_at: time(),
    deleted_at: time(),
  },
  (table) => [
    uniqueIndex('phone_calls_call').on(table.call_id),
    check('phone_calls_direction', sql`${table.direction} in ('in', 'out')`),
    check('phone_calls_party', sql`num_nonnulls(${table.client_id}, ${table.tutor_id}) <= 1`),
    index('phone_calls_created').on(table.created_at.desc(), table.id.desc()).where(sql`deleted_at is null`),
    index('phone_calls_waiting').on(table.created_at).where(sql`direction = 'in' and handled_at is null and deleted_at is null`),
    index('phone_calls_admin').on(table.admin_id, table.created_at),
    index('phone_calls_client').on(table.client_id),
    index('phone_calls_tutor').on(table.tutor_id),
    index('phone_calls_order').on(table.order_id),
  ],
)
export type PhoneCallRow = typeof phoneCalls.$inferSelect
