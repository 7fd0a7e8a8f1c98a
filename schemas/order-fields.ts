import * as z from 'zod/mini'
import {
  AskedLanguage,
  Email,
  Flag,
  Id,
  Int,
  JsonText,
  Language,
  List,
  Marks,
  Money,
  OneOf,
  Phone,
  PhoneCountry,
  Text,
  UnixTime,
  Words,
} from './common.ts'
import {
  classDurations,
  classRegularities,
  clientAges,
  orderKinds,
  orderLimits,
  paymentMethods,
  practices,
  removeReasons,
  requestOrigins,
  timeIntervals,
  tutorSexes,
} from './order-options.ts'

export * from './order-options.ts'

const key = /* @__PURE__ */ z.string().check(z.regex(/^\d{1,9}$/))
/** city → district → microdistricts, ids as JSON keys are. */
export const PlaceMap = /* @__PURE__ */ z.record(key, z.record(key, List(Id)))
/** One city of a client's place, with its address: `{ 13: { 4: [] }, address: '…' }`. */
const ClientPlace = /* @__PURE__ */ z.catchall(z.object({ address: z.optional(Text(0, 200)) }), z.record(key, List(Id)))
export const Locations = /* @__PURE__ */ z.object({
  client_place: z._default(List(ClientPlace, 10), []),
  tutor_place: z._default(PlaceMap, {}),
  location_client: z._default(Flag, false),
})
export const LessonLevels = /* @__PURE__ */ z.record(key, List(Id))

/** What is asked about an order; one table for form, panel, server and `order_rules` (spec: decisions ORD-19). */
const placeFields = {
  location_at_client: Flag,
  location_at_online: Flag,
  location_at_tutor: Flag,
  locations: JsonText(Locations),
  address: Text(...orderLimits.address),
}
const shortDetailFields = { class_regularity: OneOf(classRegularities), class_duration: OneOf(classDurations) }
const detailFields = {
  ...shortDetailFields,
  time_intervals: List(OneOf(timeIntervals), timeIntervals.length),
  wishes: Text(...orderLimits.wishes),
  practice_id: z.union([z.literal(''), OneOf(practices)]),
  tutor_sex: OneOf(tutorSexes),
  client_age: OneOf(clientAges),
}
const contactFields = {
  client_name: Text(...orderLimits.client_name),
  phone_plain: Phone,
  phone_default_country_code: PhoneCountry,
  email: z.optional(z.union([z.literal(''), Email])),
}

/** What stands for an answer that was not given. */
const unsaid = {
  location_at_client: false,
  location_at_online: false,
  location_at_tutor: false,
  locations: { client_place: [], tutor_place: {}, location_client: false },
  address: '',
  class_regularity: 0,
  class_duration: 0,
  time_intervals: [],
  wishes: '',
  practice_id: '',
  tutor_sex: 0,
  client_age: 0,
} as const
type Unsaid = typeof unsaid
const orUnsaid = /* @__NO_SIDE_EFFECTS__ */ <F extends Record<string, z.ZodMiniType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z._default(field, unsaid[name as keyof Unsaid])])) as {
    [K in keyof F]: z.ZodMiniDefault<F[K]>
  }

/** What travels with a request without being asked of the client. */
const circumstanceFields = {
  privacy: Flag,
  hidden_message: z.optional(Text(0, 200)),
  utm: z.optional(Marks),
  lang: AskedLanguage,
  recaptcha_token: z.optional(Text(0, 4000)),
}

export const PersonalRequest = /* @__PURE__ */ z.object({
  tutor_id: Id,
  step: z._default(Int(0, 4), 0),
  tutor_points_for_order: z._default(Int(-1_000_000, 1_000_000), 0),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(detailFields),
  ...contactFields,
  ...circumstanceFields,
})

/** Without `tutor_id` the request is general: any tutor that fits. */
export const ShortRequest = /* @__PURE__ */ z.object({
  tutor_id: z._default(z.nullable(Id), null),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(shortDetailFields),
  ...contactFields,
  ...circumstanceFields,
})

export const RequestInfo = /* @__PURE__ */ z.object({ order_id: Id, ...orUnsaid(detailFields) })
export const RequestFirstClass = /* @__PURE__ */ z.object({ order_id: Id, first_class: UnixTime })

/** What only staff see and set. */
const deskFields = {
  rate_id: z.nullable(Id),
  request_origin: Words(requestOrigins),
  admin_id: z.nullable(Id),
  admin_comment: Text(...orderLimits.admin_comment),
  lang: Language,
}
/** Only the fields sent are changed; `version` is the one the editor opened (spec: issue B 16). */
export const OrderSave = /* @__PURE__ */ z.extend(
  /* @__PURE__ */ z.partial(/* @__PURE__ */ z.object({ lesson_levels: JsonText(LessonLevels), ...placeFields, ...detailFields, ...deskFields })),
  { version: Id },
)
export const OrderCreate = /* @__PURE__ */ z.extend(/* @__PURE__ */ z.partial(/* @__PURE__ */ z.object(deskFields)), {
  kind: z._default(Words(orderKinds), 'general'),
  tutor_id: z._default(z.nullable(Id), null),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(detailFields),
  ...contactFields,
})

export const RemoveReasons = /* @__PURE__ */ z.object({
  reasons: List(OneOf(removeReasons), removeReasons.length, 1),
  comment: z._default(Text(0, 500), ''),
})
export const PaymentData = /* @__PURE__ */ z.object({
  sum: Money,
  currency: z.optional(Text(3, 3)),
  method: Words(paymentMethods),
  payer: Words(['tutor', 'client']),
  date: UnixTime,
  comment: z._default(Text(0, 500), ''),
  payment_id: z.optional(z.uuid()),
})

export type Locations = z.output<typeof Locations>
export type LessonLevels = z.output<typeof LessonLevels>
export type PersonalRequest = z.output<typeof PersonalRequest>
export type ShortRequest = z.output<typeof ShortRequest>
export type PaymentData = z.output<typeof PaymentData>
export type RemoveReasons = z.output<typeof RemoveReasons>

/**
 * Problems that no single field shows: field → code of the `errors` texts, empty when the request is sound.
 * Lessons 1 to 3; at least one place; a city for every place that is not online; consent (spec: decisions ORD-19).
 */
export function requestProblems(
  request: Pick<ShortRequest, 'lesson_levels' | 'location_at_client' | 'location_at_online' | 'location_at_tutor' | 'locations'> & {
    privacy?: boolean
  },
) {
  const problems: Record<string, string> = {}
  const [min, max] = orderLimits.lessons
  const lessons = Object.keys(request.lesson_levels).length
  if (lessons < min) problems.lesson_levels = 'required'
  if (lessons > max) problems.lesson_levels = 'count'
  if (!request.location_at_client && !request.location_at_online && !request.location_at_tutor) problems.location_at_online = 'place_required'
  if (request.location_at_client && request.locations.client_place.length === 0) problems['locations.client_place'] = 'city_required'
  if (request.location_at_tutor && Object.keys(request.locations.tutor_place).length === 0) problems['locations.tutor_place'] = 'city_required'
  if (request.privacy === false) problems.privacy = 'required'
  return problems
}
