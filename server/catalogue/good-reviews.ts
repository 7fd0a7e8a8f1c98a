import { type SQL, sql } from 'drizzle-orm'
import { type OrdersReview, REVIEW } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { publicName } from '../tutors/names.ts'
import { oneDecimal } from '../tutors/reviews.ts'
import { areShown } from '../tutors/shown-reviews.ts'
import type { Viewing } from '../viewing.ts'

const GOOD_MARK = 4
/** Newest of all that are looked through for those that are asked for. */
const LOOKED_THROUGH = 1000

interface Row extends Record<string, unknown> {
  review_text: string
  client_name: string
  tutor_id: number
  name: string
  last_name: string
  tutor_status: number
  tutor_avg_review_rate: number | null
  mark: string
  date: number
  lang: string
}

/** So many of the newest good reviews of tutors whose reviews are shown; `where` speaks of the order `o` and its tutor `t` (spec: decisions CAT-13). */
export async function goodReviews({ db, cache }: Pick<Viewing, 'cache'> & { db: Reader }, where: SQL, most: number): Promise<OrdersReview[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.review_text, clients.name as client_name, t.id as tutor_id, t.name, t.last_name, t.status as tutor_status, t.reviews_mark as tutor_avg_review_rate, o.review_mark as mark,
      extract(epoch from o.review_at)::int as date, o.lang
    from (
      select id, client_id, lang, review_text, review_mark, review_at from orders where review_status = ${constant(REVIEW.written)} and review_value >= ${GOOD_MARK} and review_text <> ''
      order by review_at desc, id desc limit ${LOOKED_THROUGH}
    ) o
    join order_tutors appointed on appointed.order_id = o.id and appointed.state = 'appointed'
    join tutors t on t.id = appointed.tutor_id and ${areShown}
    join clients on clients.id = o.client_id
    where ${where}
    order by o.review_at desc, o.id desc limit ${most}`)
  cache.note(...rows.map(({ tutor_id }) => `tutor:${tutor_id}` as const))
  return rows.map(({ name, last_name, tutor_avg_review_rate: mean, ...review }) => ({
    ...review,
    tutor_name: publicName({ name, last_name }),
    tutor_avg_review_rate: mean === null ? null : oneDecimal(mean),
  }))
}
