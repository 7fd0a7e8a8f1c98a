import { and, eq, inArray } from 'drizzle-orm'
import type { LessonLevels, Locations } from '../../schemas/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { refuseProblems } from '../errors.ts'
import { cities, districts, lessonLevels, lessons, subdistricts } from '../reference/table.ts'
import { orderLessons, orderPlaces } from './table.ts'

/** What an order says of its lessons and places, as it travels. */
export interface OrderDetails {
  lesson_levels?: LessonLevels | undefined
  locations?: Locations | undefined
  location_at_client?: boolean | undefined
  address?: string | undefined
}

type Place = Omit<typeof orderPlaces.$inferInsert, 'order_id'>

/** Nobody names more districts than this by hand. */
const MOST_PLACES = 500

/**
 * Writes the rows of subjects and places by which orders are found, replacing those of the parts that are given; levels stay in the order in which they came. Levels that a subject does not offer are left out.
 * Throws field problems for an unknown subject or place (spec: public 5, order form normalisation; decisions ORD-23).
 */
export async function writeOrderDetails(tx: Tx, order_id: number, { lesson_levels, locations }: OrderDetails) {
  if (lesson_levels) {
    const rows = await lessonRowsOf(tx, lesson_levels)
    await tx.delete(orderLessons).where(eq(orderLessons.order_id, order_id))
    await tx.insert(orderLessons).values(rows.map((row) => ({ order_id, ...row })))
  }
  if (locations) {
    const rows = await placeRowsOf(tx, locations)
    await tx.delete(orderPlaces).where(eq(orderPlaces.order_id, order_id))
    if (rows.length > 0) await tx.insert(orderPlaces).values(rows.map((row) => ({ order_id, ...row })))
  }
}

/**
 * The columns of an order that repeat its places: without a client's place there is no list of them, a single one takes the address, and district 0, "any",
 * is left out (spec: public 5, order form normalisation).
 */
export function placeColumns({ locations, location_at_client, address = '' }: OrderDetails) {
  if (!locations) return {}
  const places = location_at_client ? locations.client_place.map(({ address, ...cities }) => ({ ...named(cities), ...(address && { address }) })) : []
  const client_place = places.length === 1 && address ? places.map((place) => ({ ...place, address })) : places
  const tutor_place = named(locations.tutor_place)
  return { locations: { ...locations, client_place, tutor_place, location_client: location_at_client === true } as Locations }
}

/** Cities with the districts that were named in them. */
const named = (cities: object) =>
  Object.fromEntries(
    Object.entries(cities).map(([city, districts]) => [city, Object.fromEntries(Object.entries(districts).filter(([id]) => id !== '0'))]),
  )

async function lessonRowsOf(db: Reader, lesson_levels: LessonLevels): Promise<{ lesson_id: number; level_id: number | null }[]> {
  const ids = Object.keys(lesson_levels).map(Number)
  if (ids.length === 0) refuseProblems({ lesson_levels: 'required' })
  const [known, offered] = await Promise.all([
    db
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(inArray(lessons.id, ids), eq(lessons.active, true))),
    db.select({ lesson_id: lessonLevels.lesson_id, level_id: lessonLevels.level_id }).from(lessonLevels).where(inArray(lessonLevels.lesson_id, ids)),
  ])
  if (known.length < ids.length) refuseProblems({ lesson_levels: 'not_found' })
  return ids.flatMap((lesson_id): { lesson_id: number; level_id: number | null }[] => {
    const wanted = new Set(lesson_levels[lesson_id])
    const taught = [...wanted].filter((level_id) => offered.some((one) => one.lesson_id === lesson_id && one.level_id === level_id))
    return (taught.length > 0 ? taught : [null]).map((level_id) => ({ lesson_id, level_id }))
  })
}

async function placeRowsOf(db: Reader, { client_place, tutor_place }: Locations): Promise<Place[]> {
  const places = [...client_place.flatMap((place) => placesIn('client', place)), ...placesIn('tutor', tutor_place)]
  if (places.length > MOST_PLACES) refuseProblems({ locations: 'too_big' })
  const idsOf = (key: 'city_id' | 'district_id' | 'subdistrict_id') => [...new Set(places.flatMap((place) => place[key] ?? []))]
  const [knownCities, knownDistricts, knownSubdistricts] = await Promise.all([
    idsOf('city_id').length > 0
      ? db
          .select({ id: cities.id })
          .from(cities)
          .where(inArray(cities.id, idsOf('city_id')))
      : [],
    idsOf('district_id').length > 0
      ? db
          .select({ id: districts.id, parent: districts.city_id })
          .from(districts)
          .where(inArray(districts.id, idsOf('district_id')))
      : [],
    idsOf('subdistrict_id').length > 0
      ? db
          .select({ id: subdistricts.id, parent: subdistricts.district_id })
          .from(subdistricts)
          .where(inArray(subdistricts.id, idsOf('subdistrict_id')))
      : [],
  ])
  const isKnown = ({ city_id, district_id, subdistrict_id }: Place) =>
    knownCities.some(({ id }) => id === city_id) &&
    (!district_id || knownDistricts.some(({ id, parent }) => id === district_id && parent === city_id)) &&
    (!subdistrict_id || knownSubdistricts.some(({ id, parent }) => id === subdistrict_id && parent === district_id))
  const unknown = places.find((place) => !isKnown(place))
  if (unknown) refuseProblems({ [`locations.${unknown.at}_place`]: 'not_found' })
  return places
}

/** One row for each finest place that is named; 0 means "any" and is left out. */
function placesIn(at: 'client' | 'tutor', map: object): Place[] {
  return Object.entries(map).flatMap(([city, districtMap]: [string, unknown]) => {
    const city_id = Number(city)
    if (!Number.isInteger(city_id) || typeof districtMap !== 'object' || districtMap === null) return []
    const inside = Object.entries(districtMap).filter(([id]) => id !== '0')
    if (inside.length === 0) return [{ at, city_id }]
    return inside.flatMap(([district, ids]): Place[] => {
      const place = { at, city_id, district_id: Number(district) }
      return Array.isArray(ids) && ids.length > 0 ? ids.map((subdistrict_id: number) => ({ ...place, subdistrict_id })) : [place]
    })
  })
}
