import { and, eq } from 'drizzle-orm'
import type { getOwnDocument } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { streamPrivate } from '../../files/private.ts'
import { tutorDocuments } from '../../tutors/table.ts'

/** The file of one of the tutor's documents. Throws `not_found`, for others' too. */
export async function getDocument(context: Context, { document_id }: Input<typeof getOwnDocument>) {
  const { db, outside } = context
  const tutor_id = requireTutor(context)
  const [document] = await db
    .select()
    .from(tutorDocuments)
    .where(and(eq(tutorDocuments.id, document_id), eq(tutorDocuments.tutor_id, tutor_id)))
  if (!document) throw new NotFound()
  const { file, description } = document
  return streamPrivate(outside.files.private, { file, tutor_id, name: description || `document-${document_id}` }, { role: 'tutor', id: tutor_id })
}
