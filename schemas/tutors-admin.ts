import * as z from 'zod/mini'
import {
  AnyOf,
  call,
  FieldRule,
  Flag,
  Id,
  Ids,
  JsonText,
  Language,
  List,
  listOf,
  Money,
  Named,
  OneOf,
  or,
  Page,
  Payload,
  some,
  Text,
  UnixTime,
  Uploaded,
  Words,
} from './common.ts'
import { area } from './rights.ts'
import { TutorCreate, TutorSave, tutorActivities, tutorLimits } from './tutor-fields.ts'
import { TutorProfile, tutorStatuses } from './tutors.ts'
import { documentTypes } from './upload-terms.ts'
import { WalletLine } from './wallet.ts'

export * from './tutor-fields.ts'
export * from './tutor-life.ts'

export const tutorSorts = ['id', 'score', 'last_login_at', 'orders'] as const
/** Filters of the staff tutor list (spec: decisions ADM-12). */
export const TutorFilters = /* @__PURE__ */ z.object({
  id: some(Id),
  ids: some(Ids),
  text: some(Text(1, 100)),
  status: AnyOf(tutorStatuses),
  lesson_id: some(Id),
  level_id: some(Id),
  city_id: some(Id),
  work_online: some(Flag),
  verified: some(Flag),
  billing_status: some(OneOf([0, 1, 2, 3])),
  verification_requested: some(Flag),
  has_top: some(Flag),
  favorite: some(Flag),
  prof: some(OneOf([1, 2])),
  points_from: some(Money),
  registered_from: some(UnixTime),
  registered_to: some(UnixTime),
  last_login_from: some(UnixTime),
  last_login_to: some(UnixTime),
  sort_by: some(Words(tutorSorts)),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type TutorFilters = z.output<typeof TutorFilters>

const time = z.nullable(z.int())
export const TutorRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.int(),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
    lessons: z.array(z.string()),
    city: z.nullable(z.string()),
    work_online: z.boolean(),
    rate: z.nullable(Named),
    score: z.number(),
    verified: z.boolean(),
    wallet_balance: z.number(),
    orders: z.object({ active: z.int(), paid: z.int() }),
    last_login_at: time,
    favorite: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'TutorRow' })

export const listTutors = call('POST', '/admin/tutors', {
  about: 'Tutors by filters (decisions ADM-12)',
  allow: area('tutors'),
  body: { page: Page, filters: or(JsonText(TutorFilters), { sort_dir: 'desc' as const }) },
  answer: listOf('tutors', TutorRow),
  changes: false,
})
const maybe = z.nullable
/** A document of a tutor: it waits, is approved, or is refused with a comment (spec: decisions Z-9). Only an approved one is public. */
const StaffDocument = z.object({
  id: z.int(),
  description: z.string(),
  url: z.string(),
  approved: z.boolean(),
  comment: z.string(),
  /** When staff decided on it; null while it waits. */
  checked_at: time,
  created_at: z.int(),
})
/** Plain in the edition's first language alone, else by language. */
const TextShown = z.union([z.string(), z.partialRecord(Language, z.string())])
/** Where a tutor teaches, by ids. */
const Places = z.object({
  home: z.object({
    work_home: z.boolean(),
    locations: z.array(z.object({ city_id: z.int(), district_id: maybe(z.int()), subdistrict_id: maybe(z.int()), address: z.string() })),
  }),
  travel: z.object({ work_travel: z.boolean(), locations: z.record(z.string(), z.record(z.string(), z.array(z.int()))) }),
  online: z.object({ work_online: z.boolean() }),
})
/** The whole record as staff read it; what a save takes stands in it in the form in which it is sent (spec: decisions TUT-5). */
export const TutorForStaff = /* @__PURE__ */ z
  .extend(TutorProfile, {
    last_name: z.string(),
    first_name: z.string(),
    sex: maybe(z.int()),
    school_tutor_id: maybe(z.int()),
    documents: z.array(StaffDocument),
    birth_date: maybe(z.string()),
    email: maybe(z.string()),
    email_confirmed: z.boolean(),
    phone_plain: maybe(z.string()),
    phone_default_country_code: z.int(),
    phone_confirmed: z.boolean(),
    phones_extra: z.array(z.string()),
    client_id: maybe(z.int()),
    online_communication_app: z.array(z.object({ app: z.string(), account: z.string() })),
    short_description: TextShown,
    description: TextShown,
    speciality: TextShown,
    new_short_description: maybe(TextShown),
    new_description: maybe(TextShown),
    new_speciality: maybe(TextShown),
    lesson_descriptions: z.record(z.string(), z.object({ description: TextShown, new_description: maybe(TextShown) })),
    lesson_rates: z.record(z.string(), z.int()),
    locations: Places,
    practice_id: maybe(z.int()),
    university_id: maybe(z.int()),
    university_degree_name_id: maybe(z.int()),
    points_first_diploma: z.int(),
    points_second_diploma: z.int(),
    rating: z.object({
      total: z.number(),
      points_first_diploma: z.int(),
      points_second_diploma: z.int(),
      parts: z.array(z.object({ key: z.string(), points: z.number(), max: z.number() })),
    }),
    /** The picture that the avatar is cut from. */
    avatar_original: maybe(z.object({ url: z.string() })),
    wallet_balance: z.number(),
    wallet: z.array(WalletLine),
    billing_status: z.int(),
    admin_comment: z.string(),
    revision_comment: z.string(),
    verification_requested_at: time,
    toggles: z.record(z.string(), z.boolean()),
    /** What is missing before the profile may be published: field → `required`. */
    missing: z.record(z.string(), z.string()),
    favorite: z.boolean(),
    orders: z.object({ asked: z.int(), active: z.int(), paid: z.int(), refused: z.int() }),
    created_at: z.int(),
    last_login_at: time,
    schedule_updated_at: time,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'TutorForStaff' })
