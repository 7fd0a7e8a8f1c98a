import * as z from 'zod/mini'
import { ChatEntry, ChatMessage, ChatThread } from './chat.ts'
import { Named } from './common.ts'
import { Locations, PaymentData } from './order-fields.ts'
import { rowKinds, rowStates } from './order-life.ts'
import { urlProviders } from './payment-terms.ts'

const time = z.nullable(z.int())
const Row = { response_id: z.int(), tutor_id: z.int(), kind: z.enum(rowKinds), state: z.enum(rowStates) }

/** A tutor on an order: the order-tutor row with the face that goes with it (spec: decisions ORD-7). */
const OrderTutorBase = {
  ...Row,
  name: z.string(),
  avatar: z.nullable(z.string()),
  rate: z.nullable(Named),
  status: z.int(),
  average_rating_reviews: z.nullable(z.number()),
  count_reviews: z.int(),
  response_text: z.string(),
  /** The day the tutor offered for the first lesson with the answer. */
  first_class: time,
  asked_at: time,
  responded_at: time,
  appointed_at: time,
}
/** Staff see everything; `phone_plain` is the tutor's. */
export const OrderTutorForStaff = /* @__PURE__ */ z
  .object({
    ...OrderTutorBase,
    phone_plain: z.nullable(z.string()),
    email: z.nullable(z.string()),
    yellow: z.boolean(),
    refused_reason_id: z.nullable(z.int()),
    refused_comment: z.string(),
    remove_reasons: z.nullable(z.object({ reasons: z.array(z.int()), comment: z.string() })),
    seen_at: time,
    closed_at: time,
  })
  .register(z.globalRegistry, { id: 'OrderTutorForStaff' })
