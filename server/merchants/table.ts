import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PaymentProvider } from '../../editions/index.ts'
import type { merchantPurposes } from '../../schemas/index.ts'
import { id, money, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

/** Accounts with banks that payments go to (spec: decisions PAY-9). */
export const merchants = pgTable(
  'merchants',
  {
    id: id(),
    name: text().notNull(),
    provider: text().$type<PaymentProvider>().notNull(),
    /** What the bank calls the account; no secret. */
    account: text().notNull(),
    /** Sealed under the product's secret. */
    secret: text().notNull(),
    legal_name: text().notNull().default(''),
    tax_number: text().notNull().default(''),
    address: text().notNull().default(''),
    invoice_prefix: text().notNull().default(''),
    purposes: text().array().$type<(typeof merchantPurposes)[number][]>().notNull(),
    is_default: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    daily_limit: money(),
    created_at: now(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('merchants_account').on(table.provider, table.account),
    // two accounts that begin their numbers alike would give the same one twice
    uniqueIndex('merchants_prefix').on(sql`upper(${table.invoice_prefix})`).where(sql`${table.invoice_prefix} <> ''`),
    uniqueIndex('merchants_default').on(table.provider).where(sql`${table.is_default}`),
    check('merchants_purposes', sql`cardinality(${table.purposes}) > 0`),
    check('merchants_daily_limit', sql`${table.daily_limit} > 0`),
  ],
)

export const merchantRefusals = new Refusals({
  merchants_default: { is_default: 'not_unique' },
  merchants_account: { account: 'not_unique' },
  merchants_prefix: { invoice_prefix: 'not_unique' },
  merchants_purposes: { purposes: 'required' },
  merchants_daily_limit: { daily_limit: 'too_small' },
})
