import { sql } from 'drizzle-orm'
import { check, index, pgTable, real, text } from 'drizzle-orm/pg-core'
import type { browsers, MeasuredRoute, platforms, systems, Vital } from '../../schemas/index.ts'
import { id, now } from '../database/columns.ts'

/** What browsers measured of pages in the last 30 days; nothing in it says whose they are (spec: decisions OPS-6). */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: id(),
    name: text().$type<Vital>().notNull(),
    /** ms; of CLS a share of the window. */
    value: real().notNull(),
    route: text().$type<MeasuredRoute>().notNull(),
    platform: text().$type<(typeof platforms)[number]>().notNull(),
    os: text().$type<(typeof systems)[number]>().notNull(),
    browser: text().$type<(typeof browsers)[number]>().notNull(),
    at: now(),
  },
  (table) => [
    check('web_vitals_name', sql`${table.name} in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')`),
    index('web_vitals_at').on(table.at),
    // each plot is read from this alone
    index('web_vitals_plots').on(table.name, table.at, table.value, table.route, table.platform, table.browser),
    index('web_vitals_newest').on(table.name, table.id),
  ],
)
