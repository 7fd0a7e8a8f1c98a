import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import type { FieldErrors, TutorSave } from '../../schemas/index.ts'
import type { LookUp } from '../calls.ts'
import { givenOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { refuseProblems } from '../errors.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { dropUnused } from '../uploads/unused.ts'
import { addDocuments, keepDocuments } from './documents.ts'
import { type Editable, editableOf } from './editable.ts'
import { changeTutor, lockTutor, type Tutor } from './rows.ts'
import { type Fate, lessonTextsAfter, ownTextsAfter } from './texts.ts'
import { profileProblems, writeProfile } from './write.ts'

type Changes = Record<string, [before: unknown, after: unknown]>

export interface SaveRules {
  /** What becomes of its texts. */
  fate: Fate
  /** What a profile lacks that must not lose what it needs to be shown; null for one that may. */
  lacks: ((profile: Editable, edition: Edition) => FieldErrors) | null
}

interface Saving extends SaveRules {
  /** Locked. */
  tutor: Tutor
  before: Editable
  /** What was sent of the fields; the others stay. */
  sent: Partial<TutorSave>
  /** Kept files of new documents. */
  files: readonly string[]
  descriptions: readonly string[]
}

/** Saves the fields that were sent, with new documents, whoever sends them. Throws field problems (spec: decisions TUT-2, TUT-5..7, Z-10). */
export async function saveProfile(context: Context, { tutor, before, sent, fate, lacks, files, descriptions }: Saving): Promise<Editable> {
  const { tx, edition } = context
  const { id } = tutor
  const patch = await writeProfile(context, sent, { tutor, before, fate })
  const dropped = sent.documents ? await keepDocuments(context, id, sent.documents) : []
  await addDocuments(context, id, files, descriptions)
  await changeTutor(context, id, patch)

  const after = await editableOf(tx, await lockTutor(tx, id), edition)
  if (lacks) refuseProblems(newlyMissing(lacks(before, edition), lacks(after, edition)))
  const changes = changesOf(before, after)
  if (Object.keys(changes).length > 0) await noteActivity(context, { tutor_id: id, action: 'profile_saved', changes })
  context.audit(`tutor ${id}`, Object.fromEntries(Object.entries(changes).map(([name, [before, after]]) => [name, { before, after }])))
  await dropUnused(tx, dropped)
  return after
}

interface Sending {
  sent: Partial<TutorSave>
  /** What was found wrong in it by the records. */
  found: FieldErrors
  rulesOf: (tutor: Tutor, sent: Partial<TutorSave>) => SaveRules
}

/** What the fields that are right would take away of what a profile needs, told with those that are wrong; `saveProfile` looks again at what it wrote. */
export async function lossProblems(
  { db, edition, now }: Parameters<LookUp>[0],
  tutor_id: number,
  { sent, found, rulesOf }: Sending,
): Promise<FieldErrors> {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, tutor_id))
  if (!tutor) return {}
  const { fate, lacks } = rulesOf(tutor, sent)
  if (!lacks) return {}
  const before = await editableOf(db, tutor, edition)
  const wrong = Object.keys({ ...profileProblems(sent, edition, now), ...found })
  const right: Sending['sent'] = { ...sent, ...Object.fromEntries(wrong.map((field) => [field, undefined])) }
  const saving = { fate, edition }
  const after = {
    ...{ ...before, ...givenOf(right) },
    ...ownTextsAfter(right, before, saving),
    lesson_descriptions: lessonTextsAfter(right, before.lesson_descriptions, saving),
    locations: { ...before.locations, ...givenOf(right.locations ?? {}) },
  }
  return newlyMissing(lacks(before, edition), lacks(after, edition))
}

/** What the save took away of what a profile needs. */
const newlyMissing = (before: FieldErrors, after: FieldErrors) => Object.fromEntries(Object.entries(after).filter(([field]) => !(field in before)))

const changesOf = (before: Editable, after: Editable): Changes =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof Editable]
      return isDeepStrictEqual(value, was) ? [] : [[name, [was, value]]]
    }),
  )
