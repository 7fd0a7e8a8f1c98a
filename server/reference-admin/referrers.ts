import { type SQL, sql } from 'drizzle-orm'
import { COUNTED } from '../database/bounded-count.ts'
import type { Tx } from '../database/open.ts'
import type { AliasKind } from '../reference/reference.ts'

/** Records of one kind that refer to another record: how many, 10,000 at most, and the newest of them. */
export interface Referrers {
  kind: string
  count: number
  ids: number[]
}

const NEWEST = 5

/** Ids of the records that refer to one of each kind; a test compares them with the foreign keys of the database. */
const referrers: Record<AliasKind, (id: number) => Record<string, SQL>> = {
  lesson: (id) => ({
    tutors: sql`select tutor_id from tutor_lessons where lesson_id = ${id}`,
    orders: sql`select order_id from order_lessons where lesson_id = ${id}`,
    ads: sql`select id from ads where lesson_id = ${id}`,
    blogs: sql`select id from blogs where lesson_id = ${id}`,
    news: sql`select id from news where lesson_id = ${id}`,
    videos: sql`select id from videos where lesson_id = ${id}`,
    examination_tests: sql`select id from examination_tests where lesson_id = ${id}`,
    tags: sql`select id from tags where lesson_id = ${id}`,
  }),
  level: (id) => ({
    lessons: sql`select lesson_id from lesson_levels where level_id = ${id}`,
    tutors: sql`select tutor_id from tutor_levels where level_id = ${id}`,
    orders: sql`select order_id from order_lessons where level_id = ${id}`,
    tags: sql`select id from tags where level_id = ${id}`,
  }),
  city: (id) => ({
    districts: sql`select id from districts where city_id = ${id}`,
    ...atPlace('city_id', id),
    clients: sql`select id from clients where city_id = ${id}`,
    tags: sql`select id from tags where city_id = ${id}`,
  }),
  district: (id) => ({ subdistricts: sql`select id from subdistricts where district_id = ${id}`, ...atPlace('district_id', id) }),
  subdistrict: (id) => atPlace('subdistrict_id', id),
}

/** Tutors who receive or travel there, orders that name it. */
function atPlace(name: 'city_id' | 'district_id' | 'subdistrict_id', id: number) {
  const column = sql.identifier(name)
  return {
    tutors: sql`select tutor_id from tutor_homes where ${column} = ${id} union select tutor_id from tutor_travels where ${column} = ${id}`,
    orders: sql`select order_id from order_places where ${column} = ${id}`,
  }
}

/** What refers to a record, so that it can't be deleted; its parts as well. */
export const referrersOf = (tx: Tx, kind: AliasKind, id: number) => count(tx, referrers[kind](id))

/** What says one of the levels in the subject. */
export function usersOf(tx: Tx, lesson_id: number, levels: readonly number[]) {
  const those = sql`lesson_id = ${lesson_id} and level_id = any(${sql.param(levels)}::int[])`
  return count(tx, { tutors: sql`select tutor_id from tutor_levels where ${those}`, ads: sql`select id from ads where ${those}` })
}

async function count(tx: Tx, found: Record<string, SQL>): Promise<Referrers[]> {
  const counted = await Promise.all(
    Object.entries(found).map(async ([kind, select]) => {
      const { rows } = await tx.execute<{ count: number; ids: number[] | null }>(sql`
        select count(*)::int as count, (array_agg(id order by id desc))[1:${sql.raw(String(NEWEST))}] as ids
        from (select distinct id from (${select}) named (id) limit ${COUNTED}) found`)
      return { kind, count: rows[0]?.count ?? 0, ids: rows[0]?.ids ?? [] }
    }),
  )
  return counted.filter((one) => one.count > 0)
}
