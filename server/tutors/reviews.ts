import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Reviews } from '../../schemas/index.ts'
import { FIRST_REVIEWS, MORE_REVIEWS, REVIEW } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'

interface Wanted {
  limit: number
  /** Of orders for this lesson, at this level. */
  lesson_id?: number | undefined
  level_id?: number | undefined
}

interface Row extends Record<string, unknown> {
  id: number
  author: string
  mark: string
  date: number
  text: string
  lang: string
  response: string
  lessons: number[]
  levels: number[]
}

/** As many as a profile carries: those shown at first and by the first "more" (spec: decisions TUT-21). */
export const PROFILE_REVIEWS = FIRST_REVIEWS + MORE_REVIEWS

export const noReviews: z.input<typeof Reviews> = { total_count: 0, avr_mark: null, reviews_count_by_mark: {}, reviews: [] }

/** How many reviews have a mark, and what it counts in the mean. */
export interface ByMark {
  mark: string
  value: number
  n: number
}

/** Means are shown and sent with one decimal (spec: decisions ORD-20). */
export const oneDecimal = (mean: number): number => Math.round(mean * 10) / 10

/** What marks come to: three of 5 and one of 4 have the mean 4.8; null without any. */
export function sumUp(rows: readonly ByMark[]) {
  const total_count = rows.reduce((sum, { n }) => sum + n, 0)
  return {
    total_count,
    mean: total_count ? oneDecimal(rows.reduce((sum, { value, n }) => sum + value * n, 0) / total_count) : null,
    reviews_count_by_mark: Object.fromEntries(rows.map(({ mark, n }) => [mark, n])),
  }
}

/** The newest published reviews of a tutor, with how many there are of each mark (spec: decisions ORD-20, TUT-21). */
export async function reviewsOf(
  viewing: Pick<Viewing, 'db' | 'cache' | 'language'>,
  tutor_id: number,
  wanted: Wanted,
): Promise<z.input<typeof Reviews>> {
  const { db, language } = viewing
  const [byMark, newest, { lessons, levels }] = await Promise.all([
    countByMark(db, tutor_id, wanted),
    newestOf(db, tutor_id, wanted),
    referenceOf(viewing),
  ])
  const { mean: avr_mark, ...figures } = sumUp(byMark)
  const names = (ids: number[], records: typeof lessons | typeof levels) =>
    ids.flatMap((id) => {
      const record = records.get(id)
      return record ? [nameIn(record.name, language)] : []
    })
  return {
    ...figures,
    avr_mark,
    reviews: newest.map((row) => ({ ...row, lessons: names(row.lessons, lessons), levels: names(row.levels, levels) })),
  }
}

/** Reviewed orders `o` that the tutor was appointed to, of the lesson and level asked for. */
const reviewed = (tutor_id: number, { lesson_id, level_id }: Wanted) => sql`
  orders o join order_tutors row on row.order_id = o.id and row.tutor_id = ${tutor_id} and row.state = 'appointed'
  where o.review_status = ${constant(REVIEW.written)} ${
    lesson_id === undefined && level_id === undefined
      ? sql``
      : sql`and exists (select from order_lessons where order_id = o.id
          ${lesson_id === undefined ? sql`` : sql`and lesson_id = ${lesson_id}`} ${level_id === undefined ? sql`` : sql`and level_id = ${level_id}`})`
  }`

async function countByMark(db: Reader, tutor_id: number, wanted: Wanted) {
  const { rows } = await db.execute<ByMark & Record<string, unknown>>(sql`
    select o.review_mark as mark, o.review_value::float8 as value, count(*)::int as n from ${reviewed(tutor_id, wanted)} group by 1, 2 order by 2 desc`)
  return rows
}

async function newestOf(db: Reader, tutor_id: number, wanted: Wanted) {
  const { rows } = await db.execute<Row>(sql`
    select shown.id, clients.name as author, review_mark as mark, extract(epoch from review_at)::int as date, review_text as text, shown.lang, review_response_text as response,
      array(select lesson_id from order_lessons where order_id = shown.id group by lesson_id order by min(id)) as lessons,
      array(select level_id from order_lessons where order_id = shown.id and level_id is not null group by level_id order by min(id)) as levels
    from (select o.* from ${reviewed(tutor_id, wanted)} order by o.review_at desc, o.id desc limit ${wanted.limit}) shown
    join clients on clients.id = shown.client_id order by review_at desc, shown.id desc`)
  return rows
}
