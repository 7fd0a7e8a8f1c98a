import * as z from 'zod/mini'
import { AskedLanguage, call, Id, Int, Named, or, some } from './common.ts'

export * from './tutor-status.ts'

const maybe = z.nullable
/** A picture in its drawn size, and in twice that for dense screens (spec: decisions API-15). */
const Picture = z.object({ url: z.string(), url_2x: z.string() })
export const Avatar = /* @__PURE__ */ z
  .object({
    avatar_url: z.string(),
    url: z.string(),
    preview_url: z.string(),
    formats: z.object({ preview: Picture, preview_130: Picture }),
  })
  .register(z.globalRegistry, { id: 'Avatar' })

/** `id` is the price itself (spec: decisions ORD-18). */
const Rate = Named
const SchoolRates = z.object({ base: z.array(z.number()), advanced: z.array(z.number()) })
/** A package of the school's lessons, in whole currency units, and its two prices by level (spec: decisions SCH-8, Z-2). */
const Package = z.object({ size: z.int(), price: z.number(), sum: z.number() })
const Packages = z.object({ base: z.array(Package), advanced: z.array(Package) })
/** Half-hour slots 1..48 by weekday 1..7; a school tutor's widget shows dates (spec: public 4, schedule widget). */
export const Schedule = /* @__PURE__ */ z
  .object({
    year: z.int(),
    month: z.int(),
    days: z.array(z.object({ weekday: z.int(), date: z.string(), today: z.boolean() })),
    schedule: z.record(z.string(), z.array(z.int())),
  })
  .register(z.globalRegistry, { id: 'Schedule' })

const Review = z.object({
  id: z.int(),
  author: z.string(),
  mark: z.string(),
  date: z.int(),
  lessons: z.array(z.string()),
  levels: z.array(z.string()),
  text: z.string(),
  /** Of the order that it closes, so of its text as far as is known. */
  lang: z.string(),
  response: z.string(),
})
export const Reviews = /* @__PURE__ */ z
  .object({
    total_count: z.int(),
    avr_mark: maybe(z.number()),
    reviews_count_by_mark: z.record(z.string(), z.int()),
    reviews: z.array(Review),
  })
  .register(z.globalRegistry, { id: 'Reviews' })

const cardFields = {
  id: z.int(),
  name: z.string(),
  full_name: z.string(),
  status: z.int(),
  status_code: z.int(),
  school_tutor_id: maybe(z.int()),
  is_catalog_disabled: z.boolean(),
  verified: z.boolean(),
  /** Language of the short description as it is shown (spec: decisions TUT-3). */
  lang: z.string(),
  top: z.boolean(),
  prof: z.int(),
  avatar: maybe(Avatar),
  short_description: z.string(),
  lessons: z.array(z.object({ id: z.int(), name: z.string(), rname: z.string() })),
  has_expanded_matura: z.boolean(),
  /** Of the partner school, and teaches what it sells in packages (spec: decisions SCH-8). */
  has_packages: z.boolean(),
  rate: maybe(Rate),
  rate_id: maybe(z.int()),
  school_rates: SchoolRates,
  count_reviews: z.int(),
  reviews_count: z.int(),
  average_rating_reviews: maybe(z.number()),
  avg_review_rate: maybe(z.number()),
  /** Staff hide the reviews: they and their figures are empty, and nothing is said of them. */
  hide_reviews: z.boolean(),
  work_home: z.boolean(),
  work_travel: z.boolean(),
  work_online: z.boolean(),
  work_client: z.boolean(),
  locations_home: z.array(
    z.object({ city: z.object({ id: z.int(), name: z.string() }), district: maybe(z.object({ id: z.int(), name: z.string() })) }),
  ),
  city_id: maybe(z.int()),
  city: maybe(z.object({ name: z.string(), alias: z.string() })),
  count_locations: z.int(),
  isset_documents: z.boolean(),
  practice: maybe(Named),
  schedule: Schedule,
  /** Median time to a first answer, banded 0..5 (spec: decisions OPS-3). */
  response_band: z.int(),
}
/** A tutor in a list. */
export const TutorCard = /* @__PURE__ */ z.object(cardFields).register(z.globalRegistry, { id: 'TutorCard' })
export type TutorCard = z.output<typeof TutorCard>

/** A published profile (spec: public 3, tutor). */
export const TutorProfile = /* @__PURE__ */ z
  .object({
    ...cardFields,
    description: z.string(),
    /** Language of the description as it is shown. */
    description_lang: z.string(),
    university: maybe(z.object({ name: z.string() })),
    university_name: maybe(z.object({ name: z.string() })),
    university_degree_name: maybe(z.object({ name: z.string() })),
    university_graduation_year: maybe(z.int()),
    speciality: z.string(),
    /** As for the description. */
    speciality_lang: z.string(),
    age: maybe(Named),
    langs: z.array(Named),
    documents: z.array(z.object({ description: z.string(), url: z.string() })),
    /** The rate is what an hour of this lesson costs. */
    lesson_data: z.record(z.string(), z.object({ levels: z.array(Named), rate: maybe(Rate), description: z.string(), lang: z.string() })),
    lesson_levels: z.record(z.string(), z.array(z.int())),
    order_reviews: Reviews,
    /** Of a school tutor, where the edition sells any; else none. */
    packages: Packages,
    /** city → districts → microdistricts, as ids and names. */
    locations_travel: z.record(
      z.string(),
      z.object({
        name: z.string(),
        districts: z.array(z.object({ id: z.int(), name: z.string(), subdistricts: z.record(z.string(), z.object({ name: z.string() })) })),
      }),
    ),
    schedule_updated_recently: z.boolean(),
    youtube_video: z.string(),
    verification_points: z.array(z.object({ key: z.string(), done: z.boolean() })),
    /** Whole address of the catalogue of the first lesson; `quick_links` are paths without their first slash and the locale. */
    catalog_link: z.string(),
    quick_links: z.array(z.object({ text: z.string(), url: z.string() })),
  })
  .register(z.globalRegistry, { id: 'TutorProfile' })
