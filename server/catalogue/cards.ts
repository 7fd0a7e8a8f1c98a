import { type SQL, sql } from 'drizzle-orm'
import { locales } from '../../locales/index.ts'
import type { TutorCard } from '../../schemas/index.ts'
import { nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import { activeTops } from '../tops/rotation.ts'
import { isCatalogDisabled } from '../tutors/available.ts'
import { avatarOf } from '../tutors/avatar.ts'
import { publicName } from '../tutors/names.ts'
import { schoolRatesOf, shownRate } from '../tutors/price.ts'
import { shownReviews } from '../tutors/shown-reviews.ts'
import type { tutors } from '../tutors/table.ts'
import { type Week, weekOf } from '../tutors/week.ts'
import type { Viewing } from '../viewing.ts'

type Tutor = typeof tutors.$inferSelect

type CardViewing = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language' | 'now'>

/** What a card shows, as the database keeps it; ids are worded by the reference data. */
export interface CardRow
  extends Pick<
    Tutor,
    | 'id'
    | 'name'
    | 'last_name'
    | 'status'
    | 'school_tutor_id'
    | 'overdue_disabled'
    | 'toggles'
    | 'verified'
    | 'lang'
    | 'prof'
    | 'avatar'
    | 'short_description'
    | 'rate_id'
    | 'work_online'
    | 'practice_id'
    | 'schedule'
    | 'reviews_count'
    | 'reviews_mark'
    | 'response_band'
  > {
  lessons: { id: number; rate_id: number | null }[]
  homes: { city_id: number; district_id: number | null }[]
  travel_cities: number[]
  has_documents: boolean
  teaches_expanded: boolean
}

/** Columns of a `CardRow` of the tutors `t`. */
export const cardColumns: SQL = sql`
  t.id, t.name, t.last_name, t.status, t.school_tutor_id, t.overdue_disabled, t.toggles, t.verified, t.lang, t.prof, t.avatar, t.short_description,
  t.rate_id, t.work_online, t.practice_id, t.schedule, t.reviews_count, t.reviews_mark, t.response_band,
  (select coalesce(jsonb_agg(jsonb_build_object('id', lesson_id, 'rate_id', rate_id) order by position, lesson_id), '[]')
    from tutor_lessons where tutor_id = t.id) as lessons,
  (select coalesce(jsonb_agg(jsonb_build_object('city_id', city_id, 'district_id', district_id) order by id), '[]') from tutor_homes where tutor_id = t.id) as homes,
  array(select city_id from tutor_travels where tutor_id = t.id group by city_id order by min(id)) as travel_cities,
  exists (select from tutor_documents where tutor_id = t.id and approved) as has_documents,
  exists (select from tutor_levels offered join levels on levels.id = offered.level_id where offered.tutor_id = t.id and is_matura and is_advanced) as teaches_expanded`

/**
 * Cards of these tutors, in this order; ids that name nobody are left out. In a list of one lesson it comes first on the card, at its own price where it has
 * one: the price by which the list is filtered and ordered.
 */
export async function cardsOf(viewing: CardViewing, ids: readonly number[], lesson_id?: number): Promise<TutorCard[]> {
  if (ids.length === 0) return []
  viewing.cache.note(...ids.map((id) => `tutor:${id}` as const))
  const { rows } = await viewing.db.execute<CardRow & Record<string, unknown>>(
    sql`select ${cardColumns} from tutors t where t.id = any(${sql.param(ids)}::int[])`,
  )
  const today = await todayOf(viewing)
  const byId = new Map(rows.map((row) => [row.id, cardOf(row, viewing, today, lesson_id)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the cards of one moment share. */
export interface Today {
  reference: Reference
  /** Made once: the calendar of a zone is slow. */
  week: Week
  /** Tutors with an active TOP. */
  tops: ReadonlySet<number>
}

export async function todayOf(viewing: CardViewing): Promise<Today> {
  const [reference, tops] = await Promise.all([referenceOf(viewing), activeTops(viewing)])
  return { reference, week: weekOf(viewing.edition, viewing.now), tops: tops.tutors }
}

export function cardOf(row: CardRow, { edition, language }: CardViewing, { reference, week, tops }: Today, lesson_id?: number): TutorCard {
  const { practice } = locales[language]['enums-requests']
  const name = (names: Record<string, string>) => nameIn(names, language)
  const rate = shownRate({ status: row.status, rate_id: rateFor(row, lesson_id) }, edition, language)
  const lessons = row.lessons.toSorted((a, b) => Number(b.id === lesson_id) - Number(a.id === lesson_id))
  const { count, mark } = shownReviews(row)
  const homes = row.homes.flatMap(({ city_id, district_id }) => {
    const city = reference.cities.get(city_id)
    const district = district_id === null ? undefined : reference.districts.get(district_id)
    return city ? [{ city: { id: city.id, name: name(city.name) }, district: district ? { id: district.id, name: name(district.name) } : null }] : []
  })
  const firstCity = reference.cities.get(row.homes[0]?.city_id ?? row.travel_cities[0] ?? 0)
  return {
    id: row.id,
    name: row.name,
    full_name: publicName(row),
    status: row.status,
    status_code: [5, 8, 9].includes(row.status) ? 410 : 200,
    school_tutor_id: row.school_tutor_id,
    is_catalog_disabled: isCatalogDisabled(row),
    verified: row.verified,
    lang: row.lang,
    top: tops.has(row.id),
    prof: row.prof,
    avatar: avatarOf(row.avatar),
    short_description: row.short_description,
    lessons: lessons.flatMap(({ id }) => {
      const lesson = reference.lessons.get(id)
      return lesson?.active ? [{ id, name: name(lesson.name), rname: name(lesson.rname) }] : []
    }),
    has_expanded_matura: edition.flags.expandedMatura && row.teaches_expanded,
    rate,
    rate_id: rate?.id ?? null,
    school_rates: schoolRatesOf(row, edition),
    count_reviews: count,
    reviews_count: count,
    average_rating_reviews: mark,
    avg_review_rate: mark,
    work_home: row.homes.length > 0,
    work_travel: row.travel_cities.length > 0,
    work_online: row.work_online,
    work_client: row.travel_cities.length > 0,
    locations_home: homes,
    city_id: firstCity?.id ?? null,
    city: firstCity ? { name: name(firstCity.name), alias: firstCity.alias } : null,
    count_locations: row.travel_cities.length + row.homes.length,
    isset_documents: row.has_documents,
    practice: row.practice_id === null ? null : { id: row.practice_id, name: (practice as Record<number, string>)[row.practice_id] ?? '' },
    schedule: { ...week, schedule: row.schedule },
    response_band: row.response_band,
  }
}

/** The tutor's rate for a lesson; without a general one the lowest, as in the catalogue's listings. */
function rateFor({ rate_id, lessons }: CardRow, lesson_id: number | undefined): number | null {
  const own = lessons.flatMap((lesson) => lesson.rate_id ?? [])
  return lessons.find(({ id }) => id === lesson_id)?.rate_id ?? rate_id ?? (own.length ? Math.min(...own) : null)
}
