import { eq } from 'drizzle-orm'
import type { Action, appointClientTutor, makePersonalTutor, setClientFirstClass, setClientRate, setClientReview } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { maskContacts } from '../../contacts/mask-contacts.ts'
import { type Context, requireClient } from '../../context.ts'
import { Conflict, WrongStatus } from '../../errors.ts'
import { domainsOf } from '../../hosts.ts'
import { countWithin } from '../../limits/attempts.ts'
import { DAY } from '../../spans.ts'
import { requireAvailable, requireTaught } from '../../tutors/available.ts'
import { type ActionChange, changeOrder } from '../change-order.ts'
import { dating, isDated, requireFirstClass } from '../deadline.ts'
import { presentForClient } from '../for-client.ts'
import { orderLessons, orders } from '../table.ts'

/** A change by the order's own client; anybody else's order is not found (spec: decisions ORD-5). */
async function changeAsClient(context: Context, action: Action<'client'>, order_id: number, asked: ActionChange = {}) {
  const id = requireClient(context)
  const order = await changeOrder(context, {
    side: 'client',
    action,
    order_id,
    by: { role: 'client', id },
    whose: eq(orders.client_id, id),
    ...asked,
  })
  return { order: await presentForClient(context, order) }
}

/**
 * Asks one more tutor. A tutor who was asked, answered or refused is not asked again; one who takes no requests is `tutor_unavailable`, and one who doesn't teach
 * what the order is about a problem of the field `tutor_id`.
 */
export const makePersonal = (context: Context, { order_id, tutor_id }: Input<typeof makePersonalTutor>) =>
  changeAsClient(context, 'make_personal_tutor', order_id, {
    input: { tutor_id },
    check: async (order, rows) => {
      const row = rows.find((one) => one.tutor_id === tutor_id)
      if (row && row.state !== 'closed' && !(row.kind === 'potential' && row.state === 'asked')) throw new WrongStatus()
      await requireAvailable(context.tx, tutor_id, order.client_id)
      const asked = await context.tx.selectDistinct({ id: orderLessons.lesson_id }).from(orderLessons).where(eq(orderLessons.order_id, order_id))
      await requireTaught(
        context.tx,
        tutor_id,
        asked.map(({ id }) => id),
        'tutor_id',
      )
    },
  })

/** Chooses one of the tutors who answered. */
export const appoint = (context: Context, { order_id, tutor_id }: Input<typeof appointClientTutor>) =>
  changeAsClient(context, 'appoint_tutor', order_id, {
    input: { tutor_id },
    check: (_, rows) => {
      if (rows.find((row) => row.tutor_id === tutor_id)?.state !== 'responded') throw new WrongStatus()
    },
  })

/** Sets the price the client would pay. */
export const rate = (context: Context, { order_id, rate_id }: Input<typeof setClientRate>) =>
  changeAsClient(context, 'set_rate', order_id, { input: { rate_id }, patch: { rate_id } })

/** How often a client may move a lesson that was dated: the tutor is texted each time. */
const MOVES = { max: 5, seconds: DAY }

/** Dates the first lesson, between now and 180 days ahead. Throws `too_many_requests` for one that was moved five times in a day. */
export async function firstClass(context: Context, { order_id, first_class }: Input<typeof setClientFirstClass>) {
  requireFirstClass(first_class, 'client', context.now)
  const asked = dating(first_class)
  return changeAsClient(context, 'set_first_class', order_id, {
    ...asked,
    check: async (order) => {
      if (isDated(order) && !asked.isDone(order)) await countWithin(context, 'first_class', `order ${order_id}`, [MOVES])
    },
  })
}

/**
 * Writes the review once, edits it for 14 days; public at once, so without contacts. Throws `conflict` with both values when another was written since this one's
 * form read it.
 */
export function review(context: Context, { order_id, before, ...typed }: Input<typeof setClientReview>) {
  const sent = { ...typed, review_text: maskContacts(typed.review_text, domainsOf(context.settings)) }
  return changeAsClient(context, 'set_review', order_id, {
    input: { review: { mark: sent.review_mark, text: sent.review_text } },
    check: ({ review_mark, review_text }) => {
      if (before === undefined || (before.review_mark === review_mark && before.review_text === review_text)) return
      const fields = {
        ...(sent.review_mark !== review_mark && { review_mark: { yours: sent.review_mark, theirs: review_mark } }),
        ...(sent.review_text !== review_text && { review_text: { yours: sent.review_text, theirs: review_text } }),
      }
      // the same once more, its answer lost: there is nothing to replace
      if (Object.keys(fields).length > 0) throw new Conflict(fields)
    },
  })
}
