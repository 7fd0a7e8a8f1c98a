import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Locations, PaymentData, RemoveReasons, ReviewStatus, RowKind, RowState, Status } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { id, money, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { cities, districts, lessons, levels, rates, subdistricts } from '../reference/table.ts'
import { tutors } from '../tutors/table.ts'

/** A request for lessons (spec: decisions ORD-8). Its tutor is the one row of `order_tutors` in state `appointed`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    kind: text().$type<'personal' | 'general' | 'school'>().notNull(),
    status: smallint().$type<Status>().notNull().default(1),
    prev_status: smallint().$type<Status>(),
    review_status: smallint().$type<ReviewStatus>().notNull().default(0),
    lang: text().notNull(),
    client_id: integer()
      .notNull()
      .references(() => clients.id),
    location_at_client: boolean().notNull().default(false),
    location_at_online: boolean().notNull().default(false),
    location_at_tutor: boolean().notNull().default(false),
    locations: jsonb().$type<Locations>().notNull().default({ client_place: [], tutor_place: {}, location_client: false }),
    address: text().notNull().default(''),
    class_regularity: smallint().notNull().default(0),
    class_duration: smallint().notNull().default(0),
    rate_id: integer().references(() => rates.id),
    practice_id: smallint(),
    tutor_sex: smallint().notNull().default(0),
    client_age: smallint().notNull().default(0),
    time_intervals: smallint().array().notNull().default([]),
    wishes: text().notNull().default(''),
    step: smallint().notNull().default(0),
    date_create: now(),
    /** The calendar day of creation in the edition's zone; counts are kept by it. */
    created_day: date({ mode: 'string' }).notNull(),
    first_class: time(),
    /** Staff dated the lesson of the school's order: until then its day is the one that the client wishes for. */
    school_dated: boolean().notNull().default(false),
    first_class_changes: smallint().notNull().default(0),
    date_payment_deadline: time(),
    /** The deadline that the tutor was last reminded of. */
    reminded_deadline: time(),
    date_pause_off: time(),
    paused_at: time(),
    /** When the order came to its present status. */
    status_at: now(),
    /** First offer to matching tutors, and the second wave (spec: decisions ORD-6). */
    offered_at: time(),
    second_wave_at: time(),
    commission_sum: money().notNull().default(0),
    commission_factor: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull().default(1),
    paid_at: time(),
    payment_data: jsonb().$type<PaymentData>(),
    review_mark: text(),
    /** '4+' is 4.5 (spec: decisions ORD-20). */
    review_value: numeric({ precision: 2, scale: 1, mode: 'number' }),
    review_text: text().notNull().default(''),
    review_at: time(),
    review_requested_at: time(),
    review_response_text: text().notNull().default(''),
    review_response_at: time(),
    parent_order_id: integer().references((): AnyPgColumn => orders.id),
    school_order_id: text(),
    /** How many lessons of the school the client wished to buy, until they are paid (spec: decisions SCH-8). */
    package_id: smallint(),
    handed_over_at: time(),
    auto_appoint_potential_tutors: boolean().notNull().default(true),
    remove_reasons: jsonb().$type<RemoveReasons>(),
    request_origin: text().notNull().default('site'),
    admin_id: integer().references((): AnyPgColumn => admins.id),
    admin_comment: text().notNull().default(''),
    hidden_message: text().notNull().default(''),
    /** When staff last sent the client, or the tutor, a short message about the order (spec: decisions ORD-16). */
    sms_client_at: time(),
    sms_tutor_at: time(),
    utm: jsonb().$type<Record<string, string>>(),
    cpa: jsonb().$type<Record<string, string>>(),
    /** Hash of the session that made the request; it may complete it for an hour (spec: decisions ORD-19). */
    request_session: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('orders_status', sql`${table.status} between 1 and 11`),
    check('orders_review_status', sql`${table.review_status} between 0 and 3`),
    check('orders_waiting_pay', sql`${table.status} <> 5 or (${table.first_class} is not null and ${table.date_payment_deadline} is not null)`),
    check('orders_paused', sql`${table.status} <> 6 or (${table.prev_status} is not null and ${table.date_pause_off} is not null)`),
    check('orders_paid', sql`${table.status} <> 7 or (${table.payment_data} is not null and ${table.paid_at} is not null)`),
    check('orders_lost', sql`${table.status} <> 8 or (${table.prev_status} is not null and ${table.remove_reasons} is not null)`),
    check(
      'orders_review',
      sql`${table.review_status} <> 1 or (${table.status} = 7 and ${table.review_mark} is not null and ${table.review_value} between 1 and 5)`,
    ),
    index('orders_manager_status').on(table.admin_id, table.status, table.date_create.desc()),
    index('orders_status_created').on(table.status, table.date_create),
    index('orders_manager_created').on(table.admin_id, table.date_create),
    index('orders_created').on(table.date_create),
    index('orders_client').on(table.client_id, table.id),
    index('orders_school').on(table.school_order_id).where(sql`school_order_id is not null`),
    uniqueIndex('orders_parent').on(table.parent_order_id).where(sql`parent_order_id is not null`),
    index('orders_first_class').on(table.first_class),
    index('orders_deadline').on(table.date_payment_deadline).where(sql`status = 5`),
    index('orders_paid_at').on(table.paid_at),
    index('orders_unreviewed').on(table.paid_at).where(sql`status = 7 and review_status in (0, 2)`),
    index('orders_review_at').on(table.review_at).where(sql`review_status = 1`),
  ],
)

