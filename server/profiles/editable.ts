import { asc, eq } from 'drizzle-orm'
import { defaultLanguage, type Edition } from '../../editions/index.ts'
import { byLanguage, missingOf, type TutorForStaff, type TutorText, wishedOf } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { tutorHomes, tutorLessons, tutorLevels, type tutors, tutorTravels } from '../tutors/table.ts'
import { lessonTextOf, ownTextsOf } from './kept-texts.ts'

type Tutor = typeof tutors.$inferSelect
type Lesson = typeof tutorLessons.$inferSelect
type Home = typeof tutorHomes.$inferSelect
type Travel = typeof tutorTravels.$inferSelect

/** A profile in the form in which it is sent: ids where answers have words (spec: decisions TUT-5, TUT-6). */
export type Editable = ReturnType<typeof editable>

/** What stands beside the tutor's own row. */
async function partsOf(db: Reader, tutor_id: number) {
  const [lessons, levels, homes, travels] = await Promise.all([
    db.select().from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id)).orderBy(asc(tutorLessons.position), asc(tutorLessons.lesson_id)),
    db.select().from(tutorLevels).where(eq(tutorLevels.tutor_id, tutor_id)).orderBy(asc(tutorLevels.level_id)),
    db.select().from(tutorHomes).where(eq(tutorHomes.tutor_id, tutor_id)).orderBy(asc(tutorHomes.id)),
    db.select().from(tutorTravels).where(eq(tutorTravels.tutor_id, tutor_id)).orderBy(asc(tutorTravels.id)),
  ])
  return { lessons, levels, homes, travels }
}

export const editableOf = async (db: Reader, tutor: Tutor, edition: Edition) => editable(tutor, await partsOf(db, tutor.id), edition)

function editable(tutor: Tutor, { lessons, levels, homes, travels }: Awaited<ReturnType<typeof partsOf>>, edition: Edition) {
  const ofLessons = <T>(value: (lesson: Lesson) => T) => Object.fromEntries(lessons.map((lesson) => [lesson.lesson_id, value(lesson)]))
  return {
    name: tutor.name,
    last_name: tutor.last_name,
    sex: tutor.sex,
    birth_date: tutor.birth_date,
    age: tutor.age_id,
    email: tutor.email,
    email_confirmed: tutor.email_confirmed,
    phone_plain: tutor.phone,
    phone_default_country_code: tutor.phone_country,
    phone_confirmed: tutor.phone_confirmed,
    phones_extra: tutor.phones_extra,
    online_communication_app: tutor.communication_apps,
    lang: tutor.lang,
    prof: tutor.prof,
    ...ownTextsOf(tutor, edition),
    youtube_video: tutor.youtube_video,
    university_id: tutor.university_id,
    university_name: tutor.university_name,
    university_degree_name_id: tutor.university_degree_id,
    university_graduation_year: tutor.university_graduation_year,
    practice_id: tutor.practice_id,
    langs: tutor.langs,
    lesson_levels: ofLessons(({ lesson_id }) => levels.filter((level) => level.lesson_id === lesson_id).map(({ level_id }) => level_id)),
    lesson_descriptions: ofLessons((lesson) => lessonTextOf(lesson, tutor, edition)),
    lesson_rates: Object.fromEntries(lessons.flatMap(({ lesson_id, rate_id }) => (rate_id === null ? [] : [[lesson_id, rate_id]]))),
    rate_id: tutor.rate_id,
    locations: locationsOf(tutor, homes, travels),
    schedule: tutor.schedule,
    school_tutor_id: tutor.school_tutor_id,
    points_first_diploma: tutor.points_first_diploma,
    points_second_diploma: tutor.points_second_diploma,
    admin_comment: tutor.admin_comment,
  }
}

function locationsOf({ work_online }: Tutor, homes: Home[], travels: Travel[]): TutorForStaff['locations'] {
  return {
    home: {
      work_home: homes.length > 0,
      locations: homes.map(({ city_id, district_id, subdistrict_id, address }) => ({ city_id, district_id, subdistrict_id, address })),
    },
    travel: { work_travel: travels.length > 0, locations: placeMapOf(travels) },
    online: { work_online },
  }
}

/** city → district → microdistricts; an empty level means all of it. */
function placeMapOf(travels: readonly Travel[]) {
  const map: Record<string, Record<string, number[]>> = {}
  for (const { city_id, district_id, subdistrict_id } of travels) {
    map[city_id] ??= {}
    if (district_id === null) continue
    const parts = map[city_id]
    parts[district_id] ??= []
    if (subdistrict_id !== null) parts[district_id]?.push(subdistrict_id)
  }
  return map
}

/** What the profile lacks to be published; its texts have to be there in the edition's first language (spec: decisions TUT-7). */
export function missingIn({ locations: { home, travel, online }, ...profile }: Editable, edition: Edition) {
  const said = (text: TutorText) => byLanguage(text, defaultLanguage(edition))[defaultLanguage(edition)] ?? ''
  return missingOf({
    ...profile,
    short_description: said(profile.short_description),
    description: said(profile.description),
    lesson_descriptions: Object.fromEntries(
      Object.entries(profile.lesson_descriptions).map(([id, { description }]) => [id, { description: said(description) }]),
    ),
    has_place: home.work_home || travel.work_travel || online.work_online,
  })
}

/** What stands between a profile and its publication besides: the phone to confirm, where the country asks for it (spec: decisions AUTH-18). */
export const phoneToConfirm = ({ phone_confirmed }: Pick<Editable, 'phone_confirmed'>, { flags }: Edition) =>
  flags.phoneConfirm && !phone_confirmed && { phone_confirmed: 'required' }

/** The same of a profile as its tutor wishes it, with the texts that wait; a subject without a level is not finished. */
export function missingInWish(profile: Editable, edition: Edition) {
  const { lesson_levels, lesson_descriptions } = profile
  const wished = (text: TutorText, waiting: TutorText | null) => wishedOf(text, waiting, defaultLanguage(edition))
  const isUnfinished = Object.values(lesson_levels).some((levels) => levels.length === 0)
  return {
    ...missingIn(
      {
        ...profile,
        short_description: wished(profile.short_description, profile.new_short_description),
        description: wished(profile.description, profile.new_description),
        lesson_descriptions: Object.fromEntries(
          Object.entries(lesson_descriptions).map(([id, { description, new_description }]) => [
            id,
            { description: wished(description, new_description), new_description },
          ]),
        ),
      },
      edition,
    ),
    ...(isUnfinished && { lesson_levels: 'required' }),
  }
}
