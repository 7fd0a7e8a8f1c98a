import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/**
 * What visitors of the site did, by the edition's calendar day: lines that a job adds up, so a number is the `sum(n)` of its lines.
 *
 * - Of everybody (`experiment` is ''): `visits` that began on the day, at least half an hour after the last page of the same browser, and `forms`, the visits in
 *   which the order form was opened. The requests of a day are in `orders`.
 * - Of an experiment: browsers, each once in a `run` of it, by the `variant` they got: `visits` is those that came to see it, `forms` those of them that opened
 *   the order form, `requests` those that sent a request; the day is that of the step.
 *
 * Neither robots nor staff are counted, nor who has no script.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    what: text().$type<'visits' | 'forms' | 'requests'>().notNull(),
    experiment: text().notNull().default(''),
    run: integer().notNull().default(0),
    variant: smallint().notNull().default(0),
    n: integer().notNull(),
  },
  (table) => [
    index('daily_counts_cell').on(table.experiment, table.run, table.day, table.what, table.variant, table.n),
    check('daily_counts_what', sql`${table.what} in ('visits', 'forms', 'requests')`),
  ],
)
