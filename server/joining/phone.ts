import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { confirmTutorPhone, setTutorPhone } from '../../schemas/index.ts'
import { codeTimes, newCode, requireCode, spendCode } from '../auth/codes.ts'
import { codes } from '../auth/table.ts'
import type { Input, Problems } from '../calls.ts'
import { phoneColumns, phoneProblems } from '../clients/contacts.ts'
import { type Context, requireTutor } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countSending, countWithin } from '../limits/attempts.ts'
import { sendSms } from '../outbox/send.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { lockOwn } from './own.ts'
import { refuseTaken } from './refuse-taken.ts'

type Owner = Pick<typeof tutors.$inferSelect, 'id' | 'phone' | 'lang'>

export const phoneSetProblems: Problems<typeof setTutorPhone> = (form, edition) => phoneProblems(form, edition)

/** Another phone, to be confirmed by the code that goes there. Throws `phone_taken` as a field problem, `already_confirmed`, `too_many_requests` (spec: decisions AUTH-18). */
export async function setPhone(context: Context, form: Input<typeof setTutorPhone>) {
  const { tx, edition } = context
  const { phone, phone_country } = phoneColumns(form, edition)
  const tutor = await lockOwn(context)
  if (phone === tutor.phone) return resendPhoneCode(context)
  await refuseTaken(context, tutor.id, form)
  await tx
    .update(tutors)
    .set({ phone, phone_country, phone_confirmed: false, version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, tutor.id))
  await noteActivity(context, { tutor_id: tutor.id, action: 'profile_saved', changes: { phone: [tutor.phone, phone] } })
  return sendCode(context, { ...tutor, phone })
}

/** A new code in place of the one before. Throws `already_confirmed`, `too_many_requests`. */
export async function resendPhoneCode(context: Context) {
  const tutor = await lockOwn(context)
  if (tutor.phone_confirmed) throw new Refusal('already_confirmed')
  return sendCode(context, tutor)
}

async function sendCode(context: Context, { id, phone, lang }: Owner) {
  if (!phone) throw new FieldProblem({ phone_plain: 'required' })
  await countSending(context, phone)
  // of many phones few may be written to in somebody's name
  await countWithin(context, 'phone_code', `tutor ${id}`, [context.settings.rates.mailDay])
  await context.tx.delete(codes).where(isOfPhone(id))
  const { code } = await newCode(context, { tutor_id: id, phone })
  await sendSms(context, { template: 'tutor_phone_code', to: phone, lang, secret: code })
  return codeTimes(context)
}

/** A tutor's codes that confirm a phone. */
const isOfPhone = (tutor_id: number) => and(eq(codes.tutor_id, tutor_id), isNotNull(codes.phone))

/** Confirms the phone that the code went to. Throws `already_confirmed`, `code_expired`, `code_attempts` after five tries, `code_wrong`. */
export async function confirmPhone(context: Context, { code }: Input<typeof confirmTutorPhone>) {
  const { tx } = context
  const tutor_id = requireTutor(context)
  // who sends the code once more, its answer lost, is told that all is well
  const [own] = await tx.select({ isConfirmed: tutors.phone_confirmed }).from(tutors).where(eq(tutors.id, tutor_id))
  if (own?.isConfirmed) throw new Refusal('already_confirmed')
  const [sent] = await tx.select({ id: codes.id }).from(codes).where(isOfPhone(tutor_id)).orderBy(desc(codes.created_at)).limit(1)
  // tries are counted before the row is locked: they wait for nobody
  const found = sent && (await requireCode(context, sent.id, code))
  const tutor = await lockOwn(context)
  if (tutor.phone_confirmed) throw new Refusal('already_confirmed')
  // staff may have entered another phone meanwhile
  if (!found || found.phone !== tutor.phone) throw new Refusal('code_expired')
  await spendCode(context, found.id)
  await tx
    .update(tutors)
    .set({ phone_confirmed: true, version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, tutor_id))
}
