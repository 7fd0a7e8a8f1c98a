import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Effect, REVIEW, STATUS, TUTOR_STATUS } from '../../schemas/index.ts'
import { markValue } from '../../theme/marks.ts'
import { refreshTutors } from '../catalogue/refresh.ts'
import { Refusal } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { refundOrder, writeLine } from '../wallet/ledger.ts'
import type { Change } from './change.ts'
import { commissionOf } from './commission.ts'
import { paymentDeadline, unixOf } from './deadline.ts'
import { FIRST_WAVE, matchingTutors, SECOND_WAVE } from './matching.ts'
import { tutorRowsOf } from './rows.ts'
import { orderTutors } from './table.ts'

/** What a change does besides changing the status: one function for each name in the table of the order's life. */
export const effects: Record<Effect, (change: Change) => Promise<void> | void> = {
  take_over: ({ by, order, patch }) => {
    if (by.role === 'admin' && order.admin_id === null) patch.admin_id = by.id
  },

  offer_to_matching: async (change) => {
    change.patch.offered_at = change.context.now
    await offer(change, FIRST_WAVE)
  },
  offer_next_wave: async (change) => {
    change.patch.second_wave_at = change.context.now
    await offer(change, SECOND_WAVE)
  },

  close_unanswered: (change) =>
    setRows(change, (row) => row.kind === 'potential' && row.state === 'asked', { state: 'closed', closed_at: change.context.now }),
  close_other_rows: (change) =>
    setRows(change, (row) => row.tutor_id !== change.input.tutor_id && (row.state === 'asked' || row.state === 'responded'), {
      state: 'closed',
      closed_at: change.context.now,
    }),

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
    const asked = { kind: 'personal' as const, state: 'asked' as const, asked_at: context.now, seen_at: null, closed_at: null }
    await writeRow(change, { order_id: order.id, tutor_id: input.tutor_id ?? 0, ...asked }, asked)
  },
  offer_when_all_refused: (change) => {
    const { order, rows } = change
    const open = rows.some((row) => row.kind === 'personal' && row.state === 'asked')
    // The offer is a change of its own, by the timer's rule, after this one is written.
    change.next = !open && order.auto_appoint_potential_tutors && order.status !== STATUS.potential ? 'offer' : undefined
  },

  set_deadline: ({ context, side, order, input, patch }) => {
    if (!input.first_class) return
    patch.first_class = input.first_class
    patch.date_payment_deadline = paymentDeadline(input.first_class, context.edition)
    if (side === 'tutor' && order.status === STATUS.waiting_pay) patch.first_class_changes = order.first_class_changes + 1
  },
  drop_deadline: ({ order, to, patch }) => {
    patch.date_payment_deadline = null
    if (to === STATUS.processing && order.first_class) Object.assign(patch, { first_class: null, first_class_changes: 0 })
  },
  move_deadline: ({ context, order, patch }) => {
    const paused = context.now.getTime() - (order.paused_at?.getTime() ?? context.now.getTime())
    if (order.date_payment_deadline) patch.date_payment_deadline = new Date(order.date_payment_deadline.getTime() + paused)
    Object.assign(patch, { paused_at: null, date_pause_off: null })
  },
  keep_status: ({ order, patch }) => {
    patch.prev_status = order.status === STATUS.paused ? order.prev_status : order.status
  },

  pay_from_wallet: async (change) => {
    const { context, order, by, input } = change
    const tutor_id = by.id ?? 0
    const sum = order.commission_sum
    if (sum > 0) await writeLine(context.tx, { tutor_id, type: 'order', sum: -sum, at: context.now, order_id: order.id })
    input.payment = { sum, method: 'wallet', payer: 'tutor', date: unixOf(context.now), comment: '' }
  },
  store_payment: ({ context, input, patch }) => {
    const payment = input.payment ?? { sum: 0, method: 'wallet' as const, payer: 'tutor' as const, date: unixOf(context.now), comment: '' }
    Object.assign(patch, {
      payment_data: { ...payment, currency: context.edition.currency },
      paid_at: context.now,
      review_status: REVIEW.none,
      review_requested_at: null,
    })
  },
  refund: async ({ context, order, by, to, patch }) => {
    await refundOrder(context.tx, order.id, { at: context.now, admin_id: by.id })
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
  free_catalogue: freeCatalogue,
}

type RowPatch = Partial<typeof orderTutors.$inferInsert>

/** Changes the rows that `which` picks, in the database and in the change's own copy. */
async function setRows({ context: { tx }, rows }: Change, which: (row: Change['rows'][number]) => boolean, patch: RowPatch) {
  const picked = rows.filter(which)
  if (picked.length === 0) return
  await tx
    .update(orderTutors)
    .set(patch)
    .where(
      inArray(
        orderTutors.id,
        picked.map(({ id }) => id),
      ),
    )
  for (const row of picked) Object.assign(row, patch)
}

