import type { Edition, Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { AT_SCHOOL, STATUS } from '../../schemas/index.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { deadlineOf, isDated } from './deadline.ts'
import { levelNames, type OrderNames, placeNames, rateOf } from './names.ts'
import type { Order } from './rows.ts'

/** What every side sees of an order (spec: decisions ORD-8); each side adds its own. */
export function presentBase(order: Order, names: OrderNames, edition: Edition, language: Language) {
  return {
    id: order.id,
    order_id: order.id,
    kind: order.kind,
    status: order.status,
    review_status: order.review_status,
    lang: order.lang,
    lesson_levels: names.lesson_levels,
    lessons: names.lessons,
    lessons_name: names.lessons.map(({ name }) => name),
    levels_name: levelNames(names),
    location_at_client: order.location_at_client,
    location_at_online: order.location_at_online,
    location_at_tutor: order.location_at_tutor,
    locations: order.locations,
    places_name: placeNames(names),
    class_regularity: order.class_regularity,
    class_duration: order.class_duration,
    rate_id: order.rate_id,
    rate: rateOf(order.rate_id, edition, language),
    practice_id: order.practice_id,
    tutor_sex: order.tutor_sex,
    client_age: order.client_age,
    time_intervals: order.time_intervals,
    wishes: order.wishes,
    date_create: unixOf(order.date_create),
    ...firstClassOf(order),
    date_payment_deadline: maybeUnix(deadlineOf(order)),
    date_pause_off: maybeUnix(order.date_pause_off),
    commission: { sum: order.commission_sum, currency: edition.currency, factor: order.commission_factor, paid: order.status === STATUS.paid },
    review_mark: order.review_mark,
    review_text: order.review_text,
    review_date: maybeUnix(order.review_at),
    review_response_text: order.review_response_text,
  }
}

/** The lesson that was agreed on, or the day the client wishes for: an order keeps one date for both. */
export function firstClassOf(order: Order) {
  const date = maybeUnix(order.first_class)
  return isDated(order) ? { first_class: date, wished_first_class: null } : { first_class: null, wished_first_class: date }
}

/** The status in the client's words. What they paid the school for may have no teacher and no day yet; what is at the school may have both. */
export function clientStatusName(order: Order, edition: Edition, language: Language, { hasTutor }: { hasTutor: boolean }): string {
  const words = textsOf(edition, language)['enums-orders']
  const { status, kind } = order
  if (kind === 'school' && status === STATUS.paid) return words.order_paid_to_school
  if (!AT_SCHOOL.includes(status)) return words.order_status_client[status]
  return words.order_status_client[isDated(order) ? STATUS.waiting_pay : hasTutor ? STATUS.appointed : status]
}

/** Is the commission due and the day over? */
export const isOverdue = (order: Pick<Order, 'status' | 'date_payment_deadline'>, now: Date) =>
  order.status === STATUS.waiting_pay && order.date_payment_deadline !== null && order.date_payment_deadline < now
