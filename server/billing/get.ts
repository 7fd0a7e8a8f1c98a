import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type BillingForStaff, billingFields, type getTutorBilling, type getTutorBillingFile } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { streamPrivate } from '../files/private.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix } from '../unix.ts'
import { tutorBilling, tutorBillingDocuments } from './table.ts'

/** A tutor's billing data as staff read them. Throws `not_found` (spec: decisions TUT-18). */
export async function billingOf(db: Reader, tutor_id: number): Promise<z.input<typeof BillingForStaff>> {
  const [[found], documents] = await Promise.all([
    db
      .select({ status: tutors.billing_status, billing: tutorBilling })
      .from(tutors)
      .leftJoin(tutorBilling, eq(tutorBilling.tutor_id, tutors.id))
      .where(eq(tutors.id, tutor_id)),
    db.select().from(tutorBillingDocuments).where(eq(tutorBillingDocuments.tutor_id, tutor_id)).orderBy(asc(tutorBillingDocuments.id)),
  ])
  if (!found) throw new NotFound()
  const { status, billing } = found
  const filesOf = (kind: 'billing' | 'address') =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ id, name }) => ({ id, name, url: `/api/admin/tutor/billing_data/get_file?id=${tutor_id}&document_id=${id}` }))
  return {
    status,
    data: Object.fromEntries(billingFields.map((field) => [field, billing?.data[field] ?? null])) as Record<
      (typeof billingFields)[number],
      string | null
    >,
    reject_comment: billing?.reject_comment ?? '',
    sent_at: maybeUnix(billing?.sent_at ?? null),
    checked_at: maybeUnix(billing?.checked_at ?? null),
    // the first is that nobody sent any
    version: billing?.version ?? 1,
    billing_documents: filesOf('billing'),
    address_documents: filesOf('address'),
  }
}

export const get = async ({ db }: Context, { id }: Input<typeof getTutorBilling>) => ({ billing: await billingOf(db, id) })

/** One of a tutor's private files, for themself and for staff of tutors. Throws `not_found`. */
export async function streamFile({ db, outside, actor }: Context, { tutor_id, document_id }: { tutor_id: number; document_id: number }) {
  const [document] = await db
    .select()
    .from(tutorBillingDocuments)
    .where(and(eq(tutorBillingDocuments.id, document_id), eq(tutorBillingDocuments.tutor_id, tutor_id)))
  if (!document) throw new NotFound()
  const name = document.name.replace(/\.\w{1,5}$/, '')
  return streamPrivate(outside.files.private, { file: document.file, tutor_id, name }, actor)
}

export const getFile = (context: Context, { id, document_id }: Input<typeof getTutorBillingFile>) =>
  streamFile(context, { tutor_id: id, document_id })
