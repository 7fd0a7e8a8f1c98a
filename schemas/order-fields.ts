import * as z from 'zod/mini'
import {
  AskedLanguage,
  CaptchaToken,
  Chosen,
  counted,
  Email,
  emptyAs,
  Flag,
  Id,
  IdKey,
  Int,
  JsonText,
  Language,
  Line,
  List,
  Marks,
  Money,
  OneOf,
  or,
  Phone,
  PhoneCountry,
  some,
  Text,
  UnixTime,
  Words,
} from './common.ts'
import {
  ANY_TIME,
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

/** city → district → microdistricts, ids as JSON keys are. */
export const PlaceMap = /* @__PURE__ */ counted(z.record(IdKey, counted(z.record(IdKey, Chosen(Id)))))
/** One city of a client's place, with its address: `{ 13: { 4: [] }, address: '…' }`. */
const ClientPlace = /* @__PURE__ */ counted(z.catchall(z.object({ address: some(Text(0, 200)) }), counted(z.record(IdKey, Chosen(Id)))))
export const Locations = /* @__PURE__ */ z.object({
  client_place: or(Chosen(ClientPlace, 10), []),
  tutor_place: or(PlaceMap, {}),
  location_client: or(Flag, false),
})
export const LessonLevels = /* @__PURE__ */ counted(z.record(IdKey, Chosen(Id)))

/** What is asked about an order; one table for form, panel, server and `order_rules` (spec: decisions ORD-19). */
const placeFields = {
  location_at_client: Flag,
  location_at_online: Flag,
  location_at_tutor: Flag,
  locations: JsonText(Locations),
  address: Text(...orderLimits.address),
}
/** When lessons suit, at least so many parts of a day; any time stands alone (spec: decisions SCH-2). */
export const TimeIntervals = /* @__NO_SIDE_EFFECTS__ */ (min = 0) =>
  Chosen(OneOf(timeIntervals), timeIntervals.length, min).check(z.overwrite((list) => (list.includes(ANY_TIME) ? [ANY_TIME] : list)))
const shortDetailFields = { class_regularity: OneOf(classRegularities), class_duration: OneOf(classDurations) }
const detailFields = {
  ...shortDetailFields,
  time_intervals: TimeIntervals(),
  wishes: Text(...orderLimits.wishes),
  practice_id: OneOf(practices),
  tutor_sex: OneOf(tutorSexes),
  client_age: OneOf(clientAges),
}
const contactFields = {
  client_name: Line(...orderLimits.client_name),
  phone_plain: Phone,
  phone_default_country_code: PhoneCountry,
  email: some(Email),
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
  practice_id: null,
  tutor_sex: 0,
  client_age: 0,
} as const
type Unsaid = typeof unsaid
type Fields = Record<string, z.ZodMiniType>
const unsaidOf = (name: string) => unsaid[name as keyof Unsaid]
/** Fields that are unsaid when they are sent empty. */
const emptied = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyAs(field, unsaidOf(name))])) as {
    [K in keyof F]: ReturnType<typeof emptyAs<F[K], EmptyOf<K>>>
  }
/** Fields that are unsaid when they are left out or sent empty. */
const orUnsaid = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, or(field, unsaidOf(name))])) as {
    [K in keyof F]: ReturnType<typeof or<F[K], EmptyOf<K>>>
  }
/** Only "any practice" is no value of its own field. */
type EmptyOf<K> = K extends 'practice_id' ? null : never

/** What travels with a request without being asked of the client. */
const circumstanceFields = {
  privacy: or(Flag, false),
  hidden_message: some(Text(0, 200)),
  utm: some(Marks),
  lang: AskedLanguage,
  recaptcha_token: CaptchaToken,
}

export const PersonalRequest = /* @__PURE__ */ z.object({
  tutor_id: Id,
  step: or(Int(0, 4), 0),
  tutor_points_for_order: or(Int(-1_000_000, 1_000_000), 0),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(detailFields),
  ...contactFields,
  ...circumstanceFields,
})

