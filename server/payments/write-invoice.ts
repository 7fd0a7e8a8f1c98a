import { eq, isNull, max } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { BILLING } from '../../schemas/index.ts'
import { tutorBilling } from '../billing/table.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { queueUp } from '../database/queue-up.ts'
import { ownPrefix } from '../merchants/invoice-prefix.ts'
import { merchants } from '../merchants/table.ts'
import { operatorOf } from '../operators.ts'
import { wholeName } from '../tutors/names.ts'
import { tutors } from '../tutors/table.ts'
import { type InvoiceRow, invoices, type Payment } from './table.ts'

type Merchant = typeof merchants.$inferSelect

/** The invoice of a tutor's paid payment: written once, with the next number of the account that the money went to (spec: decisions TUT-18). */
export async function writeInvoice(
  tx: Tx,
  { edition, settings }: Pick<Context, 'edition' | 'settings'>,
  { id: payment_id, merchant_id, tutor_id }: Payment & { tutor_id: number },
): Promise<InvoiceRow> {
  const merchant = await lockNumbers(tx, merchant_id)
  const [written] = await tx.select().from(invoices).where(eq(invoices.payment_id, payment_id))
  if (written) return written
  const [last] = await tx
    .select({ place: max(invoices.place) })
    .from(invoices)
    .where(merchant ? eq(invoices.merchant_id, merchant.id) : isNull(invoices.merchant_id))
  const place = (last?.place ?? 0) + 1
  const [payer] = await tx
    .select({ tutor: tutors, data: tutorBilling.data })
    .from(tutors)
    .leftJoin(tutorBilling, eq(tutorBilling.tutor_id, tutors.id))
    .where(eq(tutors.id, tutor_id))
  if (!payer) throw new Error(`payment ${payment_id} has no payer`)
  const lang = languageOf(edition, payer.tutor.lang)
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...{ payment_id, merchant_id, place, lang },
      number: `${merchant?.invoice_prefix || ownPrefix(edition, merchant_id)}-${String(place).padStart(6, '0')}`,
      seller: merchant?.legal_name ? sellerOf(merchant) : ofOperator(operatorOf(edition, lang, settings.operators)),
      buyer: buyerOf(payer),
      tax_percent: edition.flags.tax ? edition.taxPercent : 0,
    })
    .returning()
  return invoice as InvoiceRow
}

/** Until the transaction ends nobody else counts in this account. */
async function lockNumbers(tx: Tx, id: number | null): Promise<Merchant | undefined> {
  if (id === null) await queueUp(tx, 'invoices of no account')
  const [merchant] = await tx
    .select()
    .from(merchants)
    .where(eq(merchants.id, id ?? 0))
    .for('no key update')
  return merchant
}

const filled = (lines: readonly string[]) => lines.filter(Boolean)
const sellerOf = ({ legal_name, tax_number, address }: Merchant) => filled([legal_name, tax_number, address])
const ofOperator = ({ company, details, address }: ReturnType<typeof operatorOf>) => [company, details, address]

/** Who paid: by the billing data that were sent and not rejected, else by name. */
function buyerOf({ tutor, data: sent }: { tutor: typeof tutors.$inferSelect; data: (typeof tutorBilling.$inferSelect)['data'] | null }): string[] {
  const isTold = tutor.billing_status === BILLING.sent || tutor.billing_status === BILLING.approved
  const data = (isTold && sent) || {}
  const person = [data.first_name, data.last_name].filter(Boolean).join(' ')
  const address = [data.address, data.zip, data.city, data.country].filter(Boolean).join(', ')
  return filled([data.company_name || person || wholeName(tutor), [data.tax_id, data.vat_id, data.reg_number].filter(Boolean).join(', '), address])
}