/** Adds a tutor's row, or takes up the one that is there: one for each order and tutor (spec: decisions ORD-7). */
async function writeRow(change: Change, row: typeof orderTutors.$inferInsert, patch: RowPatch) {
  const [written] = await change.context.tx
    .insert(orderTutors)
    .values(row)
    .onConflictDoUpdate({ target: [orderTutors.order_id, orderTutors.tutor_id], set: patch })
    .returning()
  if (!written) return
  const known = change.rows.findIndex(({ id }) => id === written.id)
  if (known < 0) change.rows.push(written)
  else change.rows[known] = written
}

async function appointRow(change: Change) {
  const { context, order, input, side } = change
  const [tutor] = await context.tx
    .select({ status: tutors.status })
    .from(tutors)
    .where(eq(tutors.id, input.tutor_id ?? 0))
    .for('share')
  const school = order.status === STATUS.school_new || order.status === STATUS.school_processing
  const allowed: number[] = school ? [TUTOR_STATUS.school] : [TUTOR_STATUS.published, TUTOR_STATUS.school]
  if (!tutor || !allowed.includes(tutor.status)) throw new Refusal('tutor_unavailable')
  // A school order may already have a teacher: the new one takes the place.
  await setRows(change, (row) => row.state === 'appointed', { state: 'closed', closed_at: context.now })
  const appointed = {
    state: 'appointed' as const,
    appointed_at: context.now,
    appointed_seen_at: side === 'tutor' ? context.now : null,
    closed_at: null,
    ...(side === 'tutor' && {
      responded_at: context.now,
      admin_read_at: null,
      response_text: input.response_text ?? '',
      ...(input.rate_id !== undefined && { rate_id: input.rate_id }),
    }),
  }
  await writeRow(change, { order_id: order.id, tutor_id: input.tutor_id ?? 0, kind: 'admin', asked_at: context.now, ...appointed }, appointed)
}

/** Attaches the next best tutors as asked; they hear of it from `messages.ts`. */
async function offer(change: Change, limit: number) {
  const { tx, now } = change.context
  const order_id = change.order.id
  const ids = await matchingTutors(tx, order_id, { limit, without: 'attached' })
  if (ids.length === 0) return
  const asked = { kind: 'potential' as const, state: 'asked' as const, asked_at: now, seen_at: null, closed_at: null }
  await tx
    .insert(orderTutors)
    .values(ids.map((tutor_id) => ({ order_id, tutor_id, ...asked })))
    .onConflictDoUpdate({ target: [orderTutors.order_id, orderTutors.tutor_id], set: asked })
  change.rows.splice(0, change.rows.length, ...(await tutorRowsOf(tx, [order_id])))
}

/** The price is the order's rate, or the appointed tutor's for its first subject; what is paid stays as it was (spec: decisions ORD-14). */
async function recomputeCommission({ context, order, rows, patch }: Change) {
  const settled: number[] = [STATUS.paid, STATUS.lost, STATUS.deleted]
  if (settled.includes(order.status)) return
  const appointed = rows.find((row) => row.state === 'appointed')?.tutor_id ?? 0
  const [tutor] = await context.tx
    .select({
      status: tutors.status,
      free: sql<boolean>`coalesce((tutors.toggles ->> 'free_orders')::boolean, false)`,
      rate: sql<number | null>`coalesce((
        select tl.rate_id from tutor_lessons tl join order_lessons ol on ol.lesson_id = tl.lesson_id
        where tl.tutor_id = tutors.id and ol.order_id = ${order.id} order by ol.id limit 1), tutors.rate_id)`,
    })
    .from(tutors)
    .where(eq(tutors.id, appointed))
  const rate_id = patch.rate_id === undefined ? order.rate_id : patch.rate_id
  const free = order.kind === 'school' || tutor?.free === true || tutor?.status === TUTOR_STATUS.school
  const { sum, factor } = commissionOf(
    { price: rate_id ?? tutor?.rate ?? null, regularity: patch.class_regularity ?? order.class_regularity, free },
    context.edition,
  )
  Object.assign(patch, { commission_sum: sum, commission_factor: factor })
}

/** A tutor who was hidden for an overdue order is shown again once no other order is overdue that long (spec: decisions ORD-6). */
async function freeCatalogue({ context, order, rows }: Change) {
  const { tx, now } = context
  const ids = rows.filter((row) => row.appointed_at !== null).map((row) => row.tutor_id)
  if (ids.length === 0) return
  const limit = new Date(now.getTime() - 3 * 86_400_000)
  const freed = await tx
    .update(tutors)
    .set({ overdue_disabled: false })
    .where(
      and(
        inArray(tutors.id, ids),
        eq(tutors.overdue_disabled, true),
        sql`not exists (select from orders o join order_tutors r on r.order_id = o.id and r.state = 'appointed'
          where r.tutor_id = ${tutors.id} and o.id <> ${order.id} and o.status = 5 and o.date_payment_deadline < ${limit.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: tutors.id })
  if (freed.length > 0)
    await refreshTutors(
      tx,
      freed.map(({ id }) => id),
      context,
    )
}
