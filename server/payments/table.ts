import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaymentPurpose, PaymentState } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import { money, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { merchants } from '../merchants/table.ts'
import { tutors } from '../tutors/table.ts'

/** Money on its way through a bank, of a tutor or a client (spec: decisions PAY-4). */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** The account it goes to. */
    merchant_id: integer().references(() => merchants.id),
    /** The bank's own number, known from its first word on the payment. */
    provider_ref: text(),
    status: text().$type<PaymentState>().notNull().default('created'),
    tutor_id: integer().references(() => tutors.id),
    client_id: integer().references(() => clients.id),
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** The record that is paid for; null for the wallet. */
    target_id: integer(),
    sum: money().notNull(),
    currency: text().notNull(),
    created_at: now(),
    paid_at: time(),
  },
  (table) => [
    uniqueIndex('payments_provider_ref').on(table.provider, table.provider_ref),
    index('payments_merchant').on(table.merchant_id),
    index('payments_tutor').on(table.tutor_id, table.created_at),
    index('payments_client').on(table.client_id, table.created_at),
    check('payments_payer', sql`num_nonnulls(${table.tutor_id}, ${table.client_id}) = 1`),
    check('payments_sum', sql`${table.sum} > 0`),
    check('payments_status', sql`${table.status} in ('created', 'pending', 'paid', 'failed', 'refunded')`),
    check('payments_purpose', sql`${table.purpose} in ('wallet', 'order', 'top', 'client_order')`),
    check('payments_target', sql`(${table.purpose} = 'wallet') = (${table.target_id} is null)`),
    check('payments_paid', sql`${table.status} not in ('paid', 'refunded') or (${table.paid_at} is not null and ${table.provider_ref} is not null)`),
  ],
)

export const paymentRefusals = new Refusals({ payments_provider_ref: 'payment_failed' })
