import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../editions/index.ts'
import type { ByLanguage, TutorActivity, TutorMailList, TutorPrivacy, TutorToggle } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { type AvatarFiles, id, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { cities, districts, lessonLevels, lessons, rates, subdistricts, universities } from '../reference/table.ts'

/** Switches that staff set, but for the two that are statuses (spec: decisions TUT-8); absent is off. */
export type Toggle = Exclude<TutorToggle, 'need_revision' | 'blocked'>

/** Texts that a tutor writes of themself. */
export type OwnText = 'short_description' | 'description' | 'speciality'
type Translations = Partial<Record<Language, Partial<Record<OwnText, string>>>>

export const tutors = pgTable(
  'tutors',
  {
    id: id(),
    status: smallint().notNull().default(1),
    name: text().notNull(),
    last_name: text().notNull(),
    /** Null until the tutor says it. */
    sex: smallint(),
    birth_date: date({ mode: 'string' }),
    /** The range of age of somebody whose birthday is not known. */
    age_id: smallint(),
    email: text(),
    email_confirmed: boolean().notNull().default(false),
    phone: text(),
    phone_country: smallint().notNull().default(1),
    phone_confirmed: boolean().notNull().default(false),
    phones_extra: text().array().notNull().default([]),
    password_hash: text(),
    client_id: integer().references(() => clients.id),
    /** Who brought them to the product, for good (spec: decisions TUT-11). */
    affiliate_id: integer().references((): AnyPgColumn => tutors.id, { onDelete: 'set null' }),
    terms_confirmed_at: time(),
    /** Version of the terms that was accepted (spec: decisions AUTH-17). */
    terms_version: smallint(),
    lang: text().notNull(),
    prof: smallint().notNull().default(1),
    avatar: jsonb().$type<AvatarFiles>(),
    short_description: text().notNull().default(''),
    description: text().notNull().default(''),
    speciality: text().notNull().default(''),
    new_short_description: text(),
    new_description: text(),
    new_speciality: text(),
    /** The same texts in the edition's other languages, published and waiting; `profiles/kept-texts.ts` reads and writes them. */
    translations: jsonb().$type<Translations>().notNull().default({}),
    new_translations: jsonb().$type<Translations>().notNull().default({}),
    /** Language of the texts in the columns, of a tutor who wrote before each language had its own; null is the edition's first. */
    texts_lang: text().$type<Language>(),
    youtube_video: text().notNull().default(''),
    university_id: integer().references(() => universities.id),
    university_name: text().notNull().default(''),
    university_degree_id: smallint(),
    university_graduation_year: smallint(),
    practice_id: smallint(),
    langs: smallint().array().notNull().default([]),
    rate_id: integer().references(() => rates.id),
    work_online: boolean().notNull().default(false),
    schedule: jsonb().$type<Record<string, number[]>>().notNull().default({}),
    schedule_updated_at: time(),
    communication_apps: jsonb().$type<{ app: string; account: string }[]>().notNull().default([]),
    verified: boolean().notNull().default(false),
    verification_requested_at: time(),
    school_tutor_id: integer(),
    points_first_diploma: smallint().notNull().default(0),
    points_second_diploma: smallint().notNull().default(0),
    toggles: jsonb().$type<Partial<Record<Toggle, boolean>>>().notNull().default({}),
    /** What the tutor chose: mails, messages and privacy; absent is what holds for everybody (`choices.ts`). */
    settings: jsonb().$type<Partial<Record<TutorMailList | TutorPrivacy | 'sms_subscribe', boolean>>>().notNull().default({}),
    /** An order is three days overdue: hidden until paid (spec: decisions ORD-6, TUT-4). */
    overdue_disabled: boolean().notNull().default(false),
    billing_status: smallint().notNull().default(0),
    /** They want to be forgotten: what they were until then, to be taken back, and why they leave (spec: decisions TUT-12). */
    delete_requested_at: time(),
    status_before_delete: smallint(),
    delete_reason: text().notNull().default(''),
    admin_comment: text().notNull().default(''),
    /** What staff asked to mend when they sent the profile back. */
    revision_comment: text().notNull().default(''),
    /** Catalogue score 0-100 and its parts, recomputed hourly and on save (spec: decisions CAT-7). */
    score: real().notNull().default(0),
    score_parts: jsonb().$type<Record<string, number>>().notNull().default({}),
    reviews_count: integer().notNull().default(0),
    reviews_mark: real(),
    response_band: smallint().notNull().default(0),
    /** Orders the tutor is appointed to, as of the last scoring; staff sort by it. */
    orders_count: integer().notNull().default(0),
    created_at: now(),
    /** What the site shows of them; null until it changes for the first time since this is noted. */
    changed_at: time(),
    last_login_at: time(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('tutors_status', sql`${table.status} between 1 and 9`),
    check('tutors_sex', sql`${table.sex} in (1, 2)`),
    check('tutors_prof', sql`${table.prof} in (1, 2)`),
    check('tutors_age', sql`${table.age_id} between 1 and 6`),
    // inactive, or what staff made of somebody who is: nobody who leaves is shown
    check(
      'tutors_leaving',
      sql`(${table.delete_requested_at} is null) = (${table.status_before_delete} is null)
        and (${table.delete_requested_at} is null or ${table.status} in (4, 5, 8))`,
    ),
    uniqueIndex('tutors_email').on(sql`lower(${table.email})`),
    uniqueIndex('tutors_phone').on(table.phone),
    uniqueIndex('tutors_client').on(table.client_id),
    /** Who has the same photo. */
    index('tutors_avatar').on(sql`(avatar ->> 'original')`),
    index('tutors_status_id').on(table.status, table.id),
    index('tutors_created').on(table.created_at),
    index('tutors_to_verify').on(table.id).where(sql`verification_requested_at is not null and not verified`),
    index('tutors_billing_sent').on(table.id).where(sql`billing_status = 1`),
    index('tutors_leaving_since').on(table.delete_requested_at).where(sql`delete_requested_at is not null`),
    index('tutors_affiliate').on(table.affiliate_id).where(sql`affiliate_id is not null`),
    index('tutors_score').on(table.score, table.id),
    index('tutors_last_login').on(table.last_login_at),
    index('tutors_orders_count').on(table.orders_count, table.id),
    index('tutors_search').using(
      'gin',
      sql`(${table.name} || ' ' || ${table.last_name} || ' ' || coalesce(${table.phone}, '') || ' ' || coalesce(${table.email}, '')) gin_trgm_ops`,
    ),
  ],
)

export const tutorRefusals = new Refusals({
  tutors_email: { email: 'email_taken' },
  tutors_phone: { phone_plain: 'phone_taken' },
  tutors_client: { client_id: 'not_unique' },
})

const tutorId = () =>
  integer()
    .notNull()
    .references(() => tutors.id, { onDelete: 'cascade' })
/** A city, a district of it or a microdistrict. */
const path = () => ({
  city_id: integer()
    .notNull()
    .references(() => cities.id),
  district_id: integer().references(() => districts.id),
  subdistrict_id: integer().references(() => subdistricts.id),
})

/** A subject that a tutor teaches; what is new waits for staff, the description in other languages stands apart as the tutor's own texts do (spec: decisions TUT-2). */
export const tutorLessons = pgTable(
  'tutor_lessons',
  {
    tutor_id: tutorId(),
    lesson_id: integer()
      .notNull()
      .references(() => lessons.id),
    position: smallint().notNull(),
    description: text().notNull().default(''),
    new_description: text(),
    translations: jsonb().$type<ByLanguage>().notNull().default({}),
    new_translations: jsonb().$type<ByLanguage>().notNull().default({}),
    rate_id: integer().references(() => rates.id),
  },
  (table) => [primaryKey({ columns: [table.tutor_id, table.lesson_id] }), index().on(table.lesson_id)],
)

export const tutorLevels = pgTable(
  'tutor_levels',
  { tutor_id: integer().notNull(), lesson_id: integer().notNull(), level_id: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.tutor_id, table.lesson_id, table.level_id] }),
    foreignKey({ columns: [table.tutor_id, table.lesson_id], foreignColumns: [tutorLessons.tutor_id, tutorLessons.lesson_id] }).onDelete('cascade'),
    foreignKey({ columns: [table.lesson_id, table.level_id], foreignColumns: [lessonLevels.lesson_id, lessonLevels.level_id] }),
  ],
)

