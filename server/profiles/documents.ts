import { eq } from 'drizzle-orm'
import { tutorLimits, type Upload } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import { keepPrivate } from '../files/private.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutorDocuments } from '../tutors/table.ts'

/** What a save says of the documents there are: those it leaves out are removed. */
export async function keepDocuments({ tx }: Context, tutor_id: number, kept: Readonly<Record<string, { description: string }>>): Promise<string[]> {
  const there = await tx.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id))
  const dropped: string[] = []
  for (const { id, file, description } of there) {
    const wanted = kept[id]
    if (!wanted) {
      await tx.delete(tutorDocuments).where(eq(tutorDocuments.id, id))
      dropped.push(file)
    } else if (wanted.description !== description) {
      await tx.update(tutorDocuments).set({ description: wanted.description }).where(eq(tutorDocuments.id, id))
    }
  }
  return dropped
}

/** Adds documents, private until staff approve them. Throws a field problem above twenty of a tutor (spec: decisions API-15). */
export async function addDocuments(context: Context, tutor_id: number, uploads: readonly Upload[], descriptions: readonly string[]) {
  if (uploads.length === 0) return
  const { tx, settings, now } = context
  const [, most] = tutorLimits.documents
  if ((await tx.$count(tutorDocuments, eq(tutorDocuments.tutor_id, tutor_id))) + uploads.length > most)
    throw new FieldProblem({ new_documents: 'too_many_files' })
  for (const [at, upload] of uploads.entries()) {
    const file = await keepPrivate(settings.privateDir, upload)
    await tx.insert(tutorDocuments).values({ tutor_id, file, description: descriptions[at] ?? '', created_at: now })
  }
  await noteActivity(context, { tutor_id, action: 'document_added' })
}
