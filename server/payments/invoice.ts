import { and, eq } from 'drizzle-orm'
import { type Edition, languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getInvoiceFile, getTutorInvoice } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { totalOf } from './charge.ts'
import type { Invoice } from './draw-invoice.ts'
import { type InvoiceRow, invoices, type Payment, payments } from './table.ts'
import { writeInvoice } from './write-invoice.ts'

/** The invoice of a paid payment as PDF, in the tutor's language. Throws `not_found` for one that is another's or not paid (spec: decisions TUT-16, TUT-18). */
export async function getInvoice(context: Context, { tutor_id, payment_id }: Input<typeof getTutorInvoice>) {
  const [found] = await context.db
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .leftJoin(invoices, eq(invoices.payment_id, payments.id))
    .where(and(eq(payments.id, payment_id), eq(payments.tutor_id, tutor_id), eq(payments.status, 'paid')))
  if (!found) throw new NotFound()
  const { payment } = found
  // what was paid before invoices were numbered gets its number when it is first asked for
  const invoice = found.invoice ?? (await context.aside((tx) => writeInvoice(tx, context, { ...payment, tutor_id })))
  const { drawInvoice } = await import('./draw-invoice.ts')
  return { name: `invoice-${invoice.number}.pdf`, bytes: await drawInvoice(invoiceOf(invoice, payment, context.edition)) }
}

/** The invoice of a payment of one's own. Throws `not_found`. */
export const ownInvoice = (context: Context, { payment_id }: Input<typeof getInvoiceFile>) =>
  getInvoice(context, { tutor_id: requireTutor(context), payment_id })

/** The words of an invoice. The tax is part of the sum: of 11,600 with 16 % it is 1,600; a donation has none (spec: decisions TUT-18). */
export function invoiceOf(
  { number, lang, seller, buyer, tax_percent }: Omit<InvoiceRow, 'payment_id' | 'merchant_id' | 'place'>,
  { paid_at, purpose, sum, donate_sum }: Pick<Payment, 'paid_at' | 'purpose' | 'sum' | 'donate_sum'>,
  edition: Edition,
): Invoice {
  const paid = paid_at ?? new Date(0)
  const language = languageOf(edition, lang)
  const { invoice, 'enums-money': money } = textsOf(edition, language)
  const inWords = (amount: number) => formatMoney(amount, edition, language)
  const tax = Math.round((sum * 100 * tax_percent) / (100 + tax_percent)) / 100
  return {
    title: fill(invoice.title, { number }),
    paid,
    parts: [
      [invoice.date, [formatDate(unixOf(paid), edition)]],
      [invoice.seller, seller],
      [invoice.buyer, buyer],
    ],
    columns: [invoice.service, invoice.sum],
    lines: [[money.payment_purpose[purpose], inWords(sum)], ...(donate_sum > 0 ? [[money.wallet_type.donate, inWords(donate_sum)] as const] : [])],
    totals: [
      ...(tax_percent > 0 ? [[fill(invoice.tax, { percent: formatNumber(tax_percent, edition, language) }), inWords(tax)] as const] : []),
      [invoice.total, inWords(totalOf({ sum, donate_sum }))],
    ],
    foot: invoice.paid,
  }
}
