import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, type Names } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

const names = () => jsonb().$type<Names>().notNull()
const flag = () => boolean().notNull().default(false)
const active = () => boolean().notNull().default(true)
const sort = () => integer().notNull().default(0)
const version = () => integer().notNull().default(1)

/**
 * One namespace for every alias of the catalogue that ever was: the current one of each record, older ones, which lead to it, and those that are gone, whose
 * `ref_id` is null (spec: decisions CAT-1, CAT-3). `reference-admin/aliases.ts` writes them.
 */
export const aliases = pgTable(
  'aliases',
  {
    alias: text().primaryKey(),
    kind: text().$type<'lesson' | 'level' | 'city' | 'district' | 'subdistrict'>().notNull(),
    ref_id: integer(),
    current: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('aliases_current').on(table.kind, table.ref_id).where(sql`current`),
    index().on(table.kind, table.ref_id),
    check('aliases_kind', sql`${table.kind} in ('lesson', 'level', 'city', 'district', 'subdistrict')`),
    check('aliases_form', sql`${table.alias} ~ '^[a-z0-9-]*[a-z][a-z0-9-]*$' and ${table.alias} <> 'tag'`),
  ],
)

export const regions = pgTable('regions', { id: id(), name: names() })

export const cities = pgTable(
  'cities',
  {
    id: id(),
    region_id: integer().references(() => regions.id),
    name: names(),
    /** Locative: "in Almaty". */
    mname: names(),
    alias: text().notNull().unique(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    sort: sort(),
    active: active(),
    popular: flag(),
    in_footer: flag(),
    version: version(),
  },
  (table) => [index().on(table.region_id)],
)

export const districts = pgTable(
  'districts',
  {
    id: id(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    name: names(),
    alias: text().notNull().unique(),
    active: active(),
    version: version(),
  },
  (table) => [index().on(table.city_id)],
)

export const subdistricts = pgTable(
  'subdistricts',
  {
    id: id(),
    district_id: integer()
      .notNull()
      .references(() => districts.id),
    name: names(),
    alias: text().notNull().unique(),
    active: active(),
    version: version(),
  },
  (table) => [index().on(table.district_id)],
)

export const lessons = pgTable('lessons', {
  id: id(),
  name: names(),
  /** Genitive: "tutor of mathematics". */
  rname: names(),
  alias: text().notNull().unique(),
  seo_type: smallint().notNull().default(1),
  sort: sort(),
  active: active(),
  popular: flag(),
  in_footer: flag(),
  is_school: flag(),
  version: version(),
})

export const levels = pgTable(
  'levels',
  {
    id: id(),
    name: names(),
    alias: text().notNull().unique(),
    sort: sort(),
    active: active(),
    popular: flag(),
    in_footer: flag(),
    is_advanced: flag(),
    is_matura: flag(),
    version: version(),
    /** Place of the level in a listing's mask, given at creation and never again. */
    bit: smallint().notNull().unique(),
  },
  (table) => [check('levels_bit', sql`${table.bit} between 0 and 62`)],
)

/** Which levels a lesson offers; `popular` is the place among its popular ones (spec: public 9, popular filters). */
export const lessonLevels = pgTable(
  'lesson_levels',
  {
    lesson_id: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    level_id: integer()
      .notNull()
      .references(() => levels.id),
    popular: smallint(),
  },
  (table) => [primaryKey({ columns: [table.lesson_id, table.level_id] }), index().on(table.level_id)],
)

/** `amount` is the price and equals the id (spec: decisions ORD-18). */
export const rates = pgTable('rates', { id: integer().primaryKey(), amount: integer().notNull() }, (table) => [
  check('rates_id_is_amount', sql`${table.id} = ${table.amount}`),
])

export const universities = pgTable('universities', { id: id(), name: names(), sort: sort() })

/** Where a lesson may take place, for listings: 0 any, 1 online, then every city, district and microdistrict. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
    kind: text().$type<'any' | 'online' | 'city' | 'district' | 'subdistrict'>().notNull(),
    ref_id: integer().notNull(),
    parent_id: integer().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.ref_id),
    check('places_kind', sql`${table.kind} in ('any', 'online', 'city', 'district', 'subdistrict')`),
  ],
)

/** The namespace of all aliases says it where two kinds meet, the table of a kind where two of that kind do. */
export const referenceRefusals = new Refusals({
  aliases_form: { alias: 'invalid_format' },
  aliases_pkey: { alias: 'not_unique' },
  cities_alias_unique: { alias: 'not_unique' },
  districts_alias_unique: { alias: 'not_unique' },
  subdistricts_alias_unique: { alias: 'not_unique' },
  lessons_alias_unique: { alias: 'not_unique' },
  levels_alias_unique: { alias: 'not_unique' },
})
