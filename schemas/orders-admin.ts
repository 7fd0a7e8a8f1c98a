import * as z from 'zod/mini'
import {
  AnyOf,
  call,
  FieldRule,
  Flag,
  Id,
  Ids,
  Int,
  JsonText,
  listOf,
  nullable,
  OneOf,
  or,
  Page,
  Payload,
  some,
  Text,
  UnixTime,
  Words,
} from './common.ts'
import type { ErrorCode } from './errors.ts'
import { OrderCreate, OrderSave, orderKinds, orderLimits, PaymentData, RemoveReasons, requestOrigins, reviewMarks } from './order-fields.ts'
import { rowStates, statuses } from './order-life.ts'
import { orderReaches } from './order-terms.ts'
import { OrderForStaff } from './orders.ts'
import { area } from './rights.ts'

export const orderSorts = ['id', 'date_create', 'first_class', 'date_payment_deadline'] as const
/** Every filter of the staff order list; counts and export take the same (spec: decisions ORD-9). */
export const OrderFilters = /* @__PURE__ */ z.object({
  order_id: some(Id),
  ids: some(Ids),
  status: AnyOf(statuses),
  review_status: some(OneOf([0, 1, 2, 3])),
  kind: some(Words(orderKinds)),
  request_origin: some(Words(requestOrigins)),
  client_text: some(Text(1, 100)),
  tutor_id: some(Id),
  admin_id: some(Int(0)),
  lesson_id: some(Id),
  level_id: some(Id),
  city_id: some(Id),
  place: some(Words(['online', 'tutor', 'client'])),
  date_from: some(UnixTime),
  date_to: some(UnixTime),
  first_class_from: some(UnixTime),
  first_class_to: some(UnixTime),
  paid_from: some(UnixTime),
  paid_to: some(UnixTime),
  deadline: some(Words(['near', 'overdue'])),
  has_unread_chat: some(Flag),
  favorite: some(Flag),
  yellow: some(Flag),
  client_id: some(Id),
  /** Those whose manager no longer works with orders. */
  former_manager: some(Flag),
  /** Those that came so far. */
  reached: some(Words(orderReaches)),
  sort_by: some(Words(orderSorts)),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type OrderFilters = z.output<typeof OrderFilters>
const filters = or(JsonText(OrderFilters), { sort_dir: 'desc' as const })

const named = z.object({ id: z.int(), name: z.string() })
const time = z.nullable(z.int())
export const OrderRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    order_id: z.int(),
    status: z.int(),
    kind: z.string(),
    date_create: z.int(),
    client: z.object({ id: z.int(), name: z.string(), phone: z.nullable(z.string()) }),
    lessons_name: z.array(z.string()),
    levels_name: z.array(z.string()),
    place: z.array(z.string()),
    city: z.nullable(z.string()),
    rate: z.nullable(named),
    tutor: z.nullable(named),
    counts: z.object({ asked: z.int(), responded: z.int(), refused: z.int() }),
    first_class: time,
    wished_first_class: time,
    date_payment_deadline: time,
    date_pause_off: time,
    date_paid: time,
    overdue: z.boolean(),
    /** `works`: here, and with orders. */
    manager: z.nullable(z.object({ id: z.int(), name: z.string(), works: z.boolean() })),
    favorite: z.boolean(),
    /** Messages of its chats that staff have not read. */
    unread_chat: z.int(),
    request_origin: z.string(),
    actions: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'OrderRow' })
export type OrderRow = z.output<typeof OrderRow>

const orders = { allow: area('orders') }
const answer = { order: OrderForStaff }
const byId = { order_id: Id }
const withTutor = { order_id: Id, tutor_id: Id }
/** One path per status action; each takes what the specification lets its line carry, and needs only what the action uses (back-office 7.2). */
const action = <P extends `/${string}`, O extends true | undefined = undefined>(
  path: P,
  about: string,
  { errors = [], ...more }: { allow?: ReturnType<typeof area>; once?: O; errors?: readonly ErrorCode[] } = {},
) =>
  call('POST', path, {
    about,
    ...orders,
    ...more,
    query: {
      order_id: Id,
      date_pause_off: some(UnixTime),
      remove_reasons: some(JsonText(RemoveReasons)),
      request_origin: some(Words(requestOrigins)),
    },
    answer,
    errors: ['not_found', 'wrong_status', ...errors],
  })

