import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Experiment } from '../../schemas/index.ts'
import { time } from '../database/columns.ts'

/** Experiments as staff saved them; those without a row go by the settings (spec: decisions OPS-2). */
export const experimentRows = pgTable(
  'experiments',
  {
    key: text().$type<Experiment>().primaryKey(),
    weight_0: smallint().notNull(),
    weight_1: smallint().notNull(),
    weight_2: smallint().notNull(),
    running: boolean().notNull(),
    /** Raised whenever it is started, or goes on with other weights: its visitors are counted by it. */
    run: integer().notNull().default(0),
    started_at: time(),
    stopped_at: time(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'experiments_weights',
      sql`least(${table.weight_0}, ${table.weight_1}, ${table.weight_2}) >= 0 and ${table.weight_0} + ${table.weight_1} + ${table.weight_2} > 0`,
    ),
  ],
)
