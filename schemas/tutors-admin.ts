import * as z from 'zod/mini'
import { call, Flag, Id, Ids, JsonText, List, listOf, Money, Named, OneOf, or, Page, some, Text, UnixTime, Words } from './common.ts'
import { area } from './rights.ts'
import { TutorProfile, tutorStatuses } from './tutors.ts'
import { WalletLine } from './wallet.ts'

export const tutorSorts = ['id', 'score', 'last_login_at', 'orders'] as const
/** Filters of the staff tutor list (spec: decisions ADM-12). */
export const TutorFilters = /* @__PURE__ */ z.object({
  id: some(Id),
  ids: some(Ids),
  text: some(Text(1, 100)),
  status: some(List(OneOf(tutorStatuses), tutorStatuses.length)),
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
/** The whole record as staff read it (spec: decisions TUT-5). */
export const TutorForStaff = /* @__PURE__ */ z
  .extend(TutorProfile, {
    last_name: z.string(),
    first_name: z.string(),
    sex: z.int(),
    school_tutor_id: z.nullable(z.int()),
    /** Those that wait for staff too; visitors see none of these. */
    documents: z.array(z.object({ id: z.int(), description: z.string(), url: z.string(), approved: z.boolean() })),
    birth_date: z.nullable(z.string()),
    email: z.nullable(z.string()),
    email_confirmed: z.boolean(),
    phone_plain: z.nullable(z.string()),
    phone_default_country_code: z.int(),
    phone_confirmed: z.boolean(),
    client_id: z.nullable(z.int()),
    online_communication_app: z.array(z.object({ app: z.string(), account: z.string() })),
    rating: z.object({
      total: z.number(),
      points_first_diploma: z.int(),
      points_second_diploma: z.int(),
      parts: z.array(z.object({ key: z.string(), points: z.number(), max: z.number() })),
    }),
    wallet_balance: z.number(),
    wallet: z.array(WalletLine),
    billing_status: z.int(),
    admin_comment: z.string(),
    toggles: z.record(z.string(), z.boolean()),
    favorite: z.boolean(),
    orders: z.object({ asked: z.int(), active: z.int(), paid: z.int(), refused: z.int() }),
    created_at: z.int(),
    last_login_at: time,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'TutorForStaff' })
export type TutorForStaff = z.output<typeof TutorForStaff>
export const getTutorForStaff = call('GET', '/admin/tutor/profile/get', {
  about: 'One tutor with all that staff see (decisions TUT-5)',
  allow: area('tutors'),
  query: { id: Id },
  answer: { tutor: TutorForStaff },
  errors: ['not_found'],
})
