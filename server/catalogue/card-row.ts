import { type SQL, sql } from 'drizzle-orm'
import type { tutors } from '../tutors/table.ts'

type Tutor = typeof tutors.$inferSelect

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
  levels: number[]
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
  array(select distinct level_id from tutor_levels where tutor_id = t.id order by level_id) as levels`
