import * as z from 'zod/mini'
import {
  Chosen,
  counted,
  Email,
  emptyAs,
  Flag,
  Id,
  IdKey,
  IdOf,
  Int,
  JsonText,
  Language,
  Line,
  LineOrNone,
  List,
  NameOf,
  OneOf,
  or,
  Phone,
  read,
  some,
  Text,
  TextOrNone,
  Version,
  Words,
} from './common.ts'
import { LessonLevels, PlaceMap } from './order-fields.ts'
import { practices } from './order-options.ts'
import { GRADUATION, onlineApps, tutorAges, tutorLimits } from './tutor-options.ts'
import { spokenLanguages } from './tutors.ts'

export * from './tutor-options.ts'
export * from './tutor-texts.ts'

const spoken = Object.keys(spokenLanguages).map(Number)
const limits = tutorLimits
const EXTRA_PHONES = 5
const MOST_HOMES = 10
const SLOTS = 48

/** Plain text is in the edition's first language; a language that is left out stays, one sent empty is emptied. Each is as long as the limits ask for. */
const Worded = /* @__NO_SIDE_EFFECTS__ */ (...[min, max]: readonly [number, number]) =>
  z.union([TextOrNone(min, max), z.partialRecord(Language, TextOrNone(min, max))])
/** The same of a text that waits; null where none does. */
const Waiting = /* @__NO_SIDE_EFFECTS__ */ (...[min, max]: readonly [number, number]) =>
  emptyAs(z.union([Text(min, max), z.partialRecord(Language, TextOrNone(min, max))]), null)

const LessonTexts = /* @__PURE__ */ z.partial(
  /* @__PURE__ */ z.object({
    description: Worded(...limits.lesson_description),
    new_description: Waiting(...limits.lesson_description),
  }),
)
/** Plain text, or the published text beside the one that waits. */
const LessonDescription = /* @__PURE__ */ read((value) => (typeof value === 'string' ? { description: value } : value), LessonTexts) as z.ZodMiniType<
  z.output<typeof LessonTexts>,
  string | z.input<typeof LessonTexts>
>
const Home = /* @__PURE__ */ z.object({
  city_id: Id,
  district_id: or(Id, null),
  subdistrict_id: or(Id, null),
  address: or(Text(...limits.address), ''),
})
/** Where a tutor teaches; `false` empties its list (spec: public 3, tutor profile edit). */
export const TutorLocations = /* @__PURE__ */ z.object({
  home: some(z.object({ work_home: Flag, locations: or(Chosen(Home, MOST_HOMES), []) })),
  travel: some(z.object({ work_travel: Flag, locations: or(JsonText(PlaceMap), {}) })),
  online: some(z.object({ work_online: Flag })),
})
/** Half-hour slots by weekday; of the schedule as it is shown, the slots alone. */
export const Slots = /* @__PURE__ */ read(
  (value) => (typeof value === 'object' && value !== null && 'schedule' in value ? value.schedule : value),
  counted(z.record(z.string().check(z.regex(/^[1-7]$/)), List(Int(1, SLOTS), SLOTS))),
)
/** By id, or as the list that was read. */
const byId = (value: unknown) => (Array.isArray(value) ? Object.fromEntries(value.map((document) => [document?.id, document])) : value)
const Documents = /* @__PURE__ */ read(byId, counted(z.record(IdKey, z.object({ description: or(Text(0, 200), '') }))))
const OwnDocuments = /* @__PURE__ */ read(byId, counted(z.record(IdKey, z.object({ description: TextOrNone(...limits.document_description) }))))

