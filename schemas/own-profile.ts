import * as z from 'zod/mini'
import { AskedLanguage, call, Id, Int, List, Named, OneOf, or, Payload, read, some, Text, Uploaded, Words } from './common.ts'
import { avatarAnswer } from './tutor-actions.ts'
import { OwnSave, tutorLimits } from './tutor-fields.ts'
import { TutorSettings } from './tutor-settings.ts'
import { TutorProfile } from './tutors.ts'
import { TutorForStaff } from './tutors-admin.ts'
import { documentTypes, pictureTypes } from './upload-terms.ts'

const maybe = z.nullable
/** What becomes of a document (spec: decisions Z-9). */
const documentStates = ['waiting', 'approved', 'refused'] as const
const OwnDocument = z.object({
  description: z.string(),
  /** Only its tutor and staff may read it until it is approved. */
  url: z.string(),
  approved: z.boolean(),
  state: z.enum(documentStates),
  /** Why staff did not accept it. */
  comment: z.string(),
  type: z.enum(['pdf', 'picture']),
  created_at: z.int(),
})
/** The profile as its tutor edits it: whatever can be changed stands in it in the form in which it is sent (spec: decisions TUT-5, TUT-6). */
export const OwnProfile = /* @__PURE__ */ z
  .extend(
    z.pick(TutorForStaff, {
      ...{ id: true, status: true, name: true, last_name: true, first_name: true, full_name: true, sex: true, birth_date: true },
      ...{ email: true, email_confirmed: true, phone_plain: true, phone_default_country_code: true, phone_confirmed: true, phones_extra: true },
      ...{ online_communication_app: true, lang: true, prof: true, avatar: true, avatar_original: true },
      ...{ short_description: true, description: true, speciality: true, youtube_video: true },
      ...{ new_short_description: true, new_description: true, new_speciality: true },
      ...{ university_id: true, university_degree_name_id: true, university_graduation_year: true, practice_id: true },
      ...{ lesson_levels: true, lesson_descriptions: true, lesson_rates: true, rate_id: true, locations: true },
      ...{ order_reviews: true, rating: true, verified: true, wallet_balance: true, billing_status: true, revision_comment: true },
      ...{ schedule_updated_at: true, version: true },
    }),
    {
      age: maybe(z.int()),
      langs: z.array(z.int()),
      university: maybe(Named),
      university_name: z.string(),
      /** Half-hour slots by weekday. */
      schedule: z.record(z.string(), z.array(z.int())),
      documents: z.record(z.string(), OwnDocument),
      /** What it teaches and where, in words. */
      lessons: z.array(Named),
      cities: z.array(Named),
      /** Who brought them to the product. */
      affiliate_id: maybe(z.int()),
      delete_requested_at: maybe(z.int()),
      settings: TutorSettings,
      /** Fields that are missing before the profile can be published. */
      missing: z.array(z.string()),
    },
  )
  .register(z.globalRegistry, { id: 'OwnProfile' })
export type OwnProfile = z.output<typeof OwnProfile>

const tutor = { allow: ['tutor'] as const }