/** Where the tutor receives pupils. */
export const tutorHomes = pgTable(
  'tutor_homes',
  {
    id: id(),
    tutor_id: tutorId(),
    ...path(),
    address: text().notNull().default(''),
  },
  (table) => [index().on(table.tutor_id), index().on(table.city_id)],
)

/** Where the tutor travels: a city, a district of it, or a microdistrict; an empty level means all of it. */
export const tutorTravels = pgTable(
  'tutor_travels',
  {
    id: id(),
    tutor_id: tutorId(),
    ...path(),
  },
  (table) => [
    index().on(table.tutor_id),
    index().on(table.city_id, table.district_id),
    check('tutor_travels_tree', sql`${table.subdistrict_id} is null or ${table.district_id} is not null`),
  ],
)

export const tutorDocuments = pgTable(
  'tutor_documents',
  {
    id: id(),
    tutor_id: tutorId(),
    description: text().notNull().default(''),
    /** Its name in the private folder; an approved document stands among the uploads under the same name. */
    file: text().notNull(),
    approved: boolean().notNull().default(false),
    /** Why staff did not accept it. */
    comment: text().notNull().default(''),
    /** When staff decided on it; null while it waits. */
    checked_at: time(),
    created_at: now(),
  },
  (table) => [index().on(table.tutor_id), index('tutor_documents_file').on(table.file)],
)

/** What tutors did and what was done to them, as staff read it (spec: decisions TUT-15). */
export const tutorActivities = pgTable(
  'tutor_activities',
  {
    id: id(),
    tutor_id: tutorId(),
    at: now(),
    actor_role: text().$type<'tutor' | 'admin' | 'system'>().notNull(),
    admin_id: integer().references(() => admins.id),
    action: text().$type<TutorActivity>().notNull(),
    /** References `orders`, which stands above this subject: extra.sql says so. */
    order_id: integer(),
    ip: text().notNull().default(''),
    /** field → [before, after] */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  },
  (table) => [
    index('tutor_activities_tutor').on(table.tutor_id, table.id),
    index('tutor_activities_order').on(table.order_id),
    check('tutor_activities_actor', sql`(${table.actor_role} = 'admin') = (${table.admin_id} is not null)`),
  ],
)

/** Favourites are each admin's own (spec: decisions ORD-15). */
export const tutorFavorites = pgTable(
  'tutor_favorites',
  {
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    tutor_id: tutorId(),
  },
  (table) => [primaryKey({ columns: [table.admin_id, table.tutor_id] })],
)
