import { and, eq, isNull } from 'drizzle-orm'
import type { saveTutor, TutorSave } from '../../../schemas/index.ts'
import { tokens } from '../../auth/table.ts'
import { after, type Input, type LookUp, type Problems } from '../../calls.ts'
import { keepAllPrivate } from '../../files/private.ts'
import { isTeaching } from '../../tutors/available.ts'
import { takenContacts } from '../../tutors/taken-contacts.ts'
import { requireVersion } from '../conflict.ts'
import { editableOf, missingIn } from '../editable.ts'
import { get } from '../get-for-staff.ts'
import { recordProblems } from '../record-problems.ts'
import { lockPresent, type Tutor } from '../rows.ts'
import { lossProblems, type SaveRules, saveProfile } from '../save.ts'
import { staffFate } from '../texts.ts'
import { profileProblems } from '../write.ts'

export const saveProblems: Problems<typeof saveTutor> = ({ tutor = {} }, edition, now) => profileProblems(tutor, edition, now)

const rulesOf = ({ status }: Tutor, { texts }: Partial<TutorSave>): SaveRules => ({
  fate: staffFate(texts),
  // on the site a profile has to stay complete
  lacks: isTeaching(status) ? missingIn : null,
})

/** What is named and not there, contacts of another tutor, and what a shown profile would lose that it needs. */
export const saveLookUp: LookUp<typeof saveTutor> = async (
  at,
  { tutor: { id, ...sent } = {}, new_documents = [], new_documents_descriptions = [] },
) => {
  if (id === undefined) return {}
  const added = new_documents.map((_, index) => new_documents_descriptions[index] ?? '')
  const found = { ...(await recordProblems(at, id, { ...sent, added })), ...(await takenContacts(at, sent, id)) }
  return { ...(await lossProblems(at, id, { sent, found, rulesOf })), ...found }
}

/**
 * Saves the fields that staff sent, with new documents; links that went to an address of before work no more. Throws `conflict` with both values of each field
 * when somebody saved a newer version, `wrong_status` for a tutor who is gone, and field problems: a profile that is shown may not lose what it needs to be
 * (spec: decisions TUT-2, TUT-5..7, Z-10).
 */
export const save = after(
  ({ outside }, { new_documents }: Input<typeof saveTutor>) => keepAllPrivate(outside.files.private, new_documents),
  async (context, { tutor: sent, new_documents_descriptions: descriptions }, files) => {
    const { tx, edition } = context
    const { id } = sent
    const tutor = await lockPresent(tx, id)
    const before = await editableOf(tx, tutor, edition)
    requireVersion(sent, { version: tutor.version, before }, edition)
    await saveProfile(context, { tutor, before, sent, ...rulesOf(tutor, sent), files, descriptions })
    const address = tutor.email?.toLowerCase() ?? null
    if (sent.email !== undefined && sent.email !== address) await tx.delete(tokens).where(and(eq(tokens.tutor_id, id), isNull(tokens.used_at)))
    return get(context, { id })
  },
)