/** What a tutor's profile consists of, as it is sent (spec: decisions TUT-5, TUT-6). */
const fields = {
  name: LineOrNone(...limits.name),
  last_name: LineOrNone(...limits.name),
  sex: emptyAs(OneOf([1, 2]), null),
  birth_date: emptyAs(z.iso.date(), null),
  age: emptyAs(IdOf(OneOf(tutorAges)), null),
  email: emptyAs(Email, null),
  email_confirmed: some(Flag),
  phone_plain: emptyAs(Phone, null),
  phone_default_country_code: some(Int(0, 999)),
  phone_confirmed: some(Flag),
  phones_extra: emptyAs(List(Phone, EXTRA_PHONES), []),
  online_communication_app: emptyAs(List(z.object({ app: Words(onlineApps), account: Text(...limits.account) }), onlineApps.length), []),
  lang: some(Language),
  prof: some(OneOf([1, 2])),
  short_description: Worded(...limits.short_description),
  description: Worded(...limits.description),
  speciality: Worded(...limits.speciality),
  new_short_description: Waiting(...limits.short_description),
  new_description: Waiting(...limits.description),
  new_speciality: Waiting(...limits.speciality),
  youtube_video: emptyAs(Text(0, 200), ''),
  university_id: emptyAs(Id, null),
  university_name: NameOf(TextOrNone(...limits.university_name)),
  university_degree_name_id: emptyAs(Id, null),
  university_graduation_year: emptyAs(Int(GRADUATION.first, 2200), null),
  practice_id: emptyAs(OneOf(practices), null),
  langs: emptyAs(List(IdOf(OneOf(spoken)), spoken.length), []),
  lesson_levels: emptyAs(JsonText(LessonLevels), {}),
  lesson_descriptions: emptyAs(JsonText(counted(z.record(IdKey, LessonDescription))), {}),
  lesson_rates: emptyAs(JsonText(counted(z.record(IdKey, Id))), {}),
  rate_id: emptyAs(Id, null),
  locations: emptyAs(JsonText(TutorLocations), {}),
  schedule: emptyAs(JsonText(Slots), {}),
  school_tutor_id: emptyAs(Id, null),
  points_first_diploma: some(Int(...limits.points)),
  points_second_diploma: some(Int(...limits.points)),
  admin_comment: emptyAs(Text(...limits.admin_comment), ''),
}
const sent = /* @__PURE__ */ z.partial(/* @__PURE__ */ z.object(fields))

/** What becomes of a waiting text: it is published, or the old one is kept. */
const textFates = ['publish', 'keep'] as const
/**
 * Only the fields sent are changed; a document that is left out of a sent `documents` is removed. `texts` decides on each waiting text by itself, a lesson's
 * as `lesson_descriptions.8`, with the language behind it where that is not the edition's first: `description.ru`; without it a save publishes all. `version` is the one the editor opened (spec: decisions TUT-2, TUT-6, Z-10).
 */
export const TutorSave = /* @__PURE__ */ z.extend(sent, {
  id: Id,
  documents: some(JsonText(Documents)),
  texts: some(JsonText(counted(z.record(z.string().check(z.maxLength(40)), Words(textFates))))),
  version: Version,
})
export const TutorCreate = /* @__PURE__ */ z.extend(sent, { name: Line(...limits.name), last_name: Line(...limits.name) })
/** Of their own profile tutors send all but what has a call of its own and what is staff's: phone and e-mail are read back and left alone (spec: decisions TUT-5). */
export const OwnSave = /* @__PURE__ */ z.extend(
  /* @__PURE__ */ z.omit(sent, {
    ...{ email: true, email_confirmed: true, phone_plain: true, phone_default_country_code: true, phone_confirmed: true },
    ...{ school_tutor_id: true, points_first_diploma: true, points_second_diploma: true, admin_comment: true },
  }),
  {
    documents: some(JsonText(OwnDocuments)),
    new_documents_descriptions: or(List(Text(...limits.document_description), limits.documents[1]), []),
    version: Version,
  },
)
export type OwnSave = z.output<typeof OwnSave>
export type TutorSave = z.output<typeof TutorSave>
export type TutorCreate = z.output<typeof TutorCreate>

/** What is asked of a profile before it may be shown. */
export interface ProfileFacts {
  name: string
  last_name: string
  phone_plain: string | null
  sex: number | null
  birth_date: string | null
  age: unknown
  short_description: string
  description: string
  practice_id: number | null
  rate_id: number | null
  lesson_levels: Readonly<Record<string, readonly number[]>>
  lesson_descriptions: Readonly<Record<string, { description: string }>>
  has_place: boolean
}

/** What a profile lacks to be complete: field → its code, empty when nothing is missing (spec: decisions TUT-7). */
export function missingOf(profile: ProfileFacts): Record<string, string> {
  const { lesson_levels, lesson_descriptions } = profile
  const isTaught = (lesson: string) => (lesson_levels[lesson]?.length ?? 0) > 0
  const has = {
    name: profile.name !== '',
    last_name: profile.last_name !== '',
    phone_plain: profile.phone_plain !== null,
    sex: profile.sex !== null,
    birth_date: profile.birth_date !== null || profile.age !== null,
    short_description: profile.short_description !== '',
    description: profile.description !== '',
    practice_id: profile.practice_id !== null,
    rate_id: profile.rate_id !== null,
    lesson_levels: Object.keys(lesson_levels).some(isTaught),
    lesson_descriptions: Object.keys(lesson_levels).some((lesson) => isTaught(lesson) && lesson_descriptions[lesson]?.description),
    locations: profile.has_place,
  }
  return Object.fromEntries(
    Object.entries(has).flatMap(([field, isThere]) => (isThere ? [] : [[field, field === 'locations' ? 'place_required' : 'required']])),
  )
}
