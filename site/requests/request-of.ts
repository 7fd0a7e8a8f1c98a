import type { Locations } from '../../schemas/order-fields.ts'
import { classDurations, classRegularities, clientAges, practices, timeIntervals, tutorSexes } from '../../schemas/order-options.ts'
import { idsOf, listOf, type Values } from '../forms/values.ts'
import type { Circumstances } from './circumstances.ts'
import type { Offer, OfferedCity } from './offer.ts'
import { phoneOf } from './phone-of.ts'

type PlaceMap = Record<string, Record<string, number[]>>

const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on'

const oneOf = <T extends number>(options: readonly T[], value: string | undefined): T | undefined =>
  value ? options.find((option) => option === Number(value)) : undefined

/** `{ 8: [5, 17] }`: lessons that are offered, each with the chosen levels that it is taught at; level 0 is none. */
function lessonLevels(values: Values, { lessons }: Offer): Record<string, number[]> {
  const pairs = listOf(values.levels).map((pair) => pair.split('-').map(Number))
  const chosen = lessons.filter(({ id }) => idsOf(values.lessons).includes(id))
  return Object.fromEntries(
    chosen.map(({ id, levels }) => [
      id,
      levels.filter((level) => pairs.some(([lesson, of]) => lesson === id && of === level.id)).map(({ id }) => id),
    ]),
  )
}

/** `{ 13: { 4: [31] } }`: a city with chosen districts of it and microdistricts of these; district 0 is none. */
function placeOf(cities: readonly OfferedCity[], city: string | undefined, districts: number[], subdistricts: number[]): PlaceMap {
  const found = cities.find(({ id }) => id === Number(city))
  if (!found) return {}
  const chosen = found.districts.filter(({ id }) => districts.includes(id))
  const inside = chosen.map((district) => [district.id, district.subdistricts.map(({ id }) => id).filter((id) => subdistricts.includes(id))])
  return { [found.id]: Object.fromEntries(inside) }
}

/**
 * What the form sends: flags as booleans, levels and districts only where they are offered, the address with its one place, and none of
 * the fields the form works with; `step` is the last one that was completed (spec: public 5, order form normalisation; decisions ORD-23).
 */
export function requestOf(values: Values, offer: Offer, { edition, language, utm, step = 0 }: Circumstances & { step?: number }) {
  const location_at_client = isOn(values.location_at_client)
  const location_at_tutor = isOn(values.location_at_tutor)
  const address = values.address?.trim() ?? ''
  const client = placeOf(offer.client, values.client_city, idsOf(values.client_districts), idsOf(values.client_subdistricts))
  const client_place: Locations['client_place'] = location_at_client && Object.keys(client).length > 0 ? [client] : []
  const tutor_place = location_at_tutor ? placeOf(offer.tutors, values.tutor_city, idsOf(values.tutor_districts), []) : {}
  return {
    tutor_id: offer.tutor?.id ?? null,
    lesson_levels: lessonLevels(values, offer),
    location_at_client,
    location_at_online: isOn(values.location_at_online),
    location_at_tutor,
    locations: {
      client_place: client_place.length === 1 ? client_place.map((place) => Object.assign(place, { address })) : client_place,
      tutor_place,
      location_client: location_at_client,
    },
    address: location_at_client ? address : '',
    class_regularity: oneOf(classRegularities, values.class_regularity) ?? 0,
    class_duration: oneOf(classDurations, values.class_duration) ?? 0,
    ...(!offer.short && { ...detailsOf(values), step, tutor_points_for_order: offer.points }),
    client_name: values.client_name?.trim() ?? '',
    ...phoneOf(values, edition),
    email: values.email?.trim() ?? '',
    privacy: isOn(values.privacy),
    lang: language,
    ...(offer.hidden_message && { hidden_message: offer.hidden_message }),
    ...(values.recaptcha_token && { recaptcha_token: values.recaptcha_token }),
    ...(utm && Object.keys(utm).length > 0 && { utm }),
  }
}

/** What the full form asks besides, and what completes a short request later; an empty answer counts as none. */
export const detailsOf = (values: Values) => ({
  time_intervals: timeIntervals.filter((interval) => idsOf(values.time_intervals).includes(interval)),
  wishes: values.wishes?.trim() ?? '',
  practice_id: oneOf(practices, values.practice_id) ?? null,
  tutor_sex: oneOf(tutorSexes, values.tutor_sex) ?? 0,
  client_age: oneOf(clientAges, values.client_age) ?? 0,
})

export type Request = ReturnType<typeof requestOf>
