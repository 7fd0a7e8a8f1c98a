import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { id, now, time } from '../database/columns.ts'
import type { Moved } from './references.ts'

type Row = Partial<typeof clients.$inferSelect>

/** Two clients that became one, and what it takes to make them two again (spec: decisions CLI-4). */
export const clientMerges = pgTable(
  'client_merges',
  {
    id: id(),
    /** Who stayed. */
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    /** Who went. */
    client_id2: integer()
      .notNull()
      .references(() => clients.id),
    admin_id: integer()
      .notNull()
      .references(() => admins.id),
    at: now(),
    /** The columns that changed, of both as they were, and of the first as they became. */
    before: jsonb().$type<{ client: Row; client2: Row }>().notNull(),
    after: jsonb().$type<Row>().notNull(),
    moved: jsonb().$type<Moved>().notNull(),
    undone_at: time(),
    undone_by: integer().references(() => admins.id),
  },
  (table) => [
    index('client_merges_client').on(table.client_id),
    index('client_merges_client2').on(table.client_id2),
    index('client_merges_at').on(table.at),
  ],
)
