import { and, eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { type registerTutor, TUTOR_STATUS } from '../../schemas/index.ts'
import { hashPassword } from '../auth/passwords.ts'
import { tutorHome } from '../auth/redirects.ts'
import { repeatProblems } from '../auth/set-password.ts'
import type { Input, LookUp, Problems } from '../calls.ts'
import { phoneColumns, phoneProblems } from '../clients/contacts.ts'
import { nameProblems } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { cities, lessons } from '../reference/table.ts'
import { signIn } from '../sessions/sign-in.ts'
import { noteActivity } from '../tutors/activity.ts'
import { referrerOf } from '../tutors/referrer.ts'
import { tutorHomes, tutorLessons, tutors } from '../tutors/table.ts'
import { takenContacts } from '../tutors/taken-contacts.ts'
import { mailConfirmation } from './email.ts'

type Form = Input<typeof registerTutor>

/** What no field shows by itself: it is told with their problems, all at once. */
export const registerProblems: Problems<typeof registerTutor> = (form, edition, now) => ({
  ...phoneProblems(form, edition),
  ...nameProblems(form, ['name', 'last_name']),
  ...(form.terms === false && { terms: 'terms' }),
  ...repeatProblems(form, edition, now),
  ...(form.password !== undefined && form.password.toLowerCase() === form.email && { password: 'password' }),
  ...(form.city_id === null && !form.work_online && { city_id: 'required' }),
  ...(form.lang && !edition.locales.includes(form.lang) && { lang: 'invalid_value' }),
})

/** A new draft, signed in at once; a mail asks to confirm the address. What is wrong was told before; a phone or e-mail taken meanwhile is told by the tables (spec: decisions AUTH-7). */
export async function register(context: Context, form: Form) {
  const { tx, now, edition } = context
  const { phone, phone_country } = phoneColumns(form, edition)
  const lang = languageOf(edition, form.lang ?? context.language)
  const [tutor] = await tx
    .insert(tutors)
    .values({
      status: TUTOR_STATUS.draft,
      name: form.name,
      last_name: form.last_name,
      email: form.email,
      phone,
      phone_country,
      password_hash: await hashPassword(form.password),
      lang,
      work_online: form.work_online,
      affiliate_id: await referrerOf(context, form.affiliate_id, { email: form.email, phone }),
      toggles: { email_subscribed: true },
      terms_confirmed_at: now,
      terms_version: edition.termsVersion,
      created_at: now,
      last_login_at: now,
    })
    .returning()
  if (!tutor) throw new Error('no tutor was made')
  const tutor_id = tutor.id
  await tx.insert(tutorLessons).values({ tutor_id, lesson_id: form.lesson_id, position: 0 })
  if (form.city_id !== null) await tx.insert(tutorHomes).values({ tutor_id, city_id: form.city_id })
  await mailConfirmation(context, tutor)
  await signIn(context, { tutor_id })
  await noteActivity({ ...context, actor: { role: 'tutor', id: tutor_id } }, { tutor_id, action: 'profile_created' })
  return { tutor_id, redirect: tutorHome(tutor.status) }
}

/** Places and subjects that are not here. */
export const registerLookUp: LookUp<typeof registerTutor> = async ({ db }, { lesson_id, city_id }) => {
  const [lesson, city] = await Promise.all([lesson_id && isOpen(db, lessons, lesson_id), city_id && isOpen(db, cities, city_id)])
  return { ...(lesson === false && { lesson_id: 'not_found' }), ...(city === false && { city_id: 'not_found' }) }
}

/** Who is registered no robot is told (spec: decisions AUTH-7, API-12). */
export const registerGuarded: LookUp<typeof registerTutor> = (at, form) => takenContacts(at, form)

const isOpen = async (db: Reader, table: typeof lessons | typeof cities, id: number) =>
  (await db.$count(table, and(eq(table.id, id), eq(table.active, true)))) > 0
