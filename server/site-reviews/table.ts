import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import { id, now } from '../database/columns.ts'

/** What clients wrote of the site (spec: decisions CNT-10). */
export const siteReviews = pgTable(
  'site_reviews',
  {
    id: id(),
    client_id: integer().references(() => clients.id, { onDelete: 'set null' }),
    client_name: text().notNull(),
    mark: smallint().notNull(),
    text: text().notNull(),
    answer: text().notNull().default(''),
    lang: text().notNull(),
    status: smallint().notNull().default(SITE_REVIEW_STATUS.unconfirmed),
    created_at: now(),
    /** Hash of the address that wrote it, by which the next one has to wait; the address itself is not kept. */
    author: text(),
    /** Hash of the token that confirms it. */
    token: text().unique(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('site_reviews_status', sql`${table.status} between 0 and 3`),
    check('site_reviews_mark', sql`${table.mark} between 1 and 5`),
    index('site_reviews_status_id').on(table.status, table.id),
    index().on(table.client_id),
    index().on(table.author, table.created_at),
    index('site_reviews_search').using('gin', sql`(${table.client_name} || ' ' || ${table.text}) gin_trgm_ops`),
  ],
)
