import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaymentDoubtReason, PaymentPurpose, PaymentState, paymentDoubtOutcomes } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { id, money, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { merchants } from '../merchants/table.ts'
import type { BankPage } from '../outside/banks/bank.ts'
import { tutors } from '../tutors/table.ts'

/** Cards that tutors pay by again; the number itself stays with the bank (spec: decisions PAY-7). */
export const paymentCards = pgTable(
  'payment_cards',
  {
    id: id(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** What the bank takes in place of the card, sealed under the product's secret. */
    token: text().notNull(),
    /** The first six and the last four digits. */
    mask: text().notNull(),
    brand: text().notNull(),
    exp_month: smallint().notNull(),
    exp_year: smallint().notNull(),
    created_at: now(),
    used_at: now(),
  },
  (table) => [
    uniqueIndex('payment_cards_same').on(table.tutor_id, table.provider, table.mask, table.exp_month, table.exp_year),
    check('payment_cards_month', sql`${table.exp_month} between 1 and 12`),
  ],
)

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
    /** What the payer adds of their own will; the bank takes both as one (spec: decisions PAY-10). */
    donate_sum: money().notNull().default(0),
    /** How many lessons of the school a client buys. */
    lessons: smallint(),
    currency: text().notNull(),
    /** The payer wants to pay by the same card again. */
    save_token: boolean().notNull().default(false),
    /** The kept card that it is paid by. */
    card_id: integer().references(() => paymentCards.id, { onDelete: 'set null' }),
    /** The `Idempotency-Key` of the press that pays by a kept card. */
    once_key: text(),
    /** Where the payer was sent: whoever presses twice goes to the same page. */
    page: jsonb().$type<BankPage>(),
    created_at: now(),
    paid_at: time(),
  },
  (table) => [
    uniqueIndex('payments_provider_ref').on(table.provider, table.provider_ref),
    index('payments_merchant').on(table.merchant_id, table.paid_at),
    index('payments_tutor').on(table.tutor_id, table.created_at),
    index('payments_client').on(table.client_id, table.created_at),
    index('payments_open').on(table.created_at).where(sql`status in ('created', 'pending')`),
    check('payments_payer', sql`num_nonnulls(${table.tutor_id}, ${table.client_id}) = 1`),
    check('payments_sum', sql`${table.sum} > 0`),
    check('payments_donate_sum', sql`${table.donate_sum} >= 0 and (${table.donate_sum} = 0 or ${table.purpose} = 'order')`),
    check('payments_lessons', sql`(${table.purpose} = 'client_order') = (${table.lessons} is not null)`),
    check('payments_client', sql`(${table.purpose} = 'client_order') = (${table.client_id} is not null)`),
    check('payments_status', sql`${table.status} in ('created', 'pending', 'paid', 'failed', 'refunded')`),
    check('payments_purpose', sql`${table.purpose} in ('wallet', 'order', 'top', 'client_order')`),
    check('payments_target', sql`(${table.purpose} = 'wallet') = (${table.target_id} is null)`),
    check('payments_paid', sql`${table.status} not in ('paid', 'refunded') or (${table.paid_at} is not null and ${table.provider_ref} is not null)`),
  ],
)

export type Payment = typeof payments.$inferSelect

export const paymentRefusals = new Refusals({ payments_provider_ref: 'payment_failed', payments_donate_sum: { donate_sum: 'sum' } })

/** Invoices of paid payments, numbered without gaps in each account; what one says stays as it was when it was written (spec: decisions TUT-18). */
export const invoices = pgTable(
  'invoices',
  {
    payment_id: uuid()
      .primaryKey()
      .references(() => payments.id),
    /** Null where the provider has no account. */
    merchant_id: integer().references(() => merchants.id),
    place: integer().notNull(),
    number: text().notNull(),
    lang: text().notNull(),
    /** Lines of names, numbers and addresses. */
    seller: text().array().notNull(),
    buyer: text().array().notNull(),
    /** Tax that is part of the sum; 0 where none is told. */
    tax_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    unique('invoices_place').on(table.merchant_id, table.place).nullsNotDistinct(),
    uniqueIndex('invoices_number').on(sql`upper(${table.number})`),
  ],
)

export type InvoiceRow = typeof invoices.$inferSelect

/** What a bank said, signed, that fits no payment of ours: nothing is booked before staff have judged it (spec: decisions PAY-5). */
export const paymentDoubts = pgTable(
  'payment_doubts',
  {
    id: id(),
    provider: text().notNull(),
    /** As the bank names it; there may be no such payment. */
    payment_id: uuid().notNull(),
    reason: text().$type<PaymentDoubtReason>().notNull(),
    provider_ref: text().notNull(),
    sum: money().notNull(),
    currency: text().notNull(),
    created_at: now(),
    judged_at: time(),
    judged_by: integer().references(() => admins.id),
    outcome: text().$type<(typeof paymentDoubtOutcomes)[number]>(),
    /** Into whose wallet it went. */
    tutor_id: integer().references(() => tutors.id),
    comment: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('payment_doubts_once').on(table.provider, table.provider_ref, table.payment_id, table.reason, table.sum, table.currency),
    index('payment_doubts_open').on(table.created_at).where(sql`judged_at is null`),
    check('payment_doubts_reason', sql`${table.reason} in ('unknown', 'sum', 'currency', 'twice', 'reference')`),
    check('payment_doubts_outcome', sql`${table.outcome} in ('credited', 'closed')`),
    check(
      'payment_doubts_judged',
      sql`num_nonnulls(${table.judged_at}, ${table.outcome}) <> 1 and (${table.tutor_id} is null or ${table.outcome} = 'credited')`,
    ),
  ],
)
