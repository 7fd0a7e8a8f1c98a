import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { type deleteTutorProfile, isHereStill, TUTOR_STATUS } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { codeTimes, newCode, requireCode, spendCode } from '../auth/codes.ts'
import { requirePassword } from '../auth/set-password.ts'
import { codes } from '../auth/table.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { FieldProblem, Refusal, WrongStatus } from '../errors.ts'
import { countSending, isSentAgain } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { openOrderOf } from '../profiles/leave-orders.ts'
import { privacyOf } from '../profiles/own/settings.ts'
import { changeTutor, lockTutor, type Tutor } from '../profiles/rows.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { DAY } from '../spans.ts'
import { noteActivity } from '../tutors/activity.ts'
import { deleteAt } from '../tutors/leaving.ts'
import { leaveRequests, lockRequests } from './leave-requests.ts'

/** A tutor's codes that went to their address. */
const isMailed = (tutor_id: number) => and(eq(codes.tutor_id, tutor_id), isNotNull(codes.email))

/** Whether the tutor may ask to be deleted: they are here, and have not asked yet. Throws `wrong_status`. */
function requireStaying({ status, delete_requested_at }: Tutor) {
  if (delete_requested_at || !isHereStill(status)) throw new WrongStatus()
}

/** Mails a code to a tutor who signs in elsewhere and so has no password. Throws `wrong_status` for one who has, and `too_many_requests` (spec: decisions TUT-12). */
export async function sendDeletionCode(context: Context) {
  const { tx } = context
  const tutor = await lockTutor(tx, requireTutor(context))
  const { id, email, lang, name } = tutor
  requireStaying(tutor)
  if (tutor.password_hash !== null || !email) throw new WrongStatus()
  await countSending(context, email)
  await tx.delete(codes).where(isMailed(id))
  const { code } = await newCode(context, { tutor_id: id, email })
  await sendMail(context, { template: 'tutor_delete_code', to: email, lang, name, secret: code, link: settingsLink(context, lang) })
  return codeTimes(context)
}

/**
 * Hides the profile at once, to be forgotten in two weeks. Orders that only asked for the tutor are free of them, and their clients hear of it. Throws
 * `wrong_status` while an order has the tutor, the field `password`, or what is wrong with the code (spec: decisions TUT-12, TUT-1).
 */
export async function askDeletion(context: Context, { password, code, reason = '' }: Input<typeof deleteTutorProfile>) {
  const { tx, now } = context
  const id = requireTutor(context)
  // tries are counted before a row is locked: they wait for nobody
  const mailed = code === undefined ? undefined : await mailedCode(context, id, code)
  const requests = await lockRequests(tx, id)
  const tutor = await lockTutor(tx, id)
  requireStaying(tutor)
  if (await openOrderOf(tx, id)) throw new WrongStatus()
  await requireProof(context, tutor, { password, mailed })
  const asked = { delete_requested_at: now, status_before_delete: tutor.status, delete_reason: reason, status: TUTOR_STATUS.inactive }
  // hidden first, or the orders that go on would be offered to the same tutor
  await changeTutor(context, id, asked)
  await leaveRequests(context, id, requests)
  await noteActivity(context, { tutor_id: id, action: 'deletion_asked', changes: { tutor_status: [tutor.status, asked.status] } })
  const leaving = { ...tutor, ...asked }
  await mailOf(context, leaving)
  return privacyOf(leaving)
}

/** The profile is what it was before. Throws `wrong_status` where no deletion was asked for (spec: decisions TUT-12). */
export async function takeDeletionBack(context: Context) {
  const tutor = await lockTutor(context.tx, requireTutor(context))
  const { id, status, status_before_delete } = tutor
  if (status_before_delete === null || status !== TUTOR_STATUS.inactive) throw new WrongStatus()
  const back = { delete_requested_at: null, status_before_delete: null, delete_reason: '', status: status_before_delete }
  await changeTutor(context, id, back)
  await noteActivity(context, { tutor_id: id, action: 'deletion_taken_back', changes: { tutor_status: [status, back.status] } })
  return privacyOf({ ...tutor, ...back })
}

async function mailedCode(context: Context, tutor_id: number, typed: string) {
  const [sent] = await context.tx.select({ id: codes.id }).from(codes).where(isMailed(tutor_id)).orderBy(desc(codes.created_at)).limit(1)
  if (!sent) throw new Refusal('code_expired')
  return requireCode(context, sent.id, typed)
}

interface Proof {
  password: string | undefined
  mailed: typeof codes.$inferSelect | undefined
}

/** It is the tutor in person: by the password or, where there is none, by the code that went to their address. */
async function requireProof(context: Context, tutor: Tutor, { password, mailed }: Proof) {
  if (tutor.password_hash !== null) {
    if (password === undefined) throw new FieldProblem({ password: 'required' })
    return requirePassword(context, tutor, 'password', password)
  }
  if (!mailed) throw new FieldProblem({ code: 'required' })
  // the address may be another one by now
  if (mailed.email !== tutor.email) throw new Refusal('code_expired')
  await spendCode(context, mailed.id)
}

async function mailOf(context: Context, tutor: Tutor) {
  const { email, lang, name } = tutor
  const at = deleteAt(tutor)
  if (!email || at === null) return
  const deadline = formatLongDate(at, context.edition, languageOf(context.edition, lang))
  // who asks, takes it back and asks again need not be who reads it
  if (await isSentAgain(context, 'deletion', [email, deadline], DAY)) return
  await sendMail(context, { template: 'tutor_delete_requested', to: email, lang, name, words: { deadline }, link: settingsLink(context, lang) })
}

const settingsLink = (context: Context, lang: string) => ({ url: siteLink(context, lang, `${sitePaths.tutorSettings}#privacy`) })