export type TutorForStaff = z.output<typeof TutorForStaff>

const tutors = { allow: area('tutors') }
const answer = { tutor: TutorForStaff }
const files = {
  new_documents: or(List(Uploaded, tutorLimits.documents[1]), []),
  new_documents_descriptions: or(List(Text(0, 200), tutorLimits.documents[1]), []),
}
const uploads = { most: tutorLimits.documents[1], types: documentTypes }

export const getTutorForStaff = call('GET', '/admin/tutor/profile/get', {
  about: 'One tutor with all that staff see (decisions TUT-5)',
  ...tutors,
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const saveTutor = call('POST', '/admin/tutor/profile/save', {
  about: 'Saves the fields of a profile that were sent, with new documents, and publishes waiting texts (back-office 7.4)',
  ...tutors,
  body: { tutor: Payload(TutorSave), ...files },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict', 'file_type', 'file_too_big', 'too_many_files'],
  uploads,
})
export const createTutor = call('POST', '/admin/tutor/profile/create', {
  about: 'A new draft by staff, whom a mail asks to set a password (decisions TUT-19)',
  ...tutors,
  body: { tutor: Payload(TutorCreate), ...files },
  answer,
  errors: ['file_type', 'file_too_big', 'too_many_files'],
  uploads,
})
/** What a copy takes over: all that is not the person's own (spec: decisions TUT-19). */
export const TutorDraft = /* @__PURE__ */ z.pick(TutorForStaff, {
  ...{ name: true, last_name: true, sex: true, birth_date: true, age: true, lang: true, prof: true, langs: true, practice_id: true },
  ...{ short_description: true, description: true, speciality: true, youtube_video: true },
  ...{ university_id: true, university_name: true, university_degree_name_id: true, university_graduation_year: true },
  ...{ lesson_levels: true, lesson_descriptions: true, lesson_rates: true, rate_id: true, locations: true, schedule: true },
})
export const copyTutor = call('GET', '/admin/tutor/profile/copy', {
  about: 'An unsaved draft like this tutor, without contacts and files (decisions TUT-19, API-8)',
  ...tutors,
  query: { id: Id },
  answer: { tutor: TutorDraft },
  errors: ['not_found'],
})
export const transliterateTutor = call('GET', '/admin/tutor/profile/transliterate_main_data', {
  about: 'Name and speciality in Latin letters, unsaved (decisions TUT-16)',
  ...tutors,
  query: { id: Id },
  answer: { tutor: z.object({ name: z.string(), last_name: z.string(), speciality: z.string() }) },
  errors: ['not_found'],
})
/** What happened to a tutor, and who did it (spec: decisions TUT-15). */
export const TutorActivityRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    at: z.int(),
    actor: z.object({ role: z.enum(['tutor', 'admin', 'system']), name: z.string() }),
    action: z.enum(tutorActivities),
    order_id: maybe(z.int()),
    ip: z.string(),
    /** field → [before, after] */
    changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  })
  .register(z.globalRegistry, { id: 'TutorActivityRow' })
export type TutorActivityRow = z.output<typeof TutorActivityRow>
export const getTutorActivities = call('GET', '/admin/tutor/get_log_activities', {
  about: 'What a tutor did and what was done to them, newest first (decisions TUT-15)',
  ...tutors,
  query: { tutor_id: Id, page: Page },
  answer: listOf('activities', TutorActivityRow),
  errors: ['not_found'],
})
export const getTutorRules = call('GET', '/admin/resources/tutor_rules', {
  about: 'Rules and options of the tutor form (decisions ORD-22)',
  ...tutors,
  answer: { rules: z.record(z.string(), FieldRule) },
})
