import { mayTake, type saveOwnProfile, TUTOR_STATUS } from '../../../schemas/index.ts'
import { after, type Input, type LookUp, type Problems } from '../../calls.ts'
import { nameProblems } from '../../contacts/mask-contacts.ts'
import { type Context, requireTutor } from '../../context.ts'
import { keepAllPrivate } from '../../files/private.ts'
import { partOf } from '../../hosts.ts'
import { countUploads, requireUploadsLeft } from '../../limits/attempts.ts'
import { sendMail } from '../../outbox/send.ts'
import { wholeName } from '../../tutors/names.ts'
import { requireVersion } from '../conflict.ts'
import { editableOf, missingInWish } from '../editable.ts'
import { recordProblems } from '../record-problems.ts'
import { lockPresent, type Tutor } from '../rows.ts'
import { lossProblems, type SaveRules, saveProfile } from '../save.ts'
import { takeStep } from '../step.ts'
import { tutorFate } from '../texts.ts'
import { profileProblems } from '../write.ts'
import { get } from './get.ts'

type Sent = Input<typeof saveOwnProfile>

/** Profiles that no page shows: their texts need no waiting. */
const UNSEEN: readonly number[] = [TUTOR_STATUS.draft, TUTOR_STATUS.moderation, TUTOR_STATUS.needs_revision]

export const saveProblems: Problems<typeof saveOwnProfile> = ({ tutor = {}, new_documents = [] }, edition, now) => ({
  ...profileProblems(tutor, edition, now),
  ...nameProblems(tutor, ['name', 'last_name', 'university_name']),
  ...(new_documents.length > (tutor.new_documents_descriptions?.length ?? 0) && { new_documents_descriptions: 'required' }),
})

/**
 * Saves the fields that the tutor sent, with new documents. A draft may lack something, which the answer names; one that lacks nothing goes to staff. Throws
 * `conflict` with both values of each field when a newer version was saved, in another window or by staff, field problems, `wrong_status` for a tutor who is gone
 * (spec: decisions TUT-1, TUT-2, TUT-5..7, API-3).
 */
export const save = after(async (at, { new_documents }: Sent) => {
  if (new_documents.length > 0) await requireUploadsLeft(at, `tutor ${requireTutor(at)}`)
  return keepAllPrivate(at.outside.files.private, new_documents)
}, saveKept)

async function saveKept(context: Context, { tutor: { new_documents_descriptions: descriptions, ...sent } }: Sent, files: string[]) {
  const { tx, edition } = context
  const tutor = await lockPresent(tx, requireTutor(context))
  await countUploads(context, tutor.id, files.length)
  const before = await editableOf(tx, tutor, edition)
  requireVersion(sent, { version: tutor.version, before }, edition)
  const after = await saveProfile(context, { tutor, before, sent, files, descriptions, ...rulesOf(tutor) })
  const missing = Object.keys(missingInWish(after, edition))
  if (mayTake('send', tutor.status) && missing.length === 0) await sendToStaff(context, { ...tutor, name: after.name, last_name: after.last_name })
  return { missing, ...(await get(context, {})) }
}

/** A draft may lack something. */
const rulesOf = ({ status }: Tutor): SaveRules => ({
  fate: tutorFate(!UNSEEN.includes(status)),
  lacks: mayTake('send', status) ? null : missingInWish,
})

/** What is named and not there, and what a profile would lose that it needs. */
export const saveLookUp: LookUp<typeof saveOwnProfile> = async (at, { tutor = {}, new_documents = [] }) => {
  const tutor_id = requireTutor(at)
  const added = new_documents.map((_, index) => tutor.new_documents_descriptions?.[index] ?? '')
  const found = await recordProblems(at, tutor_id, { ...tutor, added })
  return { ...(await lossProblems(at, tutor_id, { sent: tutor, found, rulesOf })), ...found }
}

async function sendToStaff(context: Context, tutor: Tutor) {
  const { edition, settings, siteUrl } = context
  await takeStep(context, tutor, 'send')
  await sendMail(context, {
    ...{ template: 'staff_profile_sent', to: edition.supportEmail, lang: edition.panelLanguage },
    words: { tutor_full_name: wholeName(tutor) },
    link: { url: `${partOf(settings.panelUrl, edition) ?? siteUrl}/panel/users_show/${tutor.id}/show` },
  })
}
