import { eq } from 'drizzle-orm'
import { AT_SCHOOL } from '../../schemas/index.ts'
import type { Change, OrderContext } from './pending-change.ts'
import type { Order, OrderTutor } from './rows.ts'
import { orders } from './table.ts'
import { tellClient, tellTutor, tellTutors } from './tell.ts'

/** Tells the client that their order has come and who will answer, and the tutor whom it asks (spec: decisions MSG-11). */
export async function tellOfNew(context: OrderContext, order_id: number, tutor_id: number | null) {
  // it may have gone to the school since it was made
  const [order] = await context.tx.select({ kind: orders.kind }).from(orders).where(eq(orders.id, order_id))
  const template = order?.kind === 'school' ? 'client_order_at_school' : 'client_order_created'
  await tellClient(context, template, { order_id, tutor_id: tutor_id ?? undefined })
  if (tutor_id !== null) await tellTutor(context, 'tutor_personal_order', { order_id, tutor_id, sms: 'tutor_personal_order' })
}

/** Tells everybody whom a change concerns; the client hears of every step (spec: decisions MSG-11). */
export async function tellOf(change: Change, order: Order) {
  for (const tell of messages[change.action] ?? []) await tell(change, order)
}

type Tell = (change: Change, order: Order) => Promise<void>

const toClient =
  (template: Parameters<typeof tellClient>[1], bySms = false): Tell =>
  ({ context, input, rows }, order) =>
    tellClient(context, template, { order_id: order.id, tutor_id: input.tutor_id ?? appointed(rows)?.tutor_id, bySms })

const appointed = (rows: readonly OrderTutor[]) => rows.find(({ state }) => state === 'appointed')

const tutorAppointed: Tell = async ({ context, input, side }, order) => {
  const tutor_id = input.tutor_id ?? 0
  await tellClient(context, 'client_tutor_appointed', { order_id: order.id, tutor_id, bySms: true })
  // the day of a lesson at the school is no tutor's to set
  const template = AT_SCHOOL.includes(order.status) ? 'tutor_appointed_school' : 'tutor_appointed'
  if (side !== 'tutor') await tellTutor(context, template, { order_id: order.id, tutor_id, sms: 'tutor_appointed' })
}

/** Whoever was to teach until this very change of somebody else. */
const tutorReplaced: Tell = async ({ context, rows, rows_before }, order) => {
  const tutor_id = appointed(rows_before)?.tutor_id
  if (tutor_id === undefined || appointed(rows)?.tutor_id === tutor_id) return
  await tellTutor(context, 'tutor_removed', { order_id: order.id, tutor_id })
}

/** Tutors whose rows this very change closed, but for the one who was to teach. */
const othersClosed: Tell = async ({ context, rows, rows_before }, order) => {
  const closed = rows.filter(
    ({ tutor_id, state, closed_at, responded_at, kind }) =>
      tutor_id !== appointed(rows_before)?.tutor_id &&
      state === 'closed' &&
      closed_at?.getTime() === context.now.getTime() &&
      (responded_at !== null || kind === 'personal'),
  )
  await tellTutors(context, 'tutor_closed', { order_id: order.id, tutor_ids: closed.map(({ tutor_id }) => tutor_id) })
}

/** All who had the order in hand, or might still have taken it. */
const clientGone: Tell = async ({ context, rows }, order) => {
  const closed = rows.filter(({ state, closed_at }) => state === 'closed' && closed_at?.getTime() === context.now.getTime())
  await tellTutors(context, 'tutor_client_deleted', { order_id: order.id, tutor_ids: closed.map(({ tutor_id }) => tutor_id) })
}

/** Tutors whom this very change asked. */
const offered: Tell = async ({ context, rows }, order) => {
  const asked = rows.filter(({ state, kind, asked_at }) => state === 'asked' && kind === 'potential' && asked_at.getTime() === context.now.getTime())
  await tellTutors(context, 'tutor_potential_order', { order_id: order.id, tutor_ids: asked.map(({ tutor_id }) => tutor_id) })
}

