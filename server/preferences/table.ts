import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { admins } from '../admins/table.ts'

/** How each member of staff has set up their lists, one row a person. */
export const adminPreferences = pgTable('admin_preferences', {
  admin_id: integer()
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  preferences: jsonb().$type<Record<string, string[]>>().notNull(),
})
