import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BillingField } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { id, now, time } from '../database/columns.ts'
import { tutors } from '../tutors/table.ts'

/** What a tutor's invoices are made out to; `tutors.billing_status` says what became of it (spec: decisions TUT-18). */
export const tutorBilling = pgTable('tutor_billing', {
  tutor_id: integer()
    .primaryKey()
    .references(() => tutors.id, { onDelete: 'cascade' }),
  data: jsonb().$type<Partial<Record<BillingField, string | null>>>().notNull().default({}),
  reject_comment: text().notNull().default(''),
  sent_at: time(),
  checked_at: time(),
  checked_by: integer().references(() => admins.id),
  version: integer().notNull().default(1),
})

/** Files that prove the billing data, all of them private. */
export const tutorBillingDocuments = pgTable(
  'tutor_billing_documents',
  {
    id: id(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    /** Of the identity or registration, or of the address. */
    kind: text().$type<'billing' | 'address'>().notNull(),
    /** Its name in the private folder. */
    file: text().notNull(),
    /** As its sender calls it. */
    name: text().notNull(),
    created_at: now(),
  },
  (table) => [
    index().on(table.tutor_id),
    index('tutor_billing_documents_file').on(table.file),
    check('tutor_billing_documents_kind', sql`${table.kind} in ('billing', 'address')`),
  ],
)