/** The client learns the tutor's phone with the appointment (spec: decisions ORD-10). */
export const OrderTutorForClient = /* @__PURE__ */ z
  .object({
    ...OrderTutorBase,
    phone_plain: z.nullable(z.string()),
    /** Nothing is said of them then. */
    hide_reviews: z.boolean(),
    can_appoint: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OrderTutorForClient' })

export const Commission = /* @__PURE__ */ z.object({ sum: z.number(), currency: z.string(), factor: z.number(), paid: z.boolean() })

/** The places in words, one a city: "Almaty, Medeu district"; by whose they are, for the lessons may be at the one in one city and at the other in two. */
export const PlaceNames = /* @__PURE__ */ z.object({ client: z.array(z.string()), tutor: z.array(z.string()) })

/** What every side sees of an order (spec: decisions ORD-8). */
const OrderBase = {
  id: z.int(),
  order_id: z.int(),
  kind: z.enum(['personal', 'general', 'school']),
  status: z.int(),
  review_status: z.int(),
  lang: z.string(),
  lesson_levels: z.record(z.string(), z.array(z.int())),
  lessons: z.array(z.object({ id: z.int(), name: z.string(), levels: z.array(Named) })),
  lessons_name: z.array(z.string()),
  levels_name: z.array(z.string()),
  location_at_client: z.boolean(),
  location_at_online: z.boolean(),
  location_at_tutor: z.boolean(),
  locations: Locations,
  places_name: PlaceNames,
  class_regularity: z.int(),
  class_duration: z.int(),
  rate_id: z.nullable(z.int()),
  rate: z.nullable(Named),
  practice_id: z.nullable(z.int()),
  tutor_sex: z.int(),
  client_age: z.int(),
  time_intervals: z.array(z.int()),
  wishes: z.string(),
  date_create: z.int(),
  /** The lesson that was agreed on. */
  first_class: time,
  /** The day on which the client wishes to begin, until a lesson is agreed on. */
  wished_first_class: time,
  date_payment_deadline: time,
  date_pause_off: time,
  commission: Commission,
  review_mark: z.nullable(z.string()),
  review_text: z.string(),
  review_date: time,
  review_response_text: z.string(),
  /** Names of `order-life` that are open to this viewer now; screens draw exactly these. */
  actions: z.array(z.string()),
}
const Client = z.object({
  id: z.int(),
  name: z.string(),
  phone_plain: z.nullable(z.string()),
  phone_default_country_code: z.int(),
  email: z.nullable(z.string()),
  messengers: z.object({ viber: z.boolean(), whatsapp: z.boolean() }),
})
/** A city of an order's places with the districts and microdistricts that are named; none: all of it. */
const PlaceTree = z.object({
  at: z.enum(['client', 'tutor']),
  city: z.string(),
  districts: z.array(z.object({ name: z.string(), subdistricts: z.array(z.string()) })),
})
const LogLine = z.object({
  id: z.int(),
  from: z.nullable(z.int()),
  to: z.int(),
  action: z.string(),
  actor_role: z.string(),
  actor_id: z.nullable(z.int()),
  actor_name: z.string(),
  /** Who really acted, in the name of the actor. */
  impersonator_name: z.nullable(z.string()),
  tutor_id: z.nullable(z.int()),
  tutor_name: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
  at: z.int(),
})

export const OrderForStaff = /* @__PURE__ */ z
  .object({
    ...OrderBase,
    version: z.int(),
    client: Client,
    client_id: z.int(),
    client_orders_count: z.int(),
    client_blacklisted: z.boolean(),
    address: z.string(),
    places: z.array(PlaceTree),
    appointed_tutors: z.array(OrderTutorForStaff),
    potential_tutors: z.array(OrderTutorForStaff),
    add_favorite: z.boolean(),
    auto_appoint_potential_tutors: z.boolean(),
    prev_status: z.nullable(z.int()),
    remove_reasons: z.nullable(z.object({ reasons: z.array(z.int()), comment: z.string() })),
    request_origin: z.string(),
    payment_data: z.nullable(PaymentData),
    admin_id: z.nullable(z.int()),
    admin_name: z.nullable(z.string()),
    /** Whether the manager works here, and with orders. */
    admin_works: z.boolean(),
    admin_comment: z.string(),
    hidden_message: z.string(),
    utm: z.nullable(z.record(z.string(), z.string())),
    cpa: z.nullable(z.record(z.string(), z.string())),
    parent_order_id: z.nullable(z.int()),
    school_order_id: z.nullable(z.string()),
    /** The package of the partner school's lessons that the request was sent for. */
    package_id: z.nullable(z.int()),
    order_log: z.array(LogLine),
    /** The latest of each thread, the oldest first. */
    messages: z.array(ChatMessage),
    chats: z.array(ChatThread),
    sms: z.array(z.object({ id: z.int(), template: z.string(), phone: z.string(), state: z.string(), at: z.int() })),
  })
  .register(z.globalRegistry, { id: 'OrderForStaff' })

export const OrderForTutor = /* @__PURE__ */ z
  .object({
    ...OrderBase,
    /** The contacts and the address are null until this tutor is appointed (spec: decisions ORD-8, ORD-10). */
    client: z.object({ ...Client.shape, phone_default_country_code: time }),
    address: z.nullable(z.string()),
    own: z.nullable(
      z.object({
        ...Row,
        response_text: z.string(),
        rate_id: z.nullable(z.int()),
        /** The day this tutor offered for the first lesson with the answer. */
        first_class: time,
        refused_reason_id: z.nullable(z.int()),
        refused_comment: z.string(),
        asked_at: time,
        responded_at: time,
        appointed_at: time,
      }),
    ),
    /** What this tutor asks for an hour of the order's first subject: the price that an answer begins with. */
    tutor_rate_id: z.nullable(z.int()),
    responses_count: z.int(),
    /** How often this order's first lesson was moved by its tutor. */
    first_class_changes: z.int(),
    wallet_balance: z.number(),
    chats: z.array(ChatEntry),
    /** The latest of each, the oldest first. */
    messages: z.array(ChatMessage),
  })
  .register(z.globalRegistry, { id: 'OrderForTutor' })

export const OrderForClient = /* @__PURE__ */ z
  .object({
    ...OrderBase,
    status_name: z.string(),
    address: z.string(),
    appointed_tutor: z.nullable(OrderTutorForClient),
    tutors: z.array(OrderTutorForClient),
    /** Others are offered it by itself when those asked in person refuse or are silent (spec: decisions ORD-13). */
    is_offered_next: z.boolean(),
    rates: z.array(Named),
    chats: z.array(ChatEntry),
    /** The package of the partner school's lessons that the request was sent for. */
    package_id: z.nullable(z.int()),
    /** What the client can buy of the partner school, and by which banks; null where nothing is to be paid. */
    school_payment: z.nullable(
      z.object({
        packages: z.array(z.object({ size: z.int(), price: z.number(), sum: z.number() })),
        providers: z.array(z.enum(urlProviders)),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'OrderForClient' })

export type OrderForStaff = z.output<typeof OrderForStaff>
export type OrderForTutor = z.output<typeof OrderForTutor>
export type OrderForClient = z.output<typeof OrderForClient>
export type OrderTutorForStaff = z.output<typeof OrderTutorForStaff>
export type OrderTutorForClient = z.output<typeof OrderTutorForClient>
