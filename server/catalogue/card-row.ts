import { type SQL, sql } from 'drizzle-orm'
import { type ByLanguage, TutorCard } from '../../schemas/index.ts'
import { keptFields } from '../tutors/kept-fields.ts'
import type { tutors } from '../tutors/table.ts'
import type { Travel } from './open-travels.ts'

/** What a card shows as it is kept. */
export const cardFields = keptFields(TutorCard)
/** What it shows in other words. */
const worded = [
  'texts_lang',
  'last_name',
  'overdue_disabled',
  'toggles',
  'avatar',
  'rate_id',
  'practice_id',
  'schedule',
  'reviews_count',
  'reviews_mark',
] as const

/** What a card shows, as the database keeps it; ids are worded by the reference data. */
export interface CardRow extends Pick<typeof tutors.$inferSelect, (typeof cardFields)[number] | (typeof worded)[number]> {
  lessons: { id: number; rate_id: number | null }[]
  homes: { city_id: number; district_id: number | null }[]
  travel_cities: number[]
  /** Absent from a row that a process wrote which knew the cities alone. */
  travels?: Travel[]
  has_documents: boolean
  levels: number[]
  /** The short description in the other languages than that of its column; null where it has none. */
  short_descriptions: ByLanguage | null
  /** The tutor keeps search engines out: no answer says so, but what is written for those names them nowhere. */
  out_of_search: boolean
}

const columns = [...new Set<string>([...cardFields, ...worded])]

/** Columns of a `CardRow` of the tutors `t`. */
export const cardColumns: SQL = sql`
  ${sql.raw(columns.map((name) => `t.${name}`).join(', '))},
  (select coalesce(jsonb_agg(jsonb_build_object('id', lesson_id, 'rate_id', rate_id) order by position, lesson_id), '[]')
    from tutor_lessons where tutor_id = t.id) as lessons,
  (select coalesce(jsonb_agg(jsonb_build_object('city_id', city_id, 'district_id', district_id) order by id), '[]') from tutor_homes where tutor_id = t.id) as homes,
  array(select city_id from tutor_travels where tutor_id = t.id group by city_id order by min(id)) as travel_cities,
  (select coalesce(jsonb_agg(jsonb_build_object('city_id', city_id, 'district_id', district_id, 'subdistrict_id', subdistrict_id) order by id), '[]')
    from tutor_travels where tutor_id = t.id) as travels,
  exists (select from tutor_documents where tutor_id = t.id and approved) as has_documents,
  array(select distinct level_id from tutor_levels where tutor_id = t.id order by level_id) as levels,
  (select jsonb_object_agg(language, said -> 'short_description') from jsonb_each(t.translations) of_language(language, said)
    where said ? 'short_description') as short_descriptions,
  not coalesce((t.settings ->> 'profile_in_search_engines')::boolean, true) as out_of_search`
