import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'
import { id, now } from '../database/columns.ts'

/** One line per change that staff made, in the same transaction (spec: decisions ADM-15). */
export const adminLog = pgTable(
  'admin_log',
  {
    id: id(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id),
    acting_as: text(),
    at: now(),
    call: text().notNull(),
    /** `order 12`, `tutor 5`. */
    target: text(),
    changes: jsonb().$type<Record<string, unknown>>(),
    ip: text().notNull(),
  },
  (table) => [
    index('admin_log_at').on(table.at),
    index('admin_log_admin').on(table.admin_id, table.at),
    index('admin_log_target').on(table.target, table.at),
    index('admin_log_call').on(table.call, table.at),
  ],
)
