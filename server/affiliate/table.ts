import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, money, now, time } from '../database/columns.ts'
import { tutors } from '../tutors/table.ts'
import { walletLines } from '../wallet/table.ts'

/** What tutors earned by those whom they invited: of each, by the first three commissions (spec: decisions TUT-11). */
export const affiliateRewards = pgTable(
  'affiliate_rewards',
  {
    id: id(),
    /** Whose wallet it went to. */
    referrer_id: integer()
      .notNull()
      .references(() => tutors.id),
    /** Who paid the commission. */
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id),
    /** References `orders`, which stands above this subject: extra.sql says so. */
    order_id: integer().notNull(),
    /** Which of the commissions it is. */
    n: smallint().notNull(),
    sum: money().notNull(),
    line_id: integer()
      .notNull()
      .references(() => walletLines.id),
    created_at: now(),
    /** The commission was paid back, and the reward with it. */
    taken_back_at: time(),
  },
  (table) => [
    uniqueIndex('affiliate_rewards_nth').on(table.tutor_id, table.n).where(sql`taken_back_at is null`),
    uniqueIndex('affiliate_rewards_order').on(table.order_id).where(sql`taken_back_at is null`),
    index('affiliate_rewards_referrer').on(table.referrer_id),
    check('affiliate_rewards_first', sql`${table.n} between 1 and 3`),
    check('affiliate_rewards_of_another', sql`${table.referrer_id} <> ${table.tutor_id}`),
    check('affiliate_rewards_sum', sql`${table.sum} > 0`),
  ],
)
