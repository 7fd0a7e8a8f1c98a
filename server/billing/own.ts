import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { BILLING, type getBilling, type getBillingFile } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { billingOf, streamFile } from './get.ts'

/** Throws `not_found` in editions whose tutors send none. */
export function requireBillingHere({ flags }: Pick<Edition, 'flags'>) {
  if (!flags.billing_data) throw new NotFound()
}

/** Billing data as their tutor reads them: files at an address of their own. */
export async function ownBilling(db: Reader, tutor_id: number): Promise<Data<typeof getBilling>> {
  const { status, data, reject_comment, version, billing_documents, address_documents } = await billingOf(db, tutor_id)
  const own = (files: typeof billing_documents) => files.map((file) => ({ ...file, url: `/api/tutor/billing_data/get_file?document_id=${file.id}` }))
  return {
    billing_data: data,
    billing_status: status,
    reject_comment,
    version,
    billing_documents: own(billing_documents),
    address_documents: own(address_documents),
  }
}

/**
 * The tutor's billing data; where none were sent, what the profile knows of a person, so that nobody is asked for it twice. Throws `not_found` where the edition
 * has none (spec: decisions TUT-18).
 */
export async function getOwn(context: Context) {
  requireBillingHere(context.edition)
  const tutor_id = requireTutor(context)
  const billing = await ownBilling(context.db, tutor_id)
  if (billing.billing_status !== BILLING.empty) return billing
  const [known] = await context.db
    .select({ first_name: tutors.name, last_name: tutors.last_name, birth_date: tutors.birth_date, email_for_invoices: tutors.email })
    .from(tutors)
    .where(eq(tutors.id, tutor_id))
  return { ...billing, billing_data: { ...billing.billing_data, ...known } }
}

export const getOwnFile = (context: Context, { document_id }: Input<typeof getBillingFile>) =>
  streamFile(context, { tutor_id: requireTutor(context), document_id })
