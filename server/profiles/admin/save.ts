import { isDeepStrictEqual } from 'node:util'
import type { saveTutor, TutorSave } from '../../../schemas/index.ts'
import type { Input, Problems } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { Conflict, refuseProblems } from '../../errors.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { dropDocuments } from '../../uploads/unused.ts'
import { type Editable, editableOf, missingIn } from '../editable.ts'
import { get } from '../get-for-staff.ts'
import { addDocuments, keepDocuments } from './documents.ts'
import { changeTutor, isShown, lockPresent, lockTutor } from './rows.ts'
import { profileProblems, writeProfile } from './write.ts'

type Changes = Record<string, [before: unknown, after: unknown]>

export const saveProblems: Problems<typeof saveTutor> = ({ tutor = {} }, edition) => profileProblems(tutor, edition)

/**
 * Saves the fields that were sent, with new documents. Throws `conflict` with both values of each field when somebody saved a newer version, `wrong_status`
 * for a tutor who is gone, and field problems: a profile that is shown may not lose what it needs to be (spec: decisions TUT-2, TUT-5..7, Z-10).
 */
export async function save(context: Context, { tutor: sent, new_documents, new_documents_descriptions }: Input<typeof saveTutor>) {
  const { tx, settings } = context
  const { id, version, documents } = sent
  const tutor = await lockPresent(tx, id)
  const before = await editableOf(tx, tutor)
  if (version !== undefined && version !== tutor.version) throw new Conflict(conflictsOf(sent, before))

  const patch = await writeProfile(context, id, sent, before)
  const dropped = documents ? await keepDocuments(context, id, documents) : []
  await addDocuments(context, id, new_documents, new_documents_descriptions)
  await changeTutor(context, id, patch)

  const after = await editableOf(tx, await lockTutor(tx, id))
  if (isShown(tutor.status)) refuseProblems(newlyMissing(before, after))
  const changes = changesOf(before, after)
  if (Object.keys(changes).length > 0) await noteActivity(context, { tutor_id: id, action: 'profile_saved', changes })
  context.audit(`tutor ${id}`, Object.fromEntries(Object.entries(changes).map(([name, [before, after]]) => [name, { before, after }])))
  await dropDocuments(tx, settings, dropped)
  return get(context, { id })
}

/** What the save took away of what a profile needs. */
function newlyMissing(before: Editable, after: Editable) {
  const known = missingIn(before)
  return Object.fromEntries(Object.entries(missingIn(after)).filter(([field]) => !(field in known)))
}

const changesOf = (before: Editable, after: Editable): Changes =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof Editable]
      return isDeepStrictEqual(value, was) ? [] : [[name, [was, value]]]
    }),
  )

/** Both values of each field that was sent and differs. */
const conflictsOf = (sent: TutorSave, before: Editable) =>
  Object.fromEntries(
    Object.entries(before).flatMap(([name, theirs]) => {
      const yours = sent[name as keyof Editable]
      return yours === undefined || isDeepStrictEqual(yours, theirs) ? [] : [[name, { yours, theirs }]]
    }),
  )