export const getOrder = call('GET', '/admin/order/get', {
  about: 'One order with all that staff see (back-office 7.2)',
  ...orders,
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
/** Number of orders by status. */
const Counts = z.record(z.string(), z.int())

export const listOrders = call('POST', '/admin/orders', {
  about: 'Orders by filters, newest first, with the counts per status unless they are too many to count (decisions ORD-9)',
  ...orders,
  body: { page: Page, filters },
  answer: { ...listOf('orders', OrderRow), counts: nullable(Counts) },
  changes: false,
})
export const countOrders = call('POST', '/admin/count_orders_statuses', {
  about: 'Orders per status under the same filters without the status (decisions ORD-9)',
  ...orders,
  body: { page: Page, filters },
  answer: { counts: Counts, total: z.int() },
  changes: false,
})
export const saveOrder = call('POST', '/admin/order/save', {
  about: 'Saves the fields of an order; a stale version is a conflict (decisions ORD-3)',
  ...orders,
  body: { order: Payload(OrderSave), order_id: Id },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const createOrder = call('POST', '/admin/order/create', {
  about: 'Creates an order for a client found by phone or e-mail, or a new one (decisions ORD-3)',
  ...orders,
  body: { order: Payload(OrderCreate) },
  answer,
  errors: ['not_found', 'blacklisted', 'tutor_unavailable'],
})
/** What a new order begins with; an answer that was not given is empty, as in the form. */
export const OrderDraft = /* @__PURE__ */ z
  .object({
    kind: z.enum(orderKinds),
    client_name: z.string(),
    phone_plain: z.string(),
    phone_default_country_code: z.int(),
    email: z.string(),
    ...z.pick(OrderForStaff, {
      lang: true,
      lesson_levels: true,
      location_at_client: true,
      location_at_online: true,
      location_at_tutor: true,
      locations: true,
      address: true,
      class_regularity: true,
      class_duration: true,
      time_intervals: true,
      wishes: true,
      practice_id: true,
      tutor_sex: true,
      client_age: true,
      rate_id: true,
      request_origin: true,
      admin_id: true,
      admin_comment: true,
    }).shape,
  })
  .register(z.globalRegistry, { id: 'OrderDraft' })
export type OrderDraft = z.output<typeof OrderDraft>
export const copyOrder = call('GET', '/admin/order/copy', {
  about: 'A draft like an order, of the same client, without tutors, dates, payment and review; nothing is saved (decisions ORD-3)',
  ...orders,
  query: { id: Id },
  answer: { order: OrderDraft },
  errors: ['not_found'],
})
export const setManager = call('POST', '/admin/order/set_manager', {
  about: 'Whose the order is; 0 is nobody’s (decisions ORD-3, ADM-1)',
  ...orders,
  body: { order_id: Id, admin_id: Int(0) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const deleteOrder = call('POST', '/admin/order/delete', {
  about: 'Hides an order for good (decisions ORD-3)',
  allow: area('orders_irreversible'),
  query: byId,
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
/** Field → what it has to meet and, where it is a choice, its options in the panel's language (spec: decisions ORD-22). */
export const getOrderRules = call('GET', '/admin/resources/order_rules', {
  about: 'The rules and options of the order form and its filters (decisions ORD-22)',
  ...orders,
  answer: { rules: z.record(z.string(), FieldRule) },
})
export const appointTutor = call('POST', '/admin/order/appoint_tutor', {
  about: 'Appoints a tutor (decisions ORD-3)',
  ...orders,
  query: withTutor,
  answer,
  errors: ['not_found', 'wrong_status', 'tutor_unavailable'],
})
export const deleteTutor = call('POST', '/admin/order/delete_tutor', {
  about: 'Takes a tutor off an order, with reasons (decisions ORD-3)',
  ...orders,
  query: { ...withTutor, remove_reasons: JsonText(RemoveReasons) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setFirstClass = call('POST', '/admin/order/set_first_class', {
  about: 'Dates the first lesson (decisions ORD-3, ORD-14)',
  ...orders,
  body: { order_id: Id, first_class: UnixTime },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setProcessing = action('/admin/order/set_processing', 'A manager takes the order over (decisions ORD-3)')
export const setPotential = action('/admin/order/set_potential', 'Offers the order to matching tutors (decisions ORD-3, ORD-12)')
export const setPotentialOff = action('/admin/order/set_potential_off', 'Takes the offer back (decisions ORD-3)')
export const setPaidOff = action('/admin/order/set_paid_off', 'Undoes the payment, refunding a wallet (decisions ORD-3)', {
  allow: area('orders_irreversible'),
  once: true,
})
export const setLost = action('/admin/order/set_lost', 'Closes the order without result; reasons required (decisions ORD-3)')
export const setLostOff = action('/admin/order/set_lost_off', 'Reopens a lost order (decisions ORD-3)')
export const unpause = action('/admin/order/unpause', 'Ends the pause and moves the deadline by its length (decisions ORD-3)')
export const setPause = action('/admin/order/set_pause', 'Pauses an order until a date (decisions ORD-3)')
export const setNoReview = action('/admin/order/set_no_review', 'Says that no review will come (decisions ORD-2)')
export const setEmptyReview = action('/admin/order/set_empty_review', 'Opens the review again (decisions ORD-2)')
export const setSchoolNew = action('/admin/order/set_school_new', 'Hands an order to the partner school (decisions ORD-3, SCH-5)', {
  errors: ['provider_unavailable'],
})
export const setSchoolProcessing = action('/admin/order/set_school_processing', 'The school works on the order (decisions ORD-3)')
export const setDocentoNew = action('/admin/order/set_docento_new', 'Takes an order back from the school, as a new one of ours (decisions ORD-3)')
export const setPaid = call('POST', '/admin/order/set_paid', {
  about: 'Books the payment (decisions ORD-3, ORD-8)',
  ...orders,
  body: { order_id: Id, payment_data: JsonText(PaymentData) },
  answer,
  errors: ['not_found', 'wrong_status'],
  once: true,
})
export const setReview = call('POST', '/admin/order/set_review', {
  about: "Edits the client's review (back-office 4.4)",
  ...orders,
  body: { order_id: Id, review_mark: Words(reviewMarks), review_text: Text(...orderLimits.review_text) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setReviewResponse = call('POST', '/admin/order/set_review_response', {
  about: "Edits the tutor's answer to the review (back-office 4.4)",
  ...orders,
  body: { order_id: Id, review_response_text: Text(...orderLimits.review_response_text) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
/** A tutor who could take the order, with what speaks for and against (spec: decisions ORD-12). */
export const OrderCandidate = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.int(),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    city: z.nullable(z.string()),
    lessons_name: z.array(z.string()),
    rate: z.nullable(named),
    score: z.number(),
    open_rows: z.int(),
    is_catalog_disabled: z.boolean(),
    state: z.nullable(z.enum(rowStates)),
  })
  .register(z.globalRegistry, { id: 'OrderCandidate' })
export const searchTutors = call('POST', '/admin/order/search_tutors', {
  about: 'Tutors by id, name, phone or e-mail, 20 at most (decisions ORD-12)',
  ...orders,
  body: { order_id: Id, filters: JsonText(z.object({ text_search: Text(2, 100) })) },
  answer: { tutors: z.array(OrderCandidate) },
  errors: ['not_found'],
  changes: false,
})
export const getPotentialTutors = call('POST', '/admin/order/get_potential_tutors', {
  about: 'The 50 best matching tutors, those already attached marked (decisions ORD-12)',
  ...orders,
  body: byId,
  answer: { tutors: z.array(OrderCandidate) },
  errors: ['not_found'],
  changes: false,
})
export const undoOrder = call('POST', '/admin/order/undo', {
  about: "Takes one's own last step back within ten seconds, when it wrote to nobody and nothing happened since (decisions ORD-1)",
  ...orders,
  query: byId,
  answer,
  errors: ['not_found', 'wrong_status'],
})
const marking = { ...orders, query: withTutor, answer, errors: ['not_found', 'wrong_status'] as const }
export const markYellow = call('POST', '/admin/order/tutor_mark_yellow', { about: 'Marks a tutor to be called first (decisions ORD-15)', ...marking })
export const markYellowOff = call('POST', '/admin/order/tutor_mark_yellow_off', {
  about: 'Takes the yellow mark away (decisions ORD-15)',
  ...marking,
})
const texting = { ...orders, query: byId, answer, errors: ['not_found', 'wrong_status', 'too_many_requests'] as const }
export const smsClient = call('POST', '/admin/order/sms_client', { about: 'Texts the client, once in ten minutes (decisions ORD-16)', ...texting })
export const smsTutor = call('POST', '/admin/order/sms_tutor', {
  about: 'Texts the appointed tutor, once in ten minutes (decisions ORD-16)',
  ...texting,
})
export const setAutoAppoint = call('POST', '/admin/order/set_auto_appoint_potential_tutors', {
  about: "Says whether the order may be offered to others by itself; the panel's 'only personal' is the inverse (decisions ORD-13)",
  ...orders,
  body: { order_id: Id, value: Flag },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setFavorite = call('POST', '/admin/order/set_favorite', {
  about: "Puts an order among one's favourites (decisions ORD-15)",
  ...orders,
  body: { order_id: Id, add_favorite: Flag },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const exportOrders = call('POST', '/admin/get_file_excel_export_orders', {
  about: 'The filtered orders as a spreadsheet, 20 000 rows at most (decisions ORD-17)',
  ...orders,
  body: { filters: JsonText(z.partial(OrderFilters)) },
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  changes: false,
})
