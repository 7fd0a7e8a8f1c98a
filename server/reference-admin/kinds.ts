import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Names } from '../database/columns.ts'
import type { AliasKind } from '../reference/reference.ts'
import { cities, districts, lessonLevels, lessons, levels, subdistricts } from '../reference/table.ts'

/** What the tables of all kinds have alike. */
type ReferenceTable = PgTable & Record<'id' | 'name' | 'alias' | 'active' | 'version', PgColumn>
export interface ReferenceRow extends Record<string, unknown> {
  id: number
  name: Names
  alias: string
  active: boolean
  version: number
}

interface Kind {
  table: ReferenceTable
  /** Its list in answers. */
  many: string
  /** Its texts in every language of the edition. */
  names: readonly string[]
  /** Filters by what it belongs to. */
  filters: Record<string, (id: number) => SQL>
  /** The order that staff give it, where they do. */
  sort?: PgColumn
  /** The field that says what it is a part of. */
  parent?: string
  /** What it is a part of, where that is read and written with its parts. */
  whole?: ReferenceTable
  /** Which rows of the catalogue's listings are its own. */
  listed?: 'subject' | 'place'
}

/** The kinds of reference data: what each has of its own (spec: decisions ADM-11). */
export const kinds: Record<AliasKind, Kind> = {
  lesson: {
    table: lessons,
    many: 'lessons',
    names: ['name', 'rname'],
    filters: {
      level_id: (id) => sql`${lessons.id} in (select ${lessonLevels.lesson_id} from ${lessonLevels} where ${eq(lessonLevels.level_id, id)})`,
    },
    sort: lessons.sort,
    listed: 'subject',
  },
  level: {
    table: levels,
    many: 'levels',
    names: ['name'],
    filters: {
      lesson_id: (id) => sql`${levels.id} in (select ${lessonLevels.level_id} from ${lessonLevels} where ${eq(lessonLevels.lesson_id, id)})`,
    },
    sort: levels.sort,
  },
  city: {
    table: cities,
    many: 'cities',
    names: ['name', 'mname'],
    filters: { region_id: (id) => eq(cities.region_id, id) },
    sort: cities.sort,
    listed: 'place',
  },
  district: {
    table: districts,
    many: 'districts',
    names: ['name'],
    filters: { city_id: (id) => eq(districts.city_id, id) },
    parent: 'city_id',
    listed: 'place',
  },
  subdistrict: {
    table: subdistricts,
    many: 'subdistricts',
    names: ['name'],
    filters: {
      district_id: (id) => eq(subdistricts.district_id, id),
      city_id: (id) => sql`${subdistricts.district_id} in (select ${districts.id} from ${districts} where ${eq(districts.city_id, id)})`,
    },
    parent: 'district_id',
    whole: districts,
    listed: 'place',
  },
}

export const isIn = (kind: AliasKind, ids: readonly number[]) => inArray(kinds[kind].table.id, [...ids])
