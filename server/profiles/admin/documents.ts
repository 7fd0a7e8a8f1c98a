import { basename } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { approveTutorDocument, getTutorDocument } from '../../../schemas/index.ts'
import { after, type Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import type { Reader } from '../../database/open.ts'
import { NotFound } from '../../errors.ts'
import { streamPrivate } from '../../files/private.ts'
import { copyFile } from '../../files/shelf.ts'
import { siteLink } from '../../outbox/links.ts'
import { sendMail } from '../../outbox/send.ts'
import { sitePaths } from '../../seo/site-paths.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { documentUrl } from '../../tutors/documents.ts'
import { tutorDocuments } from '../../tutors/table.ts'
import { dropUnused } from '../../uploads/unused.ts'
import { changeTutor, lockPresent } from '../rows.ts'

type ById = Pick<Input<typeof getTutorDocument>, 'id' | 'document_id'>

async function requireDocument(db: Reader, { id, document_id }: ById) {
  const [document] = await db
    .select()
    .from(tutorDocuments)
    .where(and(eq(tutorDocuments.id, document_id), eq(tutorDocuments.tutor_id, id)))
  if (!document) throw new NotFound()
  return document
}

/** The file itself, for staff of tutors; one that is not approved has no other address (spec: decisions API-15). */
export async function getDocument({ db, outside, actor }: Context, asked: Input<typeof getTutorDocument>) {
  const { file, description } = await requireDocument(db, asked)
  return streamPrivate(outside.files.private, { file, tutor_id: asked.id, name: description || `document-${asked.document_id}` }, actor)
}

type Decided = Input<typeof approveTutorDocument>
type Document = Awaited<ReturnType<typeof requireDocument>>

/**
 * Shows a document on the profile, or takes it back and mails the tutor why; a refused one stays private. Throws `not_found`, for one whose words are others
 * or that was refused meanwhile too (spec: decisions TUT-2, Z-9, Z-10).
 */
export const approveDocument = after(async ({ db, outside }, asked: Decided) => {
  const document = await requireDocument(db, asked)
  // an approved one stands among the uploads too, under the same name
  if (asked.approved) await copyFile(outside.files.private, outside.files.uploads, basename(document.file))
  return document
}, decide)

/** What takes the copy out of the uploads again. */
const isTakenBack = (now: Document, seen: Document) =>
  now.description !== seen.description || (!now.approved && now.checked_at?.getTime() !== seen.checked_at?.getTime())

async function decide(context: Context, { id, document_id, approved, comment = '' }: Decided, seen: Document) {
  const { tx, now } = context
  const { email, lang, name } = await lockPresent(tx, id)
  const document = await requireDocument(tx, { id, document_id })
  if (approved && isTakenBack(document, seen)) throw new NotFound()
  const before = document.checked_at && document.approved
  const decided = { approved, comment: approved ? '' : comment, checked_at: now }
  await tx.update(tutorDocuments).set(decided).where(eq(tutorDocuments.id, document_id))
  await changeTutor(context, id, {})
  await noteActivity(context, { tutor_id: id, action: 'document_checked', changes: { approved: [before, approved] } })
  context.audit(`tutor ${id}`, { document_id, approved: { before, after: approved }, ...(decided.comment && { comment }) })
  if (!approved) await dropUnused(tx, [document.file])
  if (!approved && email) {
    const link = { url: siteLink(context, lang, sitePaths.tutorProfile) }
    const words = { title: document.description, comment }
    await sendMail(context, { template: 'tutor_document_refused', to: email, lang, name, words, link })
  }
  return { id: document_id, ...decided, url: documentUrl({ ...document, approved }) }
}
