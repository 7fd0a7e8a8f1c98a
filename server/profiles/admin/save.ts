import { isDeepStrictEqual } from 'node:util'
import { defaultLanguage, type Edition } from '../../../editions/index.ts'
import { type saveTutor, type TutorSave, wishedOf } from '../../../schemas/index.ts'
import type { Input, LookUp, Problems } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import { takenContacts } from '../../tutors/taken-contacts.ts'
import { type Editable, editableOf, missingIn } from '../editable.ts'
import { get } from '../get-for-staff.ts'
import { ownTextNames } from '../kept-texts.ts'
import { recordProblems } from '../record-problems.ts'
import { isShown, lockPresent } from '../rows.ts'
import { saveProfile } from '../save.ts'
import { staffFate } from '../texts.ts'
import { profileProblems } from '../write.ts'

export const saveProblems: Problems<typeof saveTutor> = ({ tutor = {} }, edition, now) => profileProblems(tutor, edition, now)

/** What is named and not there, and contacts of another tutor. */
export const saveLookUp: LookUp<typeof saveTutor> = async (at, { tutor: { id, ...sent } = {}, new_documents = [] }) =>
  id === undefined ? {} : { ...(await recordProblems(at, id, { ...sent, added: new_documents.length })), ...(await takenContacts(at, sent, id)) }

/**
 * Saves the fields that staff sent, with new documents. Throws `conflict` with both values of each field when somebody saved a newer version, `wrong_status`
 * for a tutor who is gone, and field problems: a profile that is shown may not lose what it needs to be (spec: decisions TUT-2, TUT-5..7, Z-10).
 */
export async function save(context: Context, { tutor: sent, ...files }: Input<typeof saveTutor>) {
  const { tx, edition } = context
  const { id, version } = sent
  const tutor = await lockPresent(tx, id)
  const before = await editableOf(tx, tutor, edition)
  if (version !== undefined && version !== tutor.version) throw new Conflict(conflictsOf(sent, before, edition))
  await saveProfile(context, { tutor, before, sent, fate: staffFate(sent.texts), lacks: isShown(tutor.status) ? missingIn : null, ...files })
  return get(context, { id })
}

/** Both values of each field that was sent and differs; a text differs in the languages that were sent. */
const conflictsOf = (sent: TutorSave, before: Editable, edition: Edition) =>
  Object.fromEntries(
    Object.entries(before).flatMap(([name, theirs]) => {
      const yours = yoursOf(name as keyof Editable, sent, before, edition)
      return yours === undefined || isDeepStrictEqual(yours, theirs) ? [] : [[name, { yours, theirs }]]
    }),
  )

function yoursOf(name: keyof Editable, sent: TutorSave, before: Editable, edition: Edition) {
  const text = ownTextNames.find((one) => one === name)
  return text && sent[text] !== undefined ? wishedOf(before[text], sent[text], defaultLanguage(edition)) : sent[name]
}
