import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { employments } from '../../schemas/index.ts'
import { id, now } from '../database/columns.ts'

/** Places of work that the product offers, each in one language (spec: decisions CNT-7). */
export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    lang: text().notNull(),
    name: text().notNull(),
    city: text().notNull().default(''),
    employment: text().$type<(typeof employments)[number]>().notNull(),
    salary: text().notNull().default(''),
    description: text().notNull(),
    contact_email: text().notNull(),
    active: boolean().notNull().default(true),
    created_at: now(),
    updated_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('vacancies_employment', sql`${table.employment} in ('full', 'part', 'contract', 'internship')`),
    index('vacancies_shown').on(table.lang, table.active, table.id),
  ],
)
