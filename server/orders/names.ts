import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Edition, Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import type { Names } from '../database/columns.ts'
import type { Reader } from '../database/open.ts'
import { nameIn } from '../reference/reference.ts'
import { cities, districts, lessons, levels, subdistricts } from '../reference/table.ts'
import { shownRate } from '../tutors/price.ts'
import { orderLessons, orderPlaces } from './table.ts'

/** `6 000 ₸/hour`: the id of a rate is its price (spec: decisions ORD-18). */
export const rateOf = (rate_id: number | null, edition: Edition, language: Language) =>
  rate_id === null ? null : { id: rate_id, name: `${formatMoney(rate_id, edition, language)}${textsOf(edition, language).common.per_hour}` }

/** What a tutor on an order costs its client: a school tutor the school's price, others what they named in their answer, else what they ask. */
export const tutorRateOf = (
  row: { rate_id: number | null } | undefined,
  tutor: { status: number; rate_id: number | null },
  edition: Edition,
  language: Language,
) => (tutor.status === TUTOR_STATUS.school || !row?.rate_id ? shownRate(tutor, edition, language) : rateOf(row.rate_id, edition, language))

export interface OrderNames {
  lesson_levels: Record<string, number[]>
  lessons: { id: number; name: string; levels: { id: number; name: string }[] }[]
  places: { at: 'client' | 'tutor'; city_id: number; city: string; district: string | null; subdistricts: string[]; name: string }[]
}

/** The levels of an order's subjects, each once; none of an order that is not there. */
export const levelNames = (names: OrderNames | undefined): string[] => [
  ...new Set(names?.lessons.flatMap(({ levels }) => levels.map(({ name }) => name))),
]

/** Where its lessons may be at the client's and at the tutor's. */
export function placeNames(names: OrderNames | undefined) {
  const namesAt = (whose: 'client' | 'tutor') => names?.places.filter(({ at }) => at === whose).map(({ name }) => name) ?? []
  return { client: namesAt('client'), tutor: namesAt('tutor') }
}

/** Subjects, levels and places of these orders in words, by order id. */
export async function namesOf(db: Reader, orderIds: number[], language: Language): Promise<Map<number, OrderNames>> {
  const found = new Map<number, OrderNames>(orderIds.map((id) => [id, { lesson_levels: {}, lessons: [], places: [] }]))
  if (orderIds.length === 0) return found
  const [lessonRows, placeRows] = await Promise.all([
    db
      .select({
        order_id: orderLessons.order_id,
        lesson_id: orderLessons.lesson_id,
        lesson: lessons.name,
        level_id: orderLessons.level_id,
        level: levels.name,
      })
      .from(orderLessons)
      .innerJoin(lessons, eq(lessons.id, orderLessons.lesson_id))
      .leftJoin(levels, eq(levels.id, orderLessons.level_id))
      .where(inArray(orderLessons.order_id, orderIds))
      .orderBy(asc(orderLessons.id)),
    db
      .select({
        order_id: orderPlaces.order_id,
        at: orderPlaces.at,
        city_id: orderPlaces.city_id,
        city: cities.name,
        district: districts.name,
        subdistricts: sql<Names[]>`coalesce(jsonb_agg(${subdistricts.name}) filter (where ${subdistricts.id} is not null), '[]')`,
      })
      .from(orderPlaces)
      .innerJoin(cities, eq(cities.id, orderPlaces.city_id))
      .leftJoin(districts, eq(districts.id, orderPlaces.district_id))
      .leftJoin(subdistricts, eq(subdistricts.id, orderPlaces.subdistrict_id))
      .where(inArray(orderPlaces.order_id, orderIds))
      .groupBy(orderPlaces.order_id, orderPlaces.at, orderPlaces.city_id, cities.name, districts.id, districts.name)
      .orderBy(asc(orderPlaces.order_id), asc(districts.id)),
  ])
  for (const row of lessonRows) {
    const names = found.get(row.order_id)
    if (!names) continue
    const known = names.lessons.find(({ id }) => id === row.lesson_id)
    const lesson = known ?? { id: row.lesson_id, name: nameIn(row.lesson, language), levels: [] }
    if (!known) names.lessons.push(lesson)
    if (row.level_id !== null && row.level) lesson.levels.push({ id: row.level_id, name: nameIn(row.level, language) })
    names.lesson_levels[row.lesson_id] = lesson.levels.map(({ id }) => id)
  }
  for (const row of placeRows) {
    const city = nameIn(row.city, language)
    const district = row.district && nameIn(row.district, language)
    const subdistricts = row.subdistricts.map((one) => nameIn(one, language))
    const name = [city, district, ...subdistricts].filter((part) => part !== null).join(', ')
    found.get(row.order_id)?.places.push({ at: row.at, city_id: row.city_id, city, district, subdistricts, name })
  }
  return found
}