const orderId = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What is taught: a row per lesson and level, level null for "any". */
export const orderLessons = pgTable(
  'order_lessons',
  {
    id: id(),
    order_id: orderId(),
    lesson_id: integer()
      .notNull()
      .references(() => lessons.id),
    level_id: integer().references(() => levels.id),
  },
  (table) => [unique().on(table.order_id, table.lesson_id, table.level_id).nullsNotDistinct(), index().on(table.lesson_id, table.level_id)],
)

/** The cities and districts of `locations`, for filters and matching; kept with it. */
export const orderPlaces = pgTable(
  'order_places',
  {
    id: id(),
    order_id: orderId(),
    at: text().$type<'client' | 'tutor'>().notNull(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    district_id: integer().references(() => districts.id),
    subdistrict_id: integer().references(() => subdistricts.id),
  },
  (table) => [index().on(table.order_id), index().on(table.city_id, table.order_id)],
)

/** A tutor on an order; the id is the specification's `response_id` (spec: decisions ORD-7). */
export const orderTutors = pgTable(
  'order_tutors',
  {
    id: id(),
    order_id: orderId(),
    tutor_id: integer()
      .notNull()
      .references(() => tutors.id),
    kind: text().$type<RowKind>().notNull(),
    state: text().$type<RowState>().notNull(),
    response_text: text().notNull().default(''),
    rate_id: integer().references(() => rates.id),
    first_class: time(),
    refused_reason_id: smallint(),
    refused_comment: text().notNull().default(''),
    yellow: boolean().notNull().default(false),
    remove_reasons: jsonb().$type<RemoveReasons>(),
    asked_at: now(),
    seen_at: time(),
    responded_at: time(),
    appointed_at: time(),
    /** When the tutor opened the order after the appointment; the bell rings until then (spec: decisions MSG-7). */
    appointed_seen_at: time(),
    closed_at: time(),
    admin_read_at: time(),
  },
  (table) => [
    unique('order_tutors_pair').on(table.order_id, table.tutor_id),
    uniqueIndex('one_appointed').on(table.order_id).where(sql`state = 'appointed'`),
    index('order_tutors_tutor').on(table.tutor_id, table.state, table.order_id),
    index('order_tutors_unread').on(table.responded_at).where(sql`admin_read_at is null and responded_at is not null`),
    index('order_tutors_responded').on(table.responded_at),
    check('order_tutors_kind', sql`${table.kind} in ('personal', 'potential', 'admin')`),
    check('order_tutors_state', sql`${table.state} in ('asked', 'responded', 'appointed', 'refused', 'removed', 'closed')`),
  ],
)

/** A request is asked of the school too but once (spec: decisions SCH-1). */
export const orderRefusals = new Refusals({ orders_parent: 'duplicate_request' })
/** Two at once: the second comes too late. */
export const orderTutorRefusals = new Refusals({ order_tutors_pair: 'wrong_status', one_appointed: 'wrong_status' })

/** Columns of an order, and its tutors' states, before a step. */
export interface Before {
  order: Record<string, unknown>
  rows: { id: number; state: RowState; closed_at: string | null }[]
}

/** Every change of an order, for its timeline (spec: decisions ORD-1). */
export const orderLog = pgTable(
  'order_log',
  {
    id: id(),
    order_id: orderId(),
    from: smallint().$type<Status>(),
    to: smallint().$type<Status>().notNull(),
    action: text().notNull(),
    actor_role: text().$type<'client' | 'tutor' | 'admin' | 'timer'>().notNull(),
    actor_id: integer(),
    /** Who really acted, where staff did it in the actor's name (spec: decisions AUTH-19). */
    impersonator_admin_id: integer().references(() => admins.id),
    tutor_id: integer().references(() => tutors.id),
    details: jsonb().$type<Record<string, unknown>>(),
    /** What a step that can be taken back changed, as it was. */
    before: jsonb().$type<Before>(),
    at: now(),
  },
  (table) => [
    index('order_log_order').on(table.order_id, table.id),
    /** When a manager took it. */
    index('order_log_taken').on(table.order_id, table.at).where(sql`"to" = 2`),
  ],
)

/** Number of orders per manager (0: none), day (null: all of them) and status, as differences that a trigger writes and a job adds up (record 7). */
export const orderCounts = pgTable(
  'order_counts',
  { admin_id: integer().notNull(), day: date({ mode: 'string' }), status: smallint().notNull(), n: integer().notNull() },
  (table) => [index('order_counts_cell').on(table.day, table.admin_id, table.status, table.n)],
)

/** Favourites are each admin's own (spec: decisions ORD-15). */
export const orderFavorites = pgTable(
  'order_favorites',
  {
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    order_id: orderId(),
  },
  (table) => [primaryKey({ columns: [table.admin_id, table.order_id] })],
)

/** What staff should look at besides the tutors' answers (spec: decisions MSG-6); `timer` rows end with the order's status. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: id(),
    kind: text().$type<'client_terms_declined' | 'client_deleted' | 'timer'>().notNull(),
    order_id: orderId(),
    reason: text().notNull().default(''),
    created_at: now(),
    admin_read_at: time(),
  },
  (table) => [
    index('staff_events_open').on(table.kind, table.id).where(sql`admin_read_at is null`),
    index('staff_events_order').on(table.order_id),
    check('staff_events_kind', sql`${table.kind} in ('client_terms_declined', 'client_deleted', 'timer')`),
  ],
)
