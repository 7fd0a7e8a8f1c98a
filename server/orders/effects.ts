import { AT_SCHOOL, type Effect, FIRST_WAVE, REVIEW, STATUS } from '../../schemas/index.ts'
import { markValue } from '../../theme/mark-value.ts'
import { rewardReferrer, takeRewardBack } from '../affiliate/reward.ts'
import { unixOf } from '../unix.ts'
import { refundOrder, writeLine } from '../wallet/ledger.ts'
import { isDated, paymentDeadline, requireBeforeDeadline } from './deadline.ts'
import { SECOND_WAVE } from './matching.ts'
import { showTutorAgain } from './overdue.ts'
import type { Change } from './pending-change.ts'
import { recomputeCommission } from './recompute-commission.ts'
import { giveBack, returnToPayer } from './return-to-payer.ts'
import { isOpen } from './rows.ts'
import { sendPaidToSchool, sendToSchool } from './school.ts'
import { staffEvents } from './table.ts'
import { appointRow, askedAnew, closeRows, offer, setRows, writeRow } from './tutor-rows.ts'

/** What a change does besides changing the status: one function for each name in the table of the order's life. */
export const effects: Record<Effect, (change: Change) => Promise<void> | void> = {
  take_over: ({ by, order, patch }) => {
    if (order.admin_id === null) patch.admin_id = by.id
  },

  offer_to_matching: async (change) => {
    Object.assign(change.patch, { offered_at: change.context.now, second_wave_at: null })
    await offer(change, FIRST_WAVE)
  },
  offer_next_wave: async (change) => {
    change.patch.second_wave_at = change.context.now
    await offer(change, SECOND_WAVE)
  },

  close_unanswered: (change) => closeRows(change, (row) => row.kind === 'potential' && row.state === 'asked'),
  close_other_rows: (change) =>
    closeRows(change, (row) => row.tutor_id !== change.input.tutor_id && (row.state === 'asked' || row.state === 'responded')),
  close_row: (change) => closeRows(change, (row) => row.tutor_id === change.input.tutor_id),
  release_tutor: async (change) => {
    if (change.to !== STATUS.processing) return
    await closeRows(change, (row) => row.state === 'appointed')
    dropDeadline(change)
  },

  appoint_row: appointRow,
  remove_row: async (change) => {
    const { tutor_id, remove_reasons } = change.input
    await setRows(change, (row) => row.tutor_id === tutor_id, {
      state: 'removed',
      remove_reasons: remove_reasons ?? null,
      closed_at: change.context.now,
    })
  },
  refuse_row: async (change) => {
    const { tutor_id, refused_reason_id = null, refused_comment = '' } = change.input
    await setRows(change, (row) => row.tutor_id === tutor_id, { state: 'refused', refused_reason_id, refused_comment, closed_at: change.context.now })
  },
  respond_row: async (change) => {
    const { context, order, input } = change
    const answer = {
      state: 'responded' as const,
      response_text: input.response_text ?? '',
      rate_id: input.rate_id ?? null,
      first_class: input.first_class ?? null,
      responded_at: context.now,
      admin_read_at: null,
    }
    await writeRow(
      change,
      { order_id: order.id, tutor_id: input.tutor_id ?? 0, kind: 'potential', asked_at: context.now, seen_at: context.now, ...answer },
      answer,
    )
  },
  ask_row: async (change) => {
    const { context, order, input } = change
    const asked = askedAnew('personal', context.now)
    await writeRow(change, { order_id: order.id, tutor_id: input.tutor_id ?? 0, ...asked }, asked)
  },
  // The offer is a change of its own, by the timer's rule, after this one is written.
  offer_when_none_is_asked: (change) => {
    const { order, rows, input } = change
    const isPersonal = rows.some((row) => row.tutor_id === input.tutor_id && row.kind === 'personal')
    const isAnyAsked = rows.some((row) => row.kind === 'personal' && row.state === 'asked')
    const mayBeOffered = order.status === STATUS.new || order.status === STATUS.processing
    if (isPersonal && !isAnyAsked && order.auto_appoint_potential_tutors && mayBeOffered) change.next = 'offer'
  },

  set_deadline: ({ context, side, order, input, patch }) => {
    if (!input.first_class) return
    if (side !== 'admin') requireBeforeDeadline(input.first_class, order)
    patch.first_class = input.first_class
    patch.date_payment_deadline = paymentDeadline(input.first_class, context.edition)
    if (side === 'tutor' && order.status === STATUS.waiting_pay) patch.first_class_changes = order.first_class_changes + 1
  },
  drop_deadline: dropDeadline,
  move_deadline: ({ context, order, patch }) => {
    const stood = context.now.getTime() - (order.paused_at ?? context.now).getTime()
    if (order.date_payment_deadline) patch.date_payment_deadline = new Date(order.date_payment_deadline.getTime() + stood)
    Object.assign(patch, { paused_at: null, date_pause_off: null })
  },
  // The deadline stands still from now on; an order lost in its pause stands since the pause began.
  keep_status: ({ context, order, patch }) => {
    patch.prev_status = order.status === STATUS.paused ? order.prev_status : order.status
    patch.paused_at = order.paused_at ?? context.now
  },

  pay_from_wallet: async (change) => {
    const { context, order, by, input } = change
    const tutor_id = by.id ?? 0
    const sum = order.commission_sum
    await writeLine(context.tx, { tutor_id, type: 'order', sum: -sum, at: context.now, order_id: order.id })
    // money that has just come from a bank brings its own word of how
    input.payment ??= { sum, method: 'wallet', payer: 'tutor', date: unixOf(context.now), comment: '' }
  },
  // A day that was only wished for is no lesson that was held.
  store_payment: async ({ context, order, rows, input, patch }) => {
    const payment = input.payment ?? { sum: 0, method: 'wallet' as const, payer: 'tutor' as const, date: unixOf(context.now), comment: '' }
    const tutor_id = rows.find(({ state }) => state === 'appointed')?.tutor_id
    if (tutor_id !== undefined && payment.payer === 'tutor') {
      await rewardReferrer(context, { tutor_id, order_id: order.id, sum: Math.min(payment.sum, order.commission_sum) })
    }
    Object.assign(patch, {
      payment_data: { ...payment, currency: context.edition.currency },
      paid_at: context.now,
      review_status: REVIEW.none,
      review_requested_at: null,
      ...(!isDated(order) && { first_class: null }),
    })
  },
  refund: async ({ context, order, by, to, patch }) => {
    const refunded = await refundOrder(context.tx, order.id, { at: context.now, admin_id: by.id })
    const payment_id = order.payment_data?.payment_id
    await takeRewardBack(context, order.id)
    if (refunded && payment_id) await returnToPayer(context, { ...refunded, payment_id, order_id: order.id })
    if (!refunded && payment_id && order.payment_data?.payer === 'client')
      await giveBack(context, { payment_id, order_id: order.id, sum: order.payment_data.sum })
    const deadline = to === STATUS.waiting_pay && order.first_class ? paymentDeadline(order.first_class, context.edition) : null
    Object.assign(patch, { payment_data: null, paid_at: null, review_status: REVIEW.none, date_payment_deadline: deadline })
  },

  store_review: (change) => {
    const { context, order, input, patch } = change
    if (!input.review) return
    const { mark, text } = input.review
    Object.assign(patch, { review_mark: mark, review_value: markValue(mark), review_text: text, review_at: order.review_at ?? context.now })
    if (change.side === 'client') patch.review_status = REVIEW.written
  },
  store_response: ({ context, order, input, patch }) => {
    patch.review_response_text = input.response ?? ''
    patch.review_response_at = order.review_response_at ?? context.now
  },
  ask_review: ({ context, patch }) => {
    Object.assign(patch, { review_status: REVIEW.requested, review_requested_at: context.now })
  },
  close_review: ({ patch }) => {
    patch.review_status = REVIEW.closed
  },
  reopen_review: ({ patch }) => {
    patch.review_status = REVIEW.none
  },

  recompute_commission: recomputeCommission,
  show_tutor_again: showTutorAgain,

  hand_to_school: async (change) => {
    await closeRows(change, (row) => row.state === 'appointed' || row.state === 'asked' || row.state === 'responded')
    change.patch.kind = 'school'
    // what was dated with a tutor of ours is not agreed on with the school
    if (!AT_SCHOOL.includes(change.order.status)) change.patch.school_dated = false
    await sendToSchool(change.context.tx, change.order.id)
  },
  // A new order of ours, which may be offered as if it had just come; what the school calls it stays, a lesson agreed on with it does not.
  leave_school: async (change) => {
    await closeRows(change, (row) => row.state === 'appointed')
    Object.assign(change.patch, {
      ...(isDated(change.order) && { first_class: null }),
      kind: 'general',
      request_origin: 'school',
      handed_over_at: change.context.now,
      offered_at: null,
    })
  },

  tell_school_paid: ({ context, order, input }) => sendPaidToSchool(context.tx, order.id, input),

  // Nobody is owed or owes anything for it; staff see it once more.
  end_with_client: async (change) => {
    const { context, order, patch } = change
    await closeRows(change, (row) => isOpen(row) || row.state === 'appointed')
    Object.assign(patch, { commission_sum: 0, date_payment_deadline: null, request_session: null })
    await context.tx.insert(staffEvents).values({ kind: 'client_deleted', order_id: order.id, created_at: context.now })
  },
}

/** Without a tutor there is nothing to pay for, and a lesson agreed on with the last one will not be; a day that the client wishes stays. */
function dropDeadline({ order, to, patch }: Change) {
  patch.date_payment_deadline = null
  if (to === STATUS.processing && isDated(order)) Object.assign(patch, { first_class: null, first_class_changes: 0 })
}
