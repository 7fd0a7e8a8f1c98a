import { and, eq, sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { type FieldErrors, type registerTutor, TUTOR_STATUS } from '../../schemas/index.ts'
import { isOwnContact } from '../affiliate/same-person.ts'
import { hashPassword } from '../auth/passwords.ts'
import { tutorHome } from '../auth/redirects.ts'
import type { Input, Problems } from '../calls.ts'
import { phoneProblems, requirePhone } from '../clients/contacts.ts'
import type { Context } from '../context.ts'
import { refuseProblems } from '../errors.ts'
import { cities, lessons } from '../reference/table.ts'
import { signIn } from '../sessions/sign-in.ts'
import { noteActivity } from '../tutors/activity.ts'
import { isHere } from '../tutors/gone.ts'
import { tutorHomes, tutorLessons, tutors } from '../tutors/table.ts'
import { mailConfirmation } from './email.ts'

type Form = Input<typeof registerTutor>

/** What no field shows by itself: it is told with their problems, all at once. */
export const registerProblems: Problems<typeof registerTutor> = (form, edition) => ({
  ...phoneProblems(form, edition),
  ...(form.terms === false && { terms: 'terms' }),
  ...(form.password !== undefined && form.confirm_password !== form.password && { confirm_password: 'password_mismatch' }),
  ...(form.password !== undefined && form.password.toLowerCase() === form.email && { password: 'password' }),
  ...(form.city_id === null && !form.work_online && { city_id: 'required' }),
  ...(form.lang && !edition.locales.includes(form.lang) && { lang: 'invalid_value' }),
})

/** A new draft, signed in at once; a mail asks to confirm the address. Throws field problems, a taken phone or e-mail among them (spec: decisions AUTH-7). */
export async function register(context: Context, form: Form) {
  const { tx, now, edition } = context
  const phone = requirePhone(form, edition)
  refuseProblems(await knownProblems(context, form, phone))
  const lang = languageOf(edition, form.lang ?? context.language)
  const [tutor] = await tx
    .insert(tutors)
    .values({
      status: TUTOR_STATUS.draft,
      name: form.name,
      last_name: form.last_name,
      email: form.email,
      phone,
      phone_country: form.phone_default_country_code,
      password_hash: await hashPassword(form.password),
      lang,
      work_online: form.work_online,
      affiliate_id: await affiliateOf(context, form.affiliate_id, { email: form.email, phone }),
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

/** A form is told all that is wrong with it: the tables would name one thing at a time. They still hold when several come at once. */
async function knownProblems({ tx }: Context, { email, lesson_id, city_id }: Form, phone: string): Promise<FieldErrors> {
  const [[taken], [lesson], [city]] = await Promise.all([
    tx
      .select({
        email: sql<boolean | null>`bool_or(lower(${tutors.email}) = ${email})`,
        phone: sql<boolean | null>`bool_or(${tutors.phone} = ${phone})`,
      })
      .from(tutors)
      .where(sql`lower(${tutors.email}) = ${email} or ${tutors.phone} = ${phone}`),
    tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.id, lesson_id), eq(lessons.active, true))),
    tx
      .select({ id: cities.id })
      .from(cities)
      .where(and(eq(cities.id, city_id ?? 0), eq(cities.active, true))),
  ])
  return {
    ...(taken?.email && { email: 'email_taken' }),
    ...(taken?.phone && { phone_plain: 'phone_taken' }),
    ...(!lesson && { lesson_id: 'not_found' }),
    ...(city_id !== null && !city && { city_id: 'not_found' }),
  }
}

/** Who brought them; a number that is nobody's, or their own under another account, is none (spec: decisions TUT-11). */
async function affiliateOf({ tx }: Context, affiliate_id: number | undefined, newcomer: { email: string; phone: string }): Promise<number | null> {
  if (affiliate_id === undefined) return null
  const [found] = await tx
    .select()
    .from(tutors)
    .where(and(eq(tutors.id, affiliate_id), isHere))
  return found && !isOwnContact(found, newcomer) ? found.id : null
}
