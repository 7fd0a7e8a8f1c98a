import type { Edition } from '../../editions/index.ts'
import type { getBilling, getBillingFile } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { billingOf, streamFile } from './get.ts'

/** Throws `not_found` in editions whose tutors send none. */
export function requireBillingHere({ flags }: Pick<Edition, 'flags'>) {
  if (!flags.billing_data) throw new NotFound()
}

/** Billing data as their tutor reads them: files at an address of their own. */
export async function ownBilling(db: Reader, tutor_id: number): Promise<Data<typeof getBilling>> {
  const { status, data, reject_comment, billing_documents, address_documents } = await billingOf(db, tutor_id)
  const own = (files: typeof billing_documents) => files.map((file) => ({ ...file, url: `/api/tutor/billing_data/get_file?document_id=${file.id}` }))
  return {
    billing_data: data,
    billing_status: status,
    reject_comment,
    billing_documents: own(billing_documents),
    address_documents: own(address_documents),
  }
}

/** The tutor's billing data, empty where none were sent. Throws `not_found` where the edition has none (spec: decisions TUT-18). */
export async function getOwn(context: Context) {
  requireBillingHere(context.edition)
  return ownBilling(context.db, requireTutor(context))
}

export const getOwnFile = (context: Context, { document_id }: Input<typeof getBillingFile>) =>
  streamFile(context, { tutor_id: requireTutor(context), document_id })
