import { eq, inArray } from 'drizzle-orm'
import type { FieldErrors, LessonLevels, Locations } from '../../schemas/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Reader, Tx } from '../database/open.ts'
import { placeProblems, placesIn } from '../reference/named-places.ts'
import { referenceOf } from '../reference/reference.ts'
import { lessonLevels } from '../reference/table.ts'
import { orderLessons, orderPlaces } from './table.ts'

/** What an order says of its lessons and places, as it travels. */
export interface OrderDetails {
  lesson_levels?: LessonLevels | undefined
  locations?: Locations | undefined
  location_at_client?: boolean | undefined
  address?: string | undefined
}

/**
 * What an order may not say of subjects, levels and places: those that are not there or were closed. What was closed since stays with the order that named
 * it `before`. A place that the form would leave out is not judged.
 */
export async function detailProblems(
  at: { cache: Cache },
  { lesson_levels = {}, ...where }: OrderDetails,
  before: Pick<OrderDetails, 'lesson_levels' | 'locations'> = {},
): Promise<FieldErrors> {
  const reference = await referenceOf(at)
  const isOpen = (id: string) => reference.lessons.get(Number(id))?.active || id in (before.lesson_levels ?? {})
  const kept = Object.values(before.lesson_levels ?? {}).flat()
  const isLevel = (id: number) => reference.levels.get(id)?.active || kept.includes(id)
  const areLevels = Object.values(lesson_levels).every((ids) => ids.every(isLevel))
  const { client, tutor } = placesOf(placeColumns(where).locations)
  const keptPlaces = placesOf(before.locations)
  return {
    ...(!(areLevels && Object.keys(lesson_levels).every(isOpen)) && { lesson_levels: 'not_found' }),
    ...placeProblems('locations.client_place', client, reference, keptPlaces.client),
    ...placeProblems('locations.tutor_place', tutor, reference, keptPlaces.tutor),
  }
}

/**
 * Writes the rows of subjects and places by which orders are found, replacing those of the parts that are given; levels stay in the order in which they came. Levels that a subject does not offer are left out.
 * What is not there `detailProblems` told before (spec: public 5, order form normalisation; decisions ORD-23).
 */
export async function writeOrderDetails(tx: Tx, order_id: number, { lesson_levels, locations }: OrderDetails) {
  if (lesson_levels) {
    const rows = await lessonRowsOf(tx, lesson_levels)
    await tx.delete(orderLessons).where(eq(orderLessons.order_id, order_id))
    await tx.insert(orderLessons).values(rows.map((row) => ({ order_id, ...row })))
  }
  if (locations) {
    const { client, tutor } = placesOf(locations)
    const rows = [...client.map((place) => ({ at: 'client' as const, ...place })), ...tutor.map((place) => ({ at: 'tutor' as const, ...place }))]
    await tx.delete(orderPlaces).where(eq(orderPlaces.order_id, order_id))
    if (rows.length > 0) await tx.insert(orderPlaces).values(rows.map((row) => ({ order_id, ...row })))
  }
}

/**
 * The columns of an order that repeat its places: without a client's place there is neither a list of them nor an address, a single one takes the address, and
 * district 0, "any", is left out (spec: public 5, order form normalisation).
 */
export function placeColumns({ locations, location_at_client, address: typed = '' }: OrderDetails) {
  const address = location_at_client ? typed : ''
  if (!locations) return { address }
  const places = location_at_client ? locations.client_place.map(({ address, ...cities }) => ({ ...named(cities), ...(address && { address }) })) : []
  const client_place = places.length === 1 && address ? places.map((place) => ({ ...place, address })) : places
  const tutor_place = named(locations.tutor_place)
  return { address, locations: { ...locations, client_place, tutor_place, location_client: location_at_client === true } as Locations }
}

/** Cities with the districts that were named in them. */
const named = (cities: object) =>
  Object.fromEntries(
    Object.entries(cities).map(([city, districts]) => [city, Object.fromEntries(Object.entries(districts).filter(([id]) => id !== '0'))]),
  )

async function lessonRowsOf(db: Reader, lesson_levels: LessonLevels): Promise<{ lesson_id: number; level_id: number | null }[]> {
  const ids = Object.keys(lesson_levels).map(Number)
  const offered = await db
    .select({ lesson_id: lessonLevels.lesson_id, level_id: lessonLevels.level_id })
    .from(lessonLevels)
    .where(inArray(lessonLevels.lesson_id, ids))
  return ids.flatMap((lesson_id): { lesson_id: number; level_id: number | null }[] => {
    const wanted = new Set(lesson_levels[lesson_id])
    const taught = [...wanted].filter((level_id) => offered.some((one) => one.lesson_id === lesson_id && one.level_id === level_id))
    return (taught.length > 0 ? taught : [null]).map((level_id) => ({ lesson_id, level_id }))
  })
}

const placesOf = ({ client_place, tutor_place }: Pick<Locations, 'client_place' | 'tutor_place'> = { client_place: [], tutor_place: {} }) => ({
  client: client_place.flatMap(placesIn),
  tutor: placesIn(tutor_place),
})
