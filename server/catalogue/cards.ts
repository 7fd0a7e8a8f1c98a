import { languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { shownText, type TutorCard } from '../../schemas/index.ts'
import { isSchoolTutor } from '../../schemas/tutor-price.ts'
import { type Level, nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import { activeTops } from '../tops/rotation.ts'
import { isCatalogDisabled } from '../tutors/available.ts'
import { avatarOf } from '../tutors/avatar.ts'
import { GONE } from '../tutors/gone.ts'
import { pick } from '../tutors/kept-fields.ts'
import { publicName } from '../tutors/names.ts'
import { schoolRatesOf, shownRate } from '../tutors/price.ts'
import { shownReviews } from '../tutors/shown-reviews.ts'
import { type Week, weekOf } from '../tutors/week.ts'
import type { Viewing } from '../viewing.ts'
import { type CardRow, cardFields } from './card-row.ts'
import { openTravels } from './open-travels.ts'

type CardViewing = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language' | 'now'>

/** What the cards of one moment share. */
export interface Today {
  reference: Reference
  /** Made once: the calendar of a zone is slow. */
  week: Week
  /** Tutors with an active TOP. */
  tops: ReadonlySet<number>
}

/** Read once for all cards of a page. */
export async function todayOf(viewing: CardViewing): Promise<Today> {
  const [reference, tops] = await Promise.all([referenceOf(viewing), activeTops(viewing)])
  return { reference, week: weekOf(viewing.edition, viewing.now), tops }
}

const isExpanded = (level?: Level) => level?.active === true && level.is_matura && level.is_advanced

/** A subject, city or district that is there and not switched off. */
function activeAt<R extends { active: boolean }>(records: ReadonlyMap<number, R>, id: number | null): R | undefined {
  const record = records.get(id ?? 0)
  return record?.active ? record : undefined
}

/** A tutor as every list shows them; a `lesson_id` comes first and gives the price. Subjects and places that are switched off are left out. */
export function cardOf(row: CardRow, viewing: CardViewing, { reference, week, tops }: Today, lesson_id?: number): TutorCard {
  const { edition, language } = viewing
  const { practice } = textsOf(edition, language)['enums-requests']
  const name = (names: Record<string, string>) => nameIn(names, language)
  const rate = askedRate(row, viewing, reference, lesson_id)
  const lessons = row.lessons
    .flatMap(({ id }) => activeAt(reference.lessons, id) ?? [])
    .toSorted((a, b) => Number(b.id === lesson_id) - Number(a.id === lesson_id))
  const { count, mark } = shownReviews(row)
  const homes = row.homes.flatMap(({ city_id, district_id }) => {
    const city = activeAt(reference.cities, city_id)
    const district = activeAt(reference.districts, district_id)
    return city ? [{ city: { id: city.id, name: name(city.name) }, district: district ? { id: district.id, name: name(district.name) } : null }] : []
  })
  const written = { ...row.short_descriptions, [languageOf(edition, row.texts_lang ?? '')]: row.short_description }
  const short = shownText(written, language, edition.locales)
  const reached = row.travels && new Set(openTravels(row.travels, reference).map(({ city_id }) => city_id))
  const travelled = row.travel_cities.filter((id) => (reached ? reached.has(id) : activeAt(reference.cities, id)))
  const isNowhere = !row.work_online && homes.length === 0 && travelled.length === 0
  const firstCity = reference.cities.get(homes[0]?.city.id ?? travelled[0] ?? 0)
  return {
    ...pick(row, cardFields),
    short_description: short.text,
    lang: short.lang,
    full_name: publicName(row),
    status_code: GONE.includes(row.status) ? 410 : 200,
    // where no subject or no place is left there is nothing to ask for
    is_catalog_disabled: isCatalogDisabled(row) || lessons.length === 0 || isNowhere,
    top: tops.has(row.id),
    avatar: avatarOf(row.avatar),
    lessons: lessons.map((lesson) => ({ id: lesson.id, name: name(lesson.name), rname: name(lesson.rname) })),
    has_expanded_matura:
      edition.flags.expandedMatura &&
      row.levels.some((id) => isExpanded(reference.levels.get(id)) && lessons.some(({ levels }) => levels.includes(id))),
    has_packages: edition.flags.packages && isSchoolTutor(row) && lessons.some(({ is_school }) => is_school),
    rate,
    rate_id: rate?.id ?? null,
    school_rates: schoolRatesOf(row, edition),
    count_reviews: count,
    reviews_count: count,
    average_rating_reviews: mark,
    avg_review_rate: mark,
    hide_reviews: row.toggles.hide_reviews === true,
    work_home: homes.length > 0,
    work_travel: travelled.length > 0,
    work_client: travelled.length > 0,
    locations_home: homes,
    city_id: firstCity?.id ?? null,
    city: firstCity ? { name: name(firstCity.name), alias: firstCity.alias } : null,
    count_locations: travelled.length + homes.length,
    isset_documents: row.has_documents,
    practice: row.practice_id === null ? null : { id: row.practice_id, name: (practice as Record<number, string>)[row.practice_id] ?? '' },
    schedule: { ...week, schedule: row.schedule },
  }
}

/** What an hour with the tutor costs, of a lesson where one is named; null for a school tutor (spec: decisions TUT-5). */
export const askedRate = (row: CardRow, { edition, language }: Pick<CardViewing, 'edition' | 'language'>, reference: Reference, lesson_id?: number) =>
  shownRate({ status: row.status, rate_id: rateFor(row, reference, lesson_id) }, edition, language)

/** The tutor's rate for a lesson; without a general one the lowest of those that are taught now, as in the catalogue's listings. */
function rateFor({ rate_id, lessons }: CardRow, reference: Reference, lesson_id: number | undefined): number | null {
  const own = lessons.flatMap((lesson) => (activeAt(reference.lessons, lesson.id) ? (lesson.rate_id ?? []) : []))
  return lessons.find(({ id }) => id === lesson_id)?.rate_id ?? rate_id ?? (own.length ? Math.min(...own) : null)
}