/** Without `tutor_id` the request is general: any tutor that fits. */
export const ShortRequest = /* @__PURE__ */ z.object({
  tutor_id: or(Id, null),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(shortDetailFields),
  ...contactFields,
  ...circumstanceFields,
})

/** Only the fields sent are changed: the request's own form may have asked the others. */
export const RequestInfo = /* @__PURE__ */ z.extend(/* @__PURE__ */ z.partial(/* @__PURE__ */ z.object(emptied(detailFields))), { order_id: Id })
export const RequestFirstClass = /* @__PURE__ */ z.object({ order_id: Id, first_class: UnixTime })

/** What only staff see and set. */
const deskFields = {
  rate_id: emptyAs(Id, null),
  request_origin: some(Words(requestOrigins)),
  admin_id: emptyAs(Id, null),
  admin_comment: emptyAs(Text(...orderLimits.admin_comment), ''),
  lang: some(Language),
}
/** Only the fields sent are changed; `version` is the one the editor opened. */
export const OrderSave = /* @__PURE__ */ z.extend(
  /* @__PURE__ */ z.partial(
    /* @__PURE__ */ z.object({
      lesson_levels: emptyAs(JsonText(LessonLevels), {}),
      ...emptied(placeFields),
      ...emptied(detailFields),
      ...deskFields,
    }),
  ),
  { version: Id },
)
export const OrderCreate = /* @__PURE__ */ z.extend(/* @__PURE__ */ z.partial(/* @__PURE__ */ z.object(deskFields)), {
  kind: or(Words(orderKinds), 'general'),
  tutor_id: or(Id, null),
  lesson_levels: JsonText(LessonLevels),
  ...orUnsaid(placeFields),
  ...orUnsaid(detailFields),
  ...contactFields,
})

export const RemoveReasons = /* @__PURE__ */ z.object({
  reasons: List(OneOf(removeReasons), removeReasons.length, 1),
  comment: or(Text(0, 500), ''),
})
export const PaymentData = /* @__PURE__ */ z.object({
  sum: Money,
  currency: some(Text(3, 3)),
  method: Words(paymentMethods),
  payer: Words(['tutor', 'client']),
  date: UnixTime,
  comment: or(Text(0, 500), ''),
  payment_id: some(z.uuid()),
})

export type Locations = z.output<typeof Locations>
export type LessonLevels = z.output<typeof LessonLevels>
export type PersonalRequest = z.output<typeof PersonalRequest>
export type ShortRequest = z.output<typeof ShortRequest>
export type PaymentData = z.output<typeof PaymentData>
export type RemoveReasons = z.output<typeof RemoveReasons>

type Judged = 'lesson_levels' | 'location_at_client' | 'location_at_online' | 'location_at_tutor' | 'locations' | 'privacy'

/**
 * Problems that no single field shows: field → code of the `errors` texts, empty when the request is sound. Fields that are absent are not judged.
 * Lessons 1 to 3; at least one place; a city for every place that is not online; consent (spec: decisions ORD-19).
 */
export function requestProblems(request: { [Field in Judged]?: ShortRequest[Field] | undefined }) {
  const { lesson_levels, location_at_client, location_at_online, location_at_tutor, locations, privacy } = request
  const problems: Record<string, string> = {}
  const [min, max] = orderLimits.lessons
  const lessons = lesson_levels && Object.keys(lesson_levels).length
  if (lessons !== undefined && lessons < min) problems.lesson_levels = 'required'
  if (lessons !== undefined && lessons > max) problems.lesson_levels = 'count'
  const places = [location_at_client, location_at_online, location_at_tutor]
  if (places.every((place) => place === false)) problems.location_at_online = 'place_required'
  const isCity = (place: object) => Object.keys(place).some((name) => name !== 'address')
  if (location_at_client && locations && !(locations.client_place.length > 0 && locations.client_place.every(isCity)))
    problems['locations.client_place'] = 'city_required'
  if (location_at_tutor && locations && Object.keys(locations.tutor_place).length === 0) problems['locations.tutor_place'] = 'city_required'
  if (privacy === false) problems.privacy = 'required'
  return problems
}
