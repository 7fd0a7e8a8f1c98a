import { randomBytes } from 'node:crypto'
import { defaultLanguage } from '../../../editions/index.ts'
import { type createTutor, SET_PASSWORD_DAYS, TUTOR_STATUS } from '../../../schemas/index.ts'
import { tokens } from '../../auth/table.ts'
import { after, type Input, type LookUp, type Problems } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { keepAllPrivate } from '../../files/private.ts'
import { siteLink } from '../../outbox/links.ts'
import { SECRET_PLACE } from '../../outbox/secrets.ts'
import { sendMail } from '../../outbox/send.ts'
import { sitePaths } from '../../seo/site-paths.ts'
import { hashOf } from '../../sessions/session.ts'
import { DAY_MS } from '../../spans.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { tutors } from '../../tutors/table.ts'
import { takenContacts } from '../../tutors/taken-contacts.ts'
import { addDocuments } from '../documents.ts'
import { editableOf } from '../editable.ts'
import { get } from '../get-for-staff.ts'
import { recordProblems } from '../record-problems.ts'
import { changeTutor, type Tutor } from '../rows.ts'
import { staffFate } from '../texts.ts'
import { profileProblems, writeProfile } from '../write.ts'

/** Somebody who can be reached by neither phone nor mail is no tutor yet. */
export const createProblems: Problems<typeof createTutor> = ({ tutor = {} }, edition, now) => ({
  ...(!tutor.phone_plain && !tutor.email && { phone_plain: 'required' }),
  ...profileProblems(tutor, edition, now),
})

/** What is named and not there, and contacts of another tutor. */
export const createLookUp: LookUp<typeof createTutor> = async (at, { tutor = {} }) => ({
  ...(await recordProblems(at, null, { ...tutor, added: [] })),
  ...(await takenContacts(at, tutor)),
})

/** A new draft, whom a mail asks to set a password. A phone or e-mail taken meanwhile is told by the tables (spec: decisions TUT-19). */
export const create = after(({ outside }, { new_documents }: Input<typeof createTutor>) => keepAllPrivate(outside.files.private, new_documents), make)

async function make(context: Context, { tutor: sent, new_documents_descriptions }: Input<typeof createTutor>, files: string[]) {
  const { tx, edition, now } = context
  const lang = sent.lang ?? defaultLanguage(edition)
  const begun = { status: TUTOR_STATUS.draft, name: sent.name, last_name: sent.last_name, lang, toggles: { email_subscribed: true }, created_at: now }
  const [tutor] = await tx.insert(tutors).values(begun).returning()
  if (!tutor) throw new Error('no tutor was made')
  const { id } = tutor
  const patch = await writeProfile(context, sent, { tutor, before: await editableOf(tx, tutor, edition), fate: staffFate() })
  await addDocuments(context, id, files, new_documents_descriptions)
  await changeTutor(context, id, patch)
  await noteActivity(context, { tutor_id: id, action: 'profile_created' })
  context.audit(`tutor ${id}`, { name: sent.name, last_name: sent.last_name })
  if (sent.email) await invite(context, { id, lang, name: sent.name, email: sent.email })
  return get(context, { id })
}

async function invite(context: Context, { id, lang, name, email }: Pick<Tutor, 'id' | 'lang' | 'name'> & { email: string }) {
  const { tx, now } = context
  const token = randomBytes(16).toString('hex')
  const expires_at = new Date(now.getTime() + SET_PASSWORD_DAYS * DAY_MS)
  await tx.insert(tokens).values({ hash: hashOf(token), purpose: 'reset', tutor_id: id, created_at: now, expires_at })
  const url = siteLink(context, lang, `${sitePaths.recovery}?reset_code=${SECRET_PLACE}`)
  await sendMail(context, { template: 'tutor_set_password', to: email, lang, name, link: { url, secret: token } })
}
