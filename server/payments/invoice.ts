import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Edition, type Language, languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { BILLING, type BillingField, type getInvoiceFile, type getTutorInvoice } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { tutorBilling } from '../billing/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { NotFound } from '../errors.ts'
import { operatorOf } from '../operators.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import type { Invoice } from './draw-invoice.ts'
import { payments } from './table.ts'

/** The invoice of a paid payment as PDF, in the tutor's language. Throws `not_found` for one that is another's or not paid (spec: decisions TUT-16, TUT-18). */
export async function getInvoice({ db, edition, settings }: Context, { tutor_id, payment_id }: Input<typeof getTutorInvoice>) {
  const [found] = await db
    .select({ payment: payments, tutor: tutors, billing: tutorBilling })
    .from(payments)
    .innerJoin(tutors, eq(tutors.id, payments.tutor_id))
    .leftJoin(tutorBilling, eq(tutorBilling.tutor_id, tutors.id))
    .where(and(eq(payments.id, payment_id), eq(payments.tutor_id, tutor_id), eq(payments.status, 'paid')))
  const paid = found?.payment.paid_at
  if (!paid) throw new NotFound()
  const { payment, tutor, billing } = found
  const language = languageOf(edition, tutor.lang)
  const number = invoiceNumber(paid, payment_id)
  const isApproved = tutor.billing_status === BILLING.approved
  const { drawInvoice } = await import('./draw-invoice.ts')
  const bytes = await drawInvoice(
    invoiceOf({
      ...{ edition, language, number, paid, sum: payment.sum, purpose: payment.purpose },
      seller: operatorOf(edition, language, settings.operators),
      buyer: buyerOf(tutor, (isApproved && billing?.data) || {}),
    }),
  )
  return { name: `invoice-${number}.pdf`, bytes }
}

/** The invoice of a payment of one's own. Throws `not_found`. */
export const ownInvoice = (context: Context, { payment_id }: Input<typeof getInvoiceFile>) =>
  getInvoice(context, { tutor_id: requireTutor(context), payment_id })

/** `2026-4F0C21A9`: the year of payment and what no other payment has. */
const invoiceNumber = (paid: Date, payment_id: string) =>
  `${paid.getUTCFullYear()}-${createHash('sha256').update(payment_id).digest('hex').slice(0, 8).toUpperCase()}`

/** Who paid: by approved billing data, else by name. */
function buyerOf(tutor: typeof tutors.$inferSelect, data: Partial<Record<BillingField, string | null>>): string[] {
  const person = [data.first_name, data.last_name].filter(Boolean).join(' ')
  const address = [data.address, data.zip, data.city, data.country].filter(Boolean).join(', ')
  const lines = [data.company_name || person || wholeName(tutor), [data.tax_id, data.vat_id, data.reg_number].filter(Boolean).join(', '), address]
  return lines.filter(Boolean)
}

interface Facts {
  edition: Edition
  language: Language
  number: string
  paid: Date
  sum: number
  purpose: (typeof payments.$inferSelect)['purpose']
  seller: { company: string; details: string; address: string }
  buyer: string[]
}

/**
 * The words of an invoice. The tax is part of the sum: of 11,600 with 16 % it is 1,600 (spec: decisions TUT-18).
 */
export function invoiceOf({ edition, language, number, paid, sum, purpose, seller, buyer }: Facts): Invoice {
  const { invoice, 'enums-money': money } = textsOf(edition, language)
  const { flags, taxPercent } = edition
  const tax = Math.round((sum * 100 * taxPercent) / (100 + taxPercent)) / 100
  return {
    title: fill(invoice.title, { number }),
    paid,
    parts: [
      [invoice.date, [formatDate(unixOf(paid), edition)]],
      [invoice.seller, [seller.company, seller.details, seller.address]],
      [invoice.buyer, buyer],
    ],
    columns: [invoice.service, invoice.sum],
    line: [money.payment_purpose[purpose], formatMoney(sum, edition, language)],
    totals: [
      ...(flags.tax && taxPercent > 0
        ? [[fill(invoice.tax, { percent: formatNumber(taxPercent, edition, language) }), formatMoney(tax, edition, language)] as const]
        : []),
      [invoice.total, formatMoney(sum, edition, language)],
    ],
    foot: invoice.paid,
  }
}
