import {
  type Action,
  OTHER_REFUSED_REASON,
  type payOrderFromWallet,
  type requestReview,
  type respondPersonal,
  type respondPotential,
  type responseReview,
  type setRefusedReason,
  type setTutorFirstClass,
} from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { maskContacts } from '../../contacts/mask-contacts.ts'
import { type Context, requireTutor } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { domainsOf } from '../../hosts.ts'
import { dateOf } from '../../unix.ts'
import { type ActionChange, changeOrder } from '../change-order.ts'
import { dating, requireFirstClass } from '../deadline.ts'
import { presentForTutor, requireTutorOrder } from '../for-tutor.ts'

/** A change by a tutor on an order that is theirs or open to them. Throws `forbidden` for any other (spec: decisions ORD-4, ORD-10). */
async function changeAsTutor(context: Context, action: Action<'tutor'>, order_id: number, asked: ActionChange = {}) {
  const id = requireTutor(context)
  const { fits } = await requireTutorOrder(context, order_id, id)
  const order = await changeOrder(context, {
    side: 'tutor',
    action,
    order_id,
    by: { role: 'tutor', id },
    fits,
    ...asked,
    input: { tutor_id: id, ...asked.input },
  })
  return { order: await presentForTutor(context, order, id) }
}

/** A refusal needs its reason, and "other" a word on it. */
function requireReason(reason: number | undefined, comment: string | undefined) {
  if (reason === undefined) throw new FieldProblem({ refused_reason_id: 'required' })
  if (reason === OTHER_REFUSED_REASON && !comment) throw new FieldProblem({ refused_comment: 'comment' })
  return { refused_reason_id: reason, refused_comment: comment ?? '' }
}

/** Accepting appoints the tutor at once and may date the first lesson; refusing needs a reason. */
export async function personal(
  context: Context,
  { order_id, agree, response_text, rate_id, first_class, ...refusal }: Input<typeof respondPersonal>,
) {
  if (!agree) return changeAsTutor(context, 'refuse_personal', order_id, { input: requireReason(refusal.refused_reason_id, refusal.refused_comment) })
  if (first_class != null) requireFirstClass(first_class, 'tutor', context.now)
  const accepted = await changeAsTutor(context, 'respond_personal', order_id, {
    input: { response_text: response_text ?? '', ...(rate_id != null && { rate_id }) },
  })
  return first_class == null ? accepted : dateLesson(context, order_id, first_class)
}

/** Answers an offer with a text and a price. */
export async function potential(context: Context, { order_id, response_text, rate_id, first_class }: Input<typeof respondPotential>) {
  if (first_class != null) requireFirstClass(first_class, 'tutor', context.now)
  return changeAsTutor(context, 'respond_potential', order_id, {
    input: { response_text, rate_id, ...(first_class != null && { first_class: dateOf(first_class) }) },
  })
}

const dateLesson = (context: Context, order_id: number, first_class: number) =>
  changeAsTutor(context, 'set_first_class', order_id, dating(first_class))

/** Dates the first lesson, between now and 180 days ahead; a dated one may be moved twice before its deadline. */
export async function firstClass(context: Context, { order_id, first_class }: Input<typeof setTutorFirstClass>) {
  requireFirstClass(first_class, 'tutor', context.now)
  return dateLesson(context, order_id, first_class)
}

/** Says why the tutor refused, or gives an appointed order back. */
export async function refusedReason(context: Context, { order_id, refused_reason_id, refused_comment }: Input<typeof setRefusedReason>) {
  return changeAsTutor(context, 'set_refused_reason', order_id, { input: requireReason(refused_reason_id, refused_comment) })
}

export const askReview = (context: Context, { order_id }: Input<typeof requestReview>) => changeAsTutor(context, 'request_review', order_id)

/** Public at once, so without contacts. */
export const answerReview = (context: Context, { order_id, review_response_text }: Input<typeof responseReview>) =>
  changeAsTutor(context, 'response_review', order_id, { input: { response: maskContacts(review_response_text, domainsOf(context.settings)) } })

/** Pays the commission from the wallet: one ledger line, the order paid, in one transaction. Throws `not_enough_money`. */
export const payFromWallet = (context: Context, { order_id }: Input<typeof payOrderFromWallet>) => changeAsTutor(context, 'pay_from_wallet', order_id)
