import { sql } from 'drizzle-orm'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { oneDecimal } from './reviews.ts'
import type { tutors } from './table.ts'

type Reviewed = Pick<typeof tutors.$inferSelect, 'toggles' | 'reviews_count' | 'reviews_mark'>

/** How many reviews a tutor is shown with, and their mean; where staff hide them there are none (spec: decisions ORD-20, TUT-8). */
export function shownReviews({ toggles, reviews_count, reviews_mark }: Reviewed): { count: number; mark: number | null } {
  const count = toggles.hide_reviews === true ? 0 : reviews_count
  return { count, mark: count > 0 && reviews_mark !== null ? oneDecimal(reviews_mark) : null }
}

/** Whether the reviews of a query's tutor `t` are shown. */
export const areShown = sql`not coalesce((t.toggles ->> 'hide_reviews')::boolean, false)`

/** Reviews of several tutors as a reader gets them: robots none of a school tutor (spec: public 6; decisions WEB-13). */
export const seenBy = <R>({ isBot }: Pick<Context, 'isBot'>, reviews: R[], statusOf: (review: R) => number | undefined): R[] =>
  isBot ? reviews.filter((review) => statusOf(review) !== TUTOR_STATUS.school) : reviews
