import { sql } from 'drizzle-orm'
import { type getReviews, REVIEW } from '../../schemas/index.ts'
import type { Data } from '../calls.ts'
import { COUNTED } from '../database/bounded-count.ts'
import { constant } from '../database/constant.ts'
import { TEACHING } from '../tutors/available.ts'
import { publicName } from '../tutors/names.ts'
import type { ByMark } from '../tutors/reviews.ts'
import { areShown } from '../tutors/shown-reviews.ts'
import type { Viewing } from '../viewing.ts'
import { statsOf } from './stats.ts'

/** As long as the page that shows them. */
const SECONDS = 300

/** Reviews of tutors that are seen: of those who teach and whose reviews are shown (spec: decisions CNT-11). */
const published = sql`from orders o
  join order_tutors row on row.order_id = o.id and row.state = 'appointed'
  join tutors t on t.id = row.tutor_id and t.status in ${constant(TEACHING)} and ${areShown}
  join clients on clients.id = o.client_id
  where o.review_status = ${constant(REVIEW.written)}`

interface Row extends Record<string, unknown> {
  id: number
  author: string
  mark: string
  date: number
  text: string
  lang: string
  tutor_id: number
  name: string
  last_name: string
  status: number
}

/** The newest of them. */
export async function listOfTutors(
  { db, cache }: Viewing,
  { limit, offset }: { limit: number; offset: number },
): Promise<Data<typeof getReviews>['reviews']> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, clients.name as author, o.review_mark as mark, extract(epoch from o.review_at)::int as date, o.review_text as text, o.lang,
      t.id as tutor_id, t.name, t.last_name, t.status
    ${published} order by o.review_at desc, o.id desc limit ${limit} offset ${offset}`)
  cache.note(...rows.map(({ tutor_id }) => `tutor:${tutor_id}` as const))
  return rows.map(({ tutor_id, name, last_name, status, ...review }) => ({
    ...review,
    answer: '',
    tutor: { id: tutor_id, name: publicName({ name, last_name }), status },
  }))
}

/** How tutors are marked by them, the newest `COUNTED` at most. */
export const tutorStats = ({ cache }: Pick<Viewing, 'cache'>) =>
  cache.keep('tutor review stats', SECONDS, async ({ db, cache }) => {
    cache.note('content', 'subject:0')
    const { rows } = await db.execute<ByMark & Record<string, unknown>>(sql`
      select mark, value, count(*)::int as n from (
        select o.review_mark as mark, o.review_value::float8 as value ${published} order by o.review_at desc limit ${constant(COUNTED)}) newest
      group by 1, 2`)
    return statsOf(rows)
  })
