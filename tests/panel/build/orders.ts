import type { OrderForStaff, OrderRow, OrderTutorForStaff } from '../../../schemas/index.ts'
import { type OrderFacts, openActions, REVIEW, STATUS } from '../../../schemas/order-life.ts'

/** 20 November 2026, 12:00 in Almaty. */
export const NOW = 1_795_158_000
const DAY = 86_400

const factsOf = (order: {
  status: number
  review_status?: number
  review_mark?: string | null
  appointed_tutors?: { state: string; yellow?: boolean }[]
  potential_tutors?: { state: string; yellow?: boolean }[]
}): OrderFacts => ({
  now: NOW,
  status: order.status as OrderFacts['status'],
  review_status: (order.review_status ?? REVIEW.none) as OrderFacts['review_status'],
  review_mark: order.review_mark ?? null,
  review_at: null,
  review_requested_at: null,
  review_response_at: null,
  date_payment_deadline: null,
  first_class_changes: 0,
  commission_sum: 6000,
  has_appointed: order.appointed_tutors?.some(({ state }) => state === 'appointed') ?? false,
  open_personal: 0,
  responded: 0,
  unmarked: rowsOf(order).filter(({ state, yellow }) => (state === 'asked' || state === 'responded') && !yellow).length,
  marked: rowsOf(order).filter(({ yellow }) => yellow).length,
})

const rowsOf = ({ appointed_tutors = [], potential_tutors = [] }: Parameters<typeof factsOf>[0]) => [...appointed_tutors, ...potential_tutors]

/** The actions that the server opens to staff for an order. */
export const actionsOf = (order: Parameters<typeof factsOf>[0]) => openActions('admin', factsOf(order))

export const buildOrderRow = (row: Partial<OrderRow> = {}): OrderRow => {
  const order_id = row.order_id ?? row.id ?? 20431
  const status = row.status ?? STATUS.new
  return {
    id: order_id,
    order_id,
    status,
    kind: 'general',
    date_create: NOW - DAY,
    client: { id: 7, name: 'Madina R.', phone: '+77015550112' },
    lessons_name: ['Математика'],
    levels_name: ['5–9 класи'],
    place: ['client'],
    city: 'Алматы',
    rate: { id: 6000, name: '6 000 ₸/ч' },
    tutor: null,
    counts: { asked: 0, responded: 0, refused: 0 },
    first_class: null,
    wished_first_class: null,
    date_payment_deadline: null,
    date_pause_off: null,
    date_paid: null,
    overdue: false,
    manager: null,
    favorite: false,
    unread_chat: 0,
    request_origin: 'site',
    actions: actionsOf({ status }),
    ...row,
  }
}

export const buildOrderTutor = (row: Partial<OrderTutorForStaff> = {}): OrderTutorForStaff => ({
  response_id: 31,
  tutor_id: 501,
  kind: 'potential',
  state: 'responded',
  name: 'Айгерим С.',
  avatar: null,
  rate: { id: 7000, name: '7 000 ₸/ч' },
  status: 3,
  average_rating_reviews: 4.8,
  count_reviews: 12,
  response_text: '',
  first_class: null,
  asked_at: NOW - 3 * DAY,
  responded_at: NOW - 2 * DAY,
  appointed_at: null,
  phone_plain: '+77015550140',
  email: 'aigerim@example.com',
  yellow: false,
  refused_reason_id: null,
  refused_comment: '',
  remove_reasons: null,
  seen_at: null,
  closed_at: null,
  ...row,
})

export const buildOrder = (order: Partial<OrderForStaff> = {}): OrderForStaff => {
  const order_id = order.order_id ?? order.id ?? 20377
  const status = order.status ?? STATUS.new
  const base: OrderForStaff = {
    id: order_id,
    order_id,
    kind: 'general',
    status,
    review_status: REVIEW.none,
    lang: 'ru',
    lesson_levels: { 1: [11] },
    lessons: [{ id: 1, name: 'Математика', levels: [{ id: 11, name: 'ЕНТ' }] }],
    lessons_name: ['Математика'],
    levels_name: ['ЕНТ'],
    location_at_client: false,
    location_at_online: true,
    location_at_tutor: false,
    locations: { client_place: [], tutor_place: {}, location_client: false },
    places_name: { client: [], tutor: [] },
    class_regularity: 3,
    class_duration: 3,
    rate_id: 7000,
    rate: { id: 7000, name: '7 000 ₸/ч' },
    practice_id: null,
    tutor_sex: 0,
    client_age: 4,
    time_intervals: [4],
    wishes: 'Нужно 30+ баллов в июне.',
    date_create: NOW - 6 * DAY,
    first_class: null,
    wished_first_class: null,
    date_payment_deadline: null,
    date_pause_off: null,
    commission: { sum: 14_000, currency: 'KZT', factor: 2, paid: false },
    review_mark: null,
    review_text: '',
    review_date: null,
    review_response_text: '',
    actions: [],
    version: 3,
    client: {
      id: 7,
      name: 'Руслан И.',
      phone_plain: '+77015550136',
      phone_default_country_code: 1,
      email: 'ruslan@example.com',
      messengers: { viber: false, whatsapp: true },
    },
    client_id: 7,
    client_orders_count: 3,
    client_blacklisted: false,
    address: '',
    places: [],
    appointed_tutors: [],
    potential_tutors: [],
    add_favorite: false,
    auto_appoint_potential_tutors: true,
    prev_status: null,
    remove_reasons: null,
    request_origin: 'site',
    payment_data: null,
    admin_id: 1,
    admin_name: 'Ольга',
    admin_works: true,
    admin_comment: '',
    hidden_message: '',
    utm: null,
    cpa: null,
    parent_order_id: null,
    school_order_id: null,
    package_id: null,
    order_log: [],
    messages: [],
    chats: [{ kind: 'client_admin', tutor_id: null, name: 'Руслан И.', avatar: null, unread: 0, closed: null, relays: ['sms', 'whatsapp'] }],
    sms: [],
    ...order,
  }
  return { ...base, actions: order.actions ?? actionsOf(base) }
}
