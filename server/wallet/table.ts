import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { walletTypes } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { id, money, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { tutors } from '../tutors/table.ts'

/** Immutable lines; a balance is their sum, a spend locks the tutor's row first (spec: decisions PAY-6). */
export const walletLines = pgTable(
  'wallet_lines',
  {
    id: id(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id),
    type: text().$type<(typeof walletTypes)[number]>().notNull(),
    sum: money().notNull(),
    balance_after: money().notNull(),
    /** References `orders`, which stands above this subject: extra.sql says so. */
    order_id: integer(),
    payment_id: uuid(),
    /** A refund names the line it gives back: one refund for each payment. */
    refunds_line_id: integer(),
    admin_id: integer().references(() => admins.id),
    comment: text().notNull().default(''),
    at: now(),
  },
  (table) => [
    index('wallet_lines_tutor').on(table.tutor_id, table.id),
    index('wallet_lines_order').on(table.order_id),
    uniqueIndex('wallet_one_refund').on(table.refunds_line_id),
    // what a bank told twice comes in once
    uniqueIndex('wallet_paid_once').on(table.payment_id).where(sql`type = 'topup'`),
    check('wallet_not_below_zero', sql`${table.balance_after} >= 0`),
    check('wallet_sum', sql`${table.sum} <> 0`),
  ],
)

/** One row: whether every balance was the sum of its lines when they were last added up. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: smallint().primaryKey().default(1),
    counted_at: time().notNull(),
    wallets: integer().notNull(),
    lines: integer().notNull(),
    wrong: jsonb().$type<WrongBalance[]>().notNull(),
  },
  (table) => [check('ledger_check_one', sql`${table.id} = 1`)],
)

export interface WrongBalance {
  tutor_id: number
  name: string
  balance: number
  sum: number
}

export const walletRefusals = new Refusals({
  wallet_not_below_zero: 'not_enough_money',
  wallet_sum: { sum: 'sum' },
  wallet_one_refund: 'wrong_status',
})