export const getOwnProfile = call('GET', '/tutor/profile/get', {
  about: "The tutor's own profile; what it says can be saved unchanged (decisions TUT-5)",
  ...tutor,
  query: { lang: AskedLanguage },
  answer: { tutor: OwnProfile },
})
export const previewOwnProfile = call('GET', '/tutor/profile/preview', {
  about: "The tutor's own profile as its page will show it, words that wait for staff included (decisions TUT-2)",
  ...tutor,
  query: { lang: AskedLanguage },
  answer: { profile: TutorProfile },
})
export const saveOwnProfile = call('POST', '/tutor/profile/save', {
  about: 'Saves the fields of the profile that were sent, with new documents; a complete draft goes to staff (decisions TUT-1, TUT-2, TUT-6, TUT-7)',
  ...tutor,
  body: { tutor: Payload(OwnSave), new_documents: or(List(Uploaded, tutorLimits.documents[1]), []) },
  answer: { tutor: OwnProfile, missing: z.array(z.string()) },
  errors: ['wrong_status', 'conflict', 'file_type', 'file_too_big', 'too_many_files', 'too_many_requests'],
  uploads: { most: tutorLimits.documents[1], types: documentTypes },
})
export const setProf = call('POST', '/tutor/profile/set_prof', {
  about: 'Says whether the tutor teaches privately or at a school too (decisions TUT-3)',
  ...tutor,
  body: { tutor_id: Id, prof: OneOf([1, 2]) },
  answer: { prof: z.int() },
  errors: ['forbidden', 'wrong_status'],
})
export const getOwnDocument = call('GET', '/tutor/profile/document/get', {
  about: "The file of one of the tutor's own documents, private ones too (decisions API-15)",
  ...tutor,
  query: { document_id: Id },
  errors: ['not_found'],
  file: documentTypes[0],
})
export const setOwnAvatar = call('POST', '/tutor/profile/avatar/set', {
  about: "Takes the tutor's photo and cuts it in the middle (decisions API-15)",
  ...tutor,
  body: { avatar: Uploaded },
  ...avatarAnswer,
  errors: [...avatarAnswer.errors, 'file_type', 'file_too_big', 'too_many_files', 'too_many_requests'],
  uploads: { most: 1, types: pictureTypes },
})
export const cropOwnAvatar = call('POST', '/tutor/profile/avatar/crop', {
  about: 'Cuts the photo anew, in pixels of the original (decisions API-15)',
  ...tutor,
  body: { x: Int(0, 10_000), y: Int(0, 10_000), width: Int(1, 10_000), height: Int(1, 10_000) },
  ...avatarAnswer,
})
export const removeOwnAvatar = call('POST', '/tutor/profile/avatar/remove', {
  about: "Takes the tutor's photo away (decisions API-15)",
  ...tutor,
  ...avatarAnswer,
})
export const confirmSchedule = call('POST', '/tutor/profile/schedule/confirm', {
  about: 'Says that the free time is still right, by the code of the weekly mail too (decisions TUT-17)',
  allow: ['anyone'],
  body: { code: some(Text(1, 200)) },
  answer: { schedule_updated_at: z.int() },
  errors: ['token_invalid'],
})
export const checkSchedule = call('POST', '/tutor/profile/schedule/check', {
  about: 'Says whether the code of the weekly mail is still good, and confirms nothing (decisions TUT-17, Z-3)',
  allow: ['anyone'],
  body: { code: Text(1, 200) },
  errors: ['token_invalid'],
  rate: 'link',
  changes: false,
})

/** Lists that a profile is put together from. */
export const tutorResources = [
  'ages',
  'practices',
  'langs',
  'sexes',
  'universities',
  'degrees',
  'rates',
  'lessons',
  'regions',
  'apps',
  'billing_countries',
] as const
const Choice = z.object({ id: z.union([z.int(), z.string()]), name: z.string() })
/** `ages,langs`, or one after another. */
const Types = /* @__PURE__ */ read(
  (value) => (typeof value === 'string' && !value.startsWith('[') ? value.split(',') : value),
  List(Words(tutorResources), tutorResources.length),
)
const list = z.optional(z.array(Choice))
export const getTutorProfileResources = call('GET', '/api/resources/tutor_profile', {
  about: 'What the fields of a profile are chosen from, in words (decisions TUT-22)',
  allow: ['anyone'],
  query: { lang: AskedLanguage, types: some(Types) },
  answer: {
    ...{ ages: list, practices: list, langs: list, sexes: list, universities: list, degrees: list, rates: list, regions: list, apps: list },
    lessons: z.optional(z.array(z.extend(Named, { levels: z.array(Named) }))),
    billing_countries: list,
  },
})
