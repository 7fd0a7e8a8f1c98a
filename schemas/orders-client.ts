import * as z from 'zod/mini'
import { AskedLanguage, call, Id, listOf, Named, Page, some, Text, UnixTime, Words } from './common.ts'
import { orderLimits, reviewMarks } from './order-fields.ts'
import { REVIEW_DAYS } from './order-terms.ts'
import { OrderForClient, PlaceNames } from './orders.ts'
import { area } from './rights.ts'

export const ClientOrderRow = /* @__PURE__ */ z
  .object({
    order_id: z.int(),
    status: z.int(),
    status_name: z.string(),
    kind: z.string(),
    date_create: z.int(),
    lessons_name: z.array(z.string()),
    place: z.array(z.string()),
    places_name: PlaceNames,
    tutor: z.nullable(z.object({ id: z.int(), name: z.string(), avatar: z.nullable(z.string()), rate: z.nullable(Named) })),
    responses_count: z.int(),
    unread_chat: z.int(),
    first_class: z.nullable(z.int()),
    wished_first_class: z.nullable(z.int()),
    review_mark: z.nullable(z.string()),
    review_status: z.int(),
  })
  .register(z.globalRegistry, { id: 'ClientOrderRow' })
export type ClientOrderRow = z.output<typeof ClientOrderRow>

const client = { allow: ['client'] as const }
const answer = { order: OrderForClient }
const errors = ['not_found', 'wrong_status'] as const
const lang = AskedLanguage

export const getClientOrder = call('GET', '/client/order', {
  about: "One of the client's own orders; staff of orders read any, without actions (decisions ORD-21)",
  allow: ['client', ...area('orders')],
  query: { id: Id, lang },
  answer,
  errors: ['not_found'],
})
export const listClientActive = call('GET', '/client/orders/active', {
  about: 'Orders under way, newest first (decisions CLI-7)',
  ...client,
  query: { page: Page, lang },
  answer: listOf('orders', ClientOrderRow),
})
export const listClientArchive = call('GET', '/client/orders/archive', {
  about: 'Orders that ended, newest first (decisions CLI-7)',
  ...client,
  query: { page: Page, lang },
  answer: listOf('orders', ClientOrderRow),
})
export const getSchoolAuthToken = call('POST', '/client/order/get_school_auth_token', {
  ...client,
  about: "Lets the order's client into the partner school once, within a quarter of an hour (decisions SCH-5)",
  body: { order_id: Id },
  answer: {
    client_auth_token: z.string(),
    school_order_id: z.string(),
    /** The client's page there, with the token. */
    url: z.string(),
  },
  errors: [...errors, 'provider_unavailable'],
  changes: false,
})
export const makePersonalTutor = call('POST', '/client/order/make_personal_tutor', {
  about: 'Asks one more tutor in person, three at most (decisions ORD-5)',
  ...client,
  body: { order_id: Id, tutor_id: Id },
  answer,
  errors: ['not_found', 'wrong_status', 'tutor_unavailable'],
})
export const appointClientTutor = call('POST', '/client/order/appoint_tutor', {
  about: 'Chooses one of the tutors who answered (decisions ORD-5)',
  ...client,
  body: { order_id: Id, tutor_id: Id },
  answer,
  errors: ['not_found', 'wrong_status', 'tutor_unavailable'],
})
export const setClientRate = call('POST', '/client/order/set_rate', {
  about: 'Sets the price the client would pay; the commission follows it until paid (decisions ORD-5)',
  ...client,
  body: { order_id: Id, rate_id: Id },
  answer,
  errors,
})
export const setClientFirstClass = call('POST', '/client/order/set_first_class', {
  about: 'Dates the first lesson (decisions ORD-5)',
  ...client,
  body: { order_id: Id, first_class: UnixTime },
  answer,
  errors: [...errors, 'too_many_requests'],
})
export const setClientReview = call('POST', '/client/order/set_review', {
  about: `Writes the review, or edits it for ${REVIEW_DAYS} days (decisions ORD-5, ORD-20)`,
  ...client,
  query: { lang },
  body: {
    order_id: Id,
    review_text: Text(...orderLimits.review_text),
    review_mark: Words(reviewMarks),
    /** What its form read: another review that was written since is a conflict. Who leaves it out is not asked. */
    before: some(z.object({ review_mark: z.nullable(z.string()), review_text: z.string() })),
  },
  answer,
  errors: [...errors, 'conflict'],
})
