import { sql } from 'drizzle-orm'
import type { Reader } from '../../database/open.ts'
import type { Viewing } from '../../viewing.ts'
import type { Address } from '../address.ts'
import { goodReviews } from '../good-reviews.ts'
import { teaches } from '../listed.ts'
import type { Cell } from '../search.ts'

const MOST = 6

/** The newest good reviews of tutors whom the list shows, about its subject where it or its tag has one (spec: decisions CAT-13). */
export function reviewsOf(viewing: Pick<Viewing, 'cache'> & { db: Reader }, { lesson, level, tag }: Address, cell: Cell) {
  viewing.cache.note(`subject:${cell.subject}`)
  const places = [cell.place, ...cell.wider]
  const subject = lesson?.id ?? tag?.lesson_id
  const about = subject ? sql`and exists (select from order_lessons taught where taught.order_id = o.id and taught.lesson_id = ${subject})` : sql``
  const isListed = sql`exists (select from listings l where l.tutor_id = t.id and l.subject = ${cell.subject} and l.place = any(${sql.param(places)}::int[]) ${teaches(level)})`
  return goodReviews(viewing, sql`${isListed} ${about}`, MOST)
}
