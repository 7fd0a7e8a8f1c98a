import * as z from 'zod/mini'
import { call, Flag, Id, listOf, Named, OneOf, Page, some, Text, UnixTime } from './common.ts'
import { orderLimits, refusedReasons } from './order-fields.ts'
import { rowKinds, rowStates } from './order-life.ts'
import { FIRST_CLASS_DAYS, MOST_RESPONSES, RESPONSE_HOURS, REVIEW_AGAIN_DAYS } from './order-terms.ts'
import { OrderForTutor, PlaceNames } from './orders.ts'

export const tutorOrderCategories = ['new', 'my', 'new_personal', 'new_online', 'new_potential', 'new_offline', 'active', 'archive'] as const
export type TutorOrderCategory = (typeof tutorOrderCategories)[number]

const time = z.nullable(z.int())
export const TutorOrderRow = /* @__PURE__ */ z
  .object({
    order_id: z.int(),
    status: z.int(),
    kind: z.string(),
    date_create: z.int(),
    client_name: z.string(),
    lessons_name: z.array(z.string()),
    levels_name: z.array(z.string()),
    place: z.array(z.string()),
    places_name: PlaceNames,
    class_regularity: z.int(),
    class_duration: z.int(),
    time_intervals: z.array(z.int()),
    wishes: z.string(),
    rate: z.nullable(Named),
    first_class: time,
    wished_first_class: time,
    date_payment_deadline: time,
    overdue: z.boolean(),
    commission: z.object({ sum: z.number(), currency: z.string() }),
    responses_count: z.int(),
    own: z.nullable(z.object({ kind: z.enum(rowKinds), state: z.enum(rowStates), seen: z.boolean(), asked_at: time })),
    review_mark: z.nullable(z.string()),
    actions: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'TutorOrderRow' })
export type TutorOrderRow = z.output<typeof TutorOrderRow>

const tutor = { allow: ['tutor'] as const }
const answer = { order: OrderForTutor }
const errors = ['forbidden', 'not_found', 'wrong_status'] as const
const list = <P extends `/${string}`>(path: P, about: string) =>
  call('GET', path, {
    about: `${about} (decisions ORD-11)`,
    ...tutor,
    query: { page: Page },
    answer: {
      ...listOf('orders', TutorOrderRow),
      counts: z.record(z.string(), z.int()),
      /** The tutor may answer open orders: is published, has paused nothing and owes nothing that hides the profile. */
      takes_orders: z.boolean(),
    },
  })

export const listNewOrders = list('/tutor/orders/new', 'Orders that wait for this tutor: personal and potential ones not yet answered')
export const listMyOrders = list('/tutor/orders/my', 'Every order with a row of this tutor')
export const listNewPersonalOrders = list('/tutor/orders/new_personal', 'Requests to this tutor in person')
export const listNewOnlineOrders = list('/tutor/orders/new_online', 'Open orders for online lessons in the subjects of this tutor')
export const listNewPotentialOrders = list('/tutor/orders/new_potential', 'Orders offered to this tutor')
export const listNewOfflineOrders = list('/tutor/orders/new_offline', 'Open orders in the cities of this tutor')
export const listActiveOrders = list('/tutor/orders/active', 'Orders that this tutor answered or teaches')
export const listArchivedOrders = list('/tutor/orders/archive', 'Orders that ended for this tutor')

export const getTutorOrder = call('GET', '/tutor/order/get', {
  about: 'One order as this tutor may see it; opening it marks it seen (decisions ORD-10)',
  ...tutor,
  query: { id: Id },
  answer,
  errors: ['forbidden', 'not_found'],
  changes: true,
})
const refusal = { refused_reason_id: some(OneOf(refusedReasons)), refused_comment: some(Text(...orderLimits.refused_comment)) }
export const respondPersonal = call('POST', '/tutor/order/respond_personal', {
  about: 'Accepts or refuses a personal request (decisions ORD-4, ORD-10)',
  ...tutor,
  body: {
    order_id: Id,
    agree: Flag,
    response_text: some(Text(...orderLimits.response_text)),
    rate_id: some(Id),
    first_class: some(UnixTime),
    ...refusal,
  },
  answer,
  errors: [...errors, 'tutor_unavailable'],
})
export const respondPotential = call('POST', '/tutor/order/respond_potential', {
  about: `Answers an offered order, at most ${MOST_RESPONSES} tutors do (decisions ORD-4, ORD-10)`,
  ...tutor,
  body: { order_id: Id, response_text: Text(...orderLimits.response_text), rate_id: Id, first_class: some(UnixTime) },
  answer,
  errors,
})
export const setTutorFirstClass = call('POST', '/tutor/order/set_first_class', {
  about: `Dates the first lesson, up to ${FIRST_CLASS_DAYS} days ahead (decisions ORD-4, ORD-14)`,
  ...tutor,
  body: { order_id: Id, first_class: UnixTime },
  answer,
  errors,
})
const refusing = {
  ...tutor,
  body: { order_id: Id, refused_reason_id: OneOf(refusedReasons), refused_comment: refusal.refused_comment },
  answer,
  errors,
}
export const setRefusedReason = call('POST', '/tutor/order/set_refused_reason', {
  about: 'Says why, or gives an appointed order back (decisions ORD-4)',
  ...refusing,
})
export const setRefusedReasonTwin = call('POST', '/tutor/order/set_refused_reason%20', {
  about: 'The same under the address as documented, with its trailing space (decisions API-4)',
  ...refusing,
})
export const requestReview = call('POST', '/tutor/order/request_review', {
  about: `Asks the client for a review, again after ${REVIEW_AGAIN_DAYS} days (decisions ORD-4)`,
  ...tutor,
  query: { order_id: Id },
  answer,
  errors,
})
export const responseReview = call('POST', '/tutor/order/response_review', {
  about: `Answers the review; may be changed for ${RESPONSE_HOURS} hours (decisions ORD-4)`,
  ...tutor,
  body: { order_id: Id, review_response_text: Text(...orderLimits.review_response_text) },
  answer,
  errors,
})
export const payOrderFromWallet = call('POST', '/tutor/order/pay_from_wallet', {
  about: 'Pays the commission from the wallet (decisions ORD-4, PAY-6)',
  ...tutor,
  body: { order_id: Id },
  answer,
  errors: ['forbidden', 'not_found', 'wrong_status', 'not_enough_money', 'other'],
  once: true,
})
