import { eq } from 'drizzle-orm'
import { type FieldErrors, tutorLimits } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutorDocuments } from '../tutors/table.ts'

/** With other words it is another document for staff to look at. */
const UNSEEN = { approved: false, comment: '', checked_at: null }

/**
 * What a save says of the documents there are: those it leaves out are removed, those whose words a tutor changes wait for staff again. Answers the files that
 * are shown no more (spec: decisions TUT-2).
 */
export async function keepDocuments(
  { tx, actor }: Context,
  tutor_id: number,
  kept: Readonly<Record<string, { description: string }>>,
): Promise<string[]> {
  const there = await tx.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id))
  const isTutor = actor?.role === 'tutor'
  const dropped: string[] = []
  for (const { id, file, description } of there) {
    const wanted = kept[id]
    if (!wanted) {
      await tx.delete(tutorDocuments).where(eq(tutorDocuments.id, id))
      dropped.push(file)
    } else if (wanted.description !== description) {
      const changed = { description: wanted.description, ...(isTutor && UNSEEN) }
      await tx.update(tutorDocuments).set(changed).where(eq(tutorDocuments.id, id))
      if (isTutor) dropped.push(file)
    }
  }
  return dropped
}

/**
 * Too many documents for one tutor, those that stay counted, and none whose words are there: it may be sent again. `addDocuments` counts them again with the tutor's
 * row held, when their files are known.
 */
export async function documentProblems(
  db: Reader,
  tutor_id: number,
  kept: object | undefined,
  descriptions: readonly string[],
): Promise<FieldErrors> {
  if (descriptions.length === 0) return {}
  const there = await db.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id))
  const left = there.filter(({ id }) => !kept || id in kept)
  const added = descriptions.filter((words) => !left.some(({ description, comment }) => description === words && !comment))
  return added.length > 0 && left.length + added.length > tutorLimits.documents[1] ? { new_documents: 'too_many_files' } : {}
}

/**
 * Adds documents by their kept files, private until staff approve them. What is there under the same words was sent again, its answer lost, unless staff refused it. Throws a field
 * problem above twenty of a tutor (spec: decisions API-15).
 */
export async function addDocuments(context: Context, tutor_id: number, files: readonly string[], descriptions: readonly string[]) {
  if (files.length === 0) return
  const { tx, now } = context
  const there = await tx.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id))
  const isThere = (sent: { file: string; description: string }) =>
    there.some(({ file, description, comment }) => file === sent.file && description === sent.description && !comment)
  const added = files.map((file, at) => ({ file, description: descriptions[at] ?? '' })).filter((sent) => !isThere(sent))
  if (added.length === 0) return
  const [, most] = tutorLimits.documents
  if (there.length + added.length > most) throw new FieldProblem({ new_documents: 'too_many_files' })
  await tx.insert(tutorDocuments).values(added.map((one) => ({ tutor_id, ...one, created_at: now })))
  await noteActivity(context, { tutor_id, action: 'document_added' })
}