export type TutorProfile = z.output<typeof TutorProfile>

const lang = AskedLanguage
export const getTutorReviews = call('POST', '/client/tutor/reviews', {
  about: 'The newest published reviews of a tutor (decisions TUT-21)',
  allow: ['anyone'],
  body: { tutor_id: Id, lang, limit: or(Int(1, 100_000), 10), lesson_id: some(Id), level_id: some(Id) },
  answer: { order_reviews: Reviews },
  errors: ['not_found'],
  changes: false,
})
export const getOrderFormData = call('GET', '/client/tutor_data_for_order_form', {
  about: 'What the order form needs to know of the chosen tutor and of the client (decisions CAT-18)',
  allow: ['anyone'],
  query: { id: Id, lang },
  answer: {
    tutor: z.extend(TutorCard, {
      locations_travel: TutorProfile.shape.locations_travel,
      lesson_levels: TutorProfile.shape.lesson_levels,
      tutor_points_for_order: z.int(),
    }),
    levels_info: z.record(z.string(), z.object({ levels: z.array(Named), rate: maybe(Rate) })),
    langs: z.record(z.string(), z.string()),
  },
  errors: ['not_found', 'tutor_unavailable'],
  auth: true,
})
export const getTutorPackages = call('GET', '/client/packages', {
  about: "What a school tutor's lessons cost by package, and for which subjects and levels they are sold (decisions SCH-8, Z-3)",
  allow: ['anyone'],
  query: { tutor_id: Id, lang },
  answer: {
    packages: Packages,
    tutor: z.object({
      id: z.int(),
      name: z.string(),
      avatar: maybe(z.string()),
      is_catalog_disabled: z.boolean(),
      lessons: z.array(z.extend(Named, { levels: z.array(z.extend(Named, { is_advanced: z.boolean() })) })),
    }),
  },
  errors: ['not_found'],
  auth: true,
})
export const getRequestOptions = call('GET', '/client/request_options', {
  about:
    'Every subject that somebody teaches with its levels and every city with its districts, for a request without a chosen tutor (decisions ORD-19)',
  allow: ['anyone'],
  query: { lang },
  answer: {
    lessons: z.array(z.extend(Named, { levels: z.array(Named) })),
    cities: z.array(z.extend(Named, { districts: z.array(z.extend(Named, { subdistricts: z.array(Named) })) })),
  },
  auth: true,
})
export const getIndicators = call('GET', '/tutor/profile/indicators/get', {
  about: 'What the menu asks of a tutor once a day (decisions TUT-14)',
  allow: ['tutor'],
  answer: { is_allow_verification: z.boolean(), has_overdue_orders: z.boolean(), billing_status: z.int() },
})

const UnreadByOrder = /* @__PURE__ */ z.record(z.string(), z.object({ id: z.int(), name: z.string(), count: z.int() }))
/** One kind of the tutor's bell; the count is the number of all entries (spec: decisions MSG-7). The header's menu says the balance. */
export const getTutorNotifications = call('GET', '/tutor/on_site_notifications', {
  about: 'What waits for a tutor: the bell (decisions MSG-7)',
  allow: ['tutor'],
  answer: {
    count: z.int(),
    personal_orders: z.array(z.object({ id: z.int(), client_name: z.string() })),
    potential_orders: z.array(z.object({ id: z.int(), lessons_name: z.array(z.string()) })),
    assigned: z.array(z.object({ id: z.int(), name: z.string() })),
    waiting_for_pay: z.array(z.object({ id: z.int(), date_payment_deadline: z.int() })),
    deadline_pay_date: z.array(z.object({ id: z.int(), date_payment_deadline: z.int() })),
    overdue_pay_date: z.array(z.object({ id: z.int(), date_payment_deadline: z.int() })),
    /** By order: what its client, and what staff wrote and the tutor has not read. */
    client_notifications: UnreadByOrder,
    admin_notifications: UnreadByOrder,
    wallet_balance: z.number(),
  },
})

/** Languages a tutor speaks, id → BCP 47; `Intl.DisplayNames` words them (spec: decisions TUT-5, TUT-20). */
export const spokenLanguages = {
  1: 'uk',
  2: 'ru',
  3: 'en',
  4: 'pl',
  5: 'es',
  6: 'kk',
  7: 'de',
  8: 'fr',
  9: 'it',
  10: 'hi',
  11: 'tr',
  12: 'zh',
} as const