const tutorAsked: Tell = ({ context, input }, order) =>
  tellTutor(context, 'tutor_personal_order', { order_id: order.id, tutor_id: input.tutor_id ?? 0, sms: 'tutor_personal_order' })

/** A client who has lost the tutor may ask another; at the school it is the school that finds one. Whoever has answered or was asked in person waits for a word. */
const tutorRemoved: Tell = async (change, order) => {
  const { context, input, rows_before } = change
  if (change.order.status !== order.status) return toClient('client_tutor_refused')(change, order)
  const row = rows_before.find(({ tutor_id }) => tutor_id === input.tutor_id)
  if (row?.state === 'responded' || (row?.state === 'asked' && row.kind === 'personal'))
    await tellTutor(context, 'tutor_closed', { order_id: order.id, tutor_id: row.tutor_id })
}

/** Whoever dated the lesson knows: the other side hears of it, and of staff's date both. A deadline may begin for the tutor, so a text goes along. */
const lessonDated: Tell = async (change, order) => {
  const { context, side, rows } = change
  if (side !== 'client') await toClient(AT_SCHOOL.includes(order.status) ? 'client_first_class_set_school' : 'client_first_class_set')(change, order)
  const tutor_id = appointed(rows)?.tutor_id
  const template = order.commission_sum > 0 ? 'tutor_first_class_set' : 'tutor_first_class_set_free'
  if (side !== 'tutor' && tutor_id) await tellTutor(context, template, { order_id: order.id, tutor_id, sms: template })
}

/** A tutor who gave an appointed order back, or refused a personal one; a word on an old refusal is no news. */
const tutorRefused: Tell = async (change, order) => {
  const isNews = change.action === 'refuse_personal' || change.order.status !== order.status
  if (isNews) await toClient('client_tutor_refused')(change, order)
}

/** One whom the client asked, who has answered or was to teach; who was only offered the order was never heard of, and at the school the client can ask nobody else. */
const tutorGone: Tell = async (change, order) => {
  if (AT_SCHOOL.includes(order.status)) return
  const row = change.rows.find(({ tutor_id }) => tutor_id === change.input.tutor_id)
  const isNews = change.order.status !== order.status || row?.kind === 'personal' || row?.responded_at != null
  if (isNews) await toClient('client_tutor_refused')(change, order)
}

/** Who was looking for a tutor waits for the school now; from one of its statuses to another is no news. */
const handedToSchool: Tell = async (change, order) => {
  if (change.order.kind !== 'school') await toClient('client_order_at_school')(change, order)
}

/** By the bank, by the school's word or by staff; an order of ours is paid for by its tutor. */
const schoolPaid: Tell = async (change, order) => {
  if (order.kind === 'school') await toClient('client_school_paid')(change, order)
}

/** The school's own word alone: what staff close they may still take back. */
const schoolLost: Tell = async (change, order) => {
  if (change.side === 'timer') await toClient('client_school_closed')(change, order)
}

/** The school's teacher need not be one of ours, and has no name to write then. */
const reviewAsked: Tell = (change, order) =>
  toClient(appointed(change.rows) ? 'client_review_request' : 'client_review_request_school', true)(change, order)

/** Action → who hears of it; the same on whichever side it was done. */
const messages: Record<string, Tell[] | undefined> = {
  appoint_tutor: [tutorAppointed, tutorReplaced, othersClosed],
  respond_personal: [tutorAppointed, othersClosed],
  respond_potential: [toClient('client_tutor_responded')],
  refuse_personal: [tutorRefused],
  set_refused_reason: [tutorRefused],
  delete_tutor: [tutorReplaced, tutorRemoved],
  make_personal_tutor: [tutorAsked],
  set_potential: [offered],
  offer: [offered],
  second_wave: [offered],
  set_school_new: [tutorReplaced, othersClosed, handedToSchool],
  set_docento_new: [tutorReplaced, toClient('client_order_created')],
  set_paid: [schoolPaid],
  pay: [schoolPaid],
  set_lost: [schoolLost],
  set_first_class: [lessonDated],
  tutor_gone: [tutorGone],
  client_gone: [clientGone],
  request_review: [reviewAsked],
}
