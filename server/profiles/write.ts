import type { Edition } from '../../editions/index.ts'
import { birthdays, GRADUATION, type TutorCreate, type TutorSave, type TutorText, tutorLimits } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { videoId } from '../../theme/video.ts'
import { phoneColumns, phoneProblems } from '../clients/contacts.ts'
import type { Context } from '../context.ts'
import { requireOwnNumber } from '../tutors/school-number.ts'
import { unixOf } from '../unix.ts'
import type { Editable } from './editable.ts'
import { lessonColumnsOf, ownColumnsOf, ownTextNames } from './kept-texts.ts'
import { namedPlaces, writePlaces } from './places.ts'
import type { Tutor, TutorPatch } from './rows.ts'
import { writeTaught } from './taught.ts'
import { type Fate, lessonTextsAfter, ownTextsAfter } from './texts.ts'

type Sent = Partial<TutorSave> | TutorCreate

/** Problems that no schema shows: a phone by the country's rule, a link that leads to no video, a degree or a language that the edition does not know, odd dates, too many subjects, a way of teaching without its place. */
export function profileProblems(sent: Sent, edition: Edition, now: Date) {
  const { phone_plain, phone_default_country_code, youtube_video, university_degree_name_id, lang } = sent
  return {
    ...(phone_plain && phoneProblems({ phone_plain, phone_default_country_code: phone_default_country_code ?? 1 }, edition)),
    ...(youtube_video && videoId(youtube_video) === null && { youtube_video: 'video' }),
    ...(university_degree_name_id && university_degree_name_id > edition.degrees.length && { university_degree_name_id: 'not_found' }),
    ...(lang && !edition.locales.includes(lang) && { lang: 'invalid_value' }),
    ...languageProblems(sent, edition),
    ...dateProblems(sent, edition, now),
    ...(Object.keys(sent.lesson_levels ?? {}).length > tutorLimits.lessons[1] && { lesson_levels: 'too_big' }),
    ...cityProblems(sent.locations),
  }
}

function cityProblems(locations: Sent['locations'] = {}) {
  const { home, travel } = namedPlaces(locations)
  return {
    ...(locations.home?.work_home && home.length === 0 && { 'locations.home': 'city_required' }),
    ...(locations.travel?.work_travel && travel.length === 0 && { 'locations.travel': 'city_required' }),
  }
}

/** A text may be sent in the languages that the edition speaks. */
function languageProblems({ lesson_descriptions = {}, ...sent }: Sent, { locales }: Edition) {
  const texts: [string, TutorText | null | undefined][] = [
    ...ownTextNames.flatMap((name): [string, TutorText | null | undefined][] => [
      [name, sent[name]],
      [`new_${name}`, sent[`new_${name}`]],
    ]),
    ...Object.entries(lesson_descriptions).flatMap(([id, { description, new_description }]): [string, TutorText | null | undefined][] => [
      [`lesson_descriptions.${id}.description`, description],
      [`lesson_descriptions.${id}.new_description`, new_description],
    ]),
  ]
  const isUnspoken = (language: string) => !(locales as readonly string[]).includes(language)
  return Object.fromEntries(
    texts.flatMap(([name, text]) =>
      text && typeof text === 'object'
        ? Object.keys(text)
            .filter(isUnspoken)
            .map((language) => [`${name}.${language}`, 'invalid_value'])
        : [],
    ),
  )
}

interface Writing {
  tutor: Pick<Tutor, 'id' | 'texts_lang'>
  before: Editable
  /** What becomes of its texts. */
  fate: Fate
}

/** Writes the parts that have tables of their own, and answers the columns of the tutor that a save sets. */
export async function writeProfile(context: Context, sent: Sent, { tutor, before, fate }: Writing): Promise<TutorPatch> {
  const { edition } = context
  const { school_tutor_id } = sent
  if (school_tutor_id && school_tutor_id !== before.school_tutor_id) await requireOwnNumber(context.tx, tutor.id, school_tutor_id)
  const saving = { fate, edition }
  const lesson_texts = lessonColumnsOf(lessonTextsAfter(sent, before.lesson_descriptions, saving), tutor, edition)
  await writeTaught(context, tutor.id, { ...sent, lesson_texts })
  if (sent.locations) await writePlaces(context, tutor.id, sent.locations)
  return {
    ...ownColumns(sent),
    ...ownColumnsOf(ownTextsAfter(sent, before, saving), tutor, edition),
    ...sentPhone(sent, edition),
    ...scheduleColumns(sent, before, context.now),
  }
}

function dateProblems({ birth_date, university_graduation_year: year }: Sent, edition: Edition, now: Date) {
  const today = isoDay(unixOf(now), edition)
  const birthday = birthdays(today)
  const latest = Number(today.slice(0, 4)) + GRADUATION.ahead
  return {
    ...(birth_date && (birth_date > birthday.latest || birth_date < birthday.earliest) && { birth_date: 'age' }),
    ...(year && year > latest && { university_graduation_year: 'too_big' }),
  }
}

/** Columns that are called otherwise than their fields, and those that are not; what was not sent is undefined and stays. */
const ownColumns = (sent: Sent): TutorPatch => ({
  name: sent.name,
  last_name: sent.last_name,
  sex: sent.sex,
  birth_date: sent.birth_date,
  age_id: sent.age,
  email: sent.email,
  email_confirmed: sent.email_confirmed,
  phone_confirmed: sent.phone_confirmed,
  phones_extra: sent.phones_extra,
  communication_apps: sent.online_communication_app,
  lang: sent.lang,
  prof: sent.prof,
  youtube_video: sent.youtube_video,
  university_id: sent.university_id,
  university_name: sent.university_name,
  university_degree_id: sent.university_degree_name_id,
  university_graduation_year: sent.university_graduation_year,
  practice_id: sent.practice_id,
  langs: sent.langs,
  rate_id: sent.rate_id,
  work_online: sent.locations?.online?.work_online,
  school_tutor_id: sent.school_tutor_id,
  points_first_diploma: sent.points_first_diploma,
  points_second_diploma: sent.points_second_diploma,
  admin_comment: sent.admin_comment,
})

function sentPhone({ phone_plain, phone_default_country_code = 1 }: Sent, edition: Edition): TutorPatch {
  if (phone_plain === undefined) return {}
  if (phone_plain === null) return { phone: null, phone_confirmed: false }
  return phoneColumns({ phone_plain, phone_default_country_code }, edition)
}

/** A schedule that was changed is fresh again (spec: decisions TUT-17); empty days are dropped. */
function scheduleColumns({ schedule }: Sent, before: Editable, now: Date): TutorPatch {
  if (!schedule) return {}
  const days = Object.entries(schedule).flatMap(([day, slots]) =>
    slots.length > 0 ? [[day, [...new Set(slots)].sort((a, b) => a - b)] as const] : [],
  )
  const tidy = Object.fromEntries(days)
  return JSON.stringify(tidy) === JSON.stringify(before.schedule) ? {} : { schedule: tidy, schedule_updated_at: now }
}
