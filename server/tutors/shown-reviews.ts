import { sql } from 'drizzle-orm'
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
