import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Area, SavedQuery } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { id, now } from '../database/columns.ts'

/** Filters of a list under a name, kept for who saved them and for those they are shared with. */
export const savedQueries = pgTable(
  'saved_queries',
  {
    id: id(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    resource: text().$type<Area>().notNull(),
    name: text().notNull(),
    value: jsonb().$type<z.output<typeof SavedQuery>['value']>().notNull(),
    shared: boolean().notNull().default(false),
    created_at: now(),
  },
  (table) => [index('saved_queries_owner').on(table.admin_id, table.resource), index('saved_queries_resource').on(table.resource, table.shared)],
)
