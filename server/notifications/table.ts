import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, now, time } from '../database/columns.ts'
import { orders } from '../orders/table.ts'

/** What staff should look at besides the tutors' answers (spec: decisions MSG-6); `timer` rows end with the order's status. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: id(),
    kind: text().$type<'client_terms_declined' | 'client_deleted' | 'timer'>().notNull(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    created_at: now(),
    admin_read_at: time(),
  },
  (table) => [
    index('staff_events_open').on(table.kind, table.id).where(sql`admin_read_at is null`),
    index('staff_events_order').on(table.order_id),
    check('staff_events_kind', sql`${table.kind} in ('client_terms_declined', 'client_deleted', 'timer')`),
  ],
)
