import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { CONFIRM_DAYS, type confirmTutorEmail, type setTutorEmail } from '../../schemas/index.ts'
import { resendAfter } from '../auth/codes.ts'
import { newResetToken } from '../auth/reset.ts'
import { spendToken } from '../auth/spend.ts'
import { tokens } from '../auth/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countWithin } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { tellOldAddress } from '../outbox/old-address.ts'
import { SECRET_PLACE } from '../outbox/secrets.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { endSessions } from '../sessions/end.ts'
import { joinsByMail } from '../sessions/link.ts'
import { hashOf } from '../sessions/session.ts'
import { DAY } from '../spans.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { lockOwn } from './own.ts'
import { refuseTaken } from './refuse-taken.ts'

type Addressee = Pick<typeof tutors.$inferSelect, 'id' | 'email' | 'lang' | 'name'>

/** Mails the link that confirms an address: once a minute and five times a day to each. Throws `too_many_requests` (spec: decisions AUTH-18, API-11). */
export async function mailConfirmation(context: Context, { id, email, lang, name }: Addressee) {
  const { tx, now, settings } = context
  if (!email) throw new FieldProblem({ email: 'required' })
  await countWithin(context, 'confirmation', email.toLowerCase(), [settings.rates.mailGap, settings.rates.mailDay])
  const token = randomBytes(16).toString('hex')
  const expires_at = new Date(now.getTime() + CONFIRM_DAYS * DAY * 1000)
  await tx.insert(tokens).values({ hash: hashOf(token), purpose: 'email', tutor_id: id, email, created_at: now, expires_at })
  // a page for who is not signed in, which asks by a form where no script runs
  const url = siteLink(context, lang, `${sitePaths.tutorLogin}?confirmation_code=${SECRET_PLACE}`)
  await sendMail(context, { template: 'tutor_email_confirm', to: email, lang, name, link: { url, secret: token } })
  return { resend_after: resendAfter(context), expires_in: CONFIRM_DAYS * DAY }
}

/**
 * Confirms the address that a link went to, and says where to go on. Its reader may be a client, whom the tutor becomes (spec: decisions AUTH-14): unless this
 * browser is the tutor's, they choose a password first, for the one there is may be somebody else's who typed the address.
 * Throws `already_confirmed` for a link of an address that is, and `token_invalid` for one that is unknown, used, out of date or of an address of before.
 */
export async function confirmEmail(context: Context, { confirmation_code }: Input<typeof confirmTutorEmail>) {
  const { tx, session } = context
  const spent = await spendToken(context, confirmation_code, 'email')
  const token = spent ?? (await known(context, confirmation_code))
  const [tutor] = token?.tutor_id ? await tx.select().from(tutors).where(eq(tutors.id, token.tutor_id)).for('update') : []
  if (!token || !tutor || tutor.email !== token.email) throw new Refusal('token_invalid')
  if (tutor.email_confirmed) throw new Refusal('already_confirmed')
  if (!spent) throw new Refusal('token_invalid')
  const isDoubted = session?.tutor_id !== tutor.id && (await joinsByMail(tx, tutor.id))
  await tx
    .update(tutors)
    .set({ email_confirmed: true, ...(isDoubted && { password_hash: null }), version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, tutor.id))
  if (!isDoubted) return { redirect: `${sitePaths.tutorLogin}?${new URLSearchParams({ confirmed: '1', back: sitePaths.tutorProfile })}` }
  await endSessions(context, { tutor_id: tutor.id })
  await tx.delete(tokens).where(and(eq(tokens.tutor_id, tutor.id), isNull(tokens.used_at)))
  return { redirect: `${sitePaths.recovery}?${new URLSearchParams({ confirmed: '1', reset_code: await newResetToken(context, tutor.id) })}` }
}

async function known({ tx }: Context, token: string) {
  const [found] = await tx
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.purpose, 'email')))
  return found
}

/** Mails the link anew; those sent before work on. Throws `already_confirmed`, `too_many_requests`. */
export async function resendEmail(context: Context) {
  const tutor = await lockOwn(context)
  if (tutor.email_confirmed) throw new Refusal('already_confirmed')
  return mailConfirmation(context, tutor)
}

/** Another address, unconfirmed, which the one before is told of; links to that, those to a new password too, are worth nothing. Throws `email_taken` as a field problem. */
export async function setEmail(context: Context, { email }: Input<typeof setTutorEmail>) {
  const { tx, settings } = context
  const tutor = await lockOwn(context)
  if (email === tutor.email?.toLowerCase()) return resendEmail(context)
  await refuseTaken(context, tutor.id, { email })
  // of many addresses few may be written to in somebody's name
  await countWithin(context, 'email_set', `tutor ${requireTutor(context)}`, [settings.rates.mailDay])
  await tx
    .update(tutors)
    .set({ email, email_confirmed: false, version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, tutor.id))
  await tx.delete(tokens).where(and(eq(tokens.tutor_id, tutor.id), isNull(tokens.used_at)))
  await noteActivity(context, { tutor_id: tutor.id, action: 'profile_saved', changes: { email: [tutor.email, email] } })
  // one that was never confirmed may be a stranger's, mistyped
  if (tutor.email_confirmed) await tellOldAddress(context, tutor)
  return mailConfirmation(context, { ...tutor, email })
}
