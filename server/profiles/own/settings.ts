import { eq } from 'drizzle-orm'
import { type saveTutorPrivacy, type saveTutorSettings, tutorMailLists, tutorPrivacy } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { requireSpoken } from '../../languages.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { type Choice, choicesOf } from '../../tutors/choices.ts'
import { deleteAt } from '../../tutors/leaving.ts'
import { tutors } from '../../tutors/table.ts'
import { maybeUnix } from '../../unix.ts'
import { balanceOf } from '../../wallet/ledger.ts'
import { openOrderOf } from '../leave-orders.ts'
import { changeTutor, lockTutor, type Tutor } from '../rows.ts'

/** Which mails and messages the tutor takes (spec: decisions TUT-13). */
export const getSettings = async (context: Context) => settingsOf(await ownRow(context))

/** Sets those that were sent. Throws the field `lang` for a language that the edition doesn't speak. */
export async function saveSettings(context: Context, { email_subscribe = {}, sms_subscribe, catalog_paused, lang }: Input<typeof saveTutorSettings>) {
  if (lang !== undefined) requireSpoken(lang, context.edition)
  const tutor = await lockTutor(context.tx, requireTutor(context))
  const settings = chosen(tutor, { ...email_subscribe, sms_subscribe })
  const toggles = { ...tutor.toggles, ...(catalog_paused !== undefined && { catalog_paused }) }
  const patch = { settings, toggles, lang: lang ?? tutor.lang }
  await changeTutor(context, tutor.id, patch)
  const wasPaused = tutor.toggles.catalog_paused === true
  if (catalog_paused !== undefined && catalog_paused !== wasPaused)
    await noteActivity(context, { tutor_id: tutor.id, action: 'toggle_set', changes: { catalog_paused: [wasPaused, catalog_paused] } })
  return settingsOf({ ...tutor, ...patch })
}

/** What the tutor lets others see and do, and what stands in the way of leaving (spec: decisions TUT-12). */
export async function getPrivacy(context: Context) {
  const { db, edition } = context
  const tutor = await ownRow(context)
  const [wallet_balance, open_order] = await Promise.all([balanceOf(db, tutor.id), openOrderOf(db, tutor.id)])
  return { ...privacyOf(tutor), has_password: tutor.password_hash !== null, wallet_balance, support_email: edition.supportEmail, open_order }
}

/** Sets what was sent; the pages that show it are drawn anew. */
export async function savePrivacy(context: Context, { tutor: asked }: Input<typeof saveTutorPrivacy>) {
  const tutor = await lockTutor(context.tx, requireTutor(context))
  const settings = chosen(tutor, asked)
  await changeTutor(context, tutor.id, { settings })
  return privacyOf({ ...tutor, settings })
}

async function ownRow(context: Context): Promise<Tutor> {
  const [tutor] = await context.db
    .select()
    .from(tutors)
    .where(eq(tutors.id, requireTutor(context)))
  if (!tutor) throw new NotFound()
  return tutor
}

/** The choices so far with those that were sent. */
const chosen = ({ settings }: Tutor, asked: { [Name in Choice]?: boolean | undefined }): Tutor['settings'] => ({
  ...settings,
  ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
})

const some = <Name extends Choice>(tutor: Tutor, names: readonly Name[]) => {
  const all = choicesOf(tutor)
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Record<Name, boolean>
}

/** Mails, messages and requests as the tutor takes them. */
export const settingsOf = (tutor: Tutor) => ({
  email_subscribe: some(tutor, tutorMailLists),
  sms_subscribe: choicesOf(tutor).sms_subscribe,
  catalog_paused: tutor.toggles.catalog_paused === true,
  lang: tutor.lang,
})

/** The choices, and how a deletion stands. */
export const privacyOf = (tutor: Tutor) => ({
  ...some(tutor, tutorPrivacy),
  delete_requested_at: maybeUnix(tutor.delete_requested_at),
  delete_at: deleteAt(tutor),
})
