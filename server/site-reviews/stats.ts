import { count, eq } from 'drizzle-orm'
import { SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import { oneDecimal } from '../tutors/reviews.ts'
import type { Viewing } from '../viewing.ts'
import { siteReviews } from './table.ts'

/** How many reviews have a mark, and what it counts in the mean. */
export interface ByMark {
  mark: string
  value: number
  n: number
}

/** How the site is marked by the reviews that are shown (spec: decisions CNT-10). */
export const siteStats = ({ cache }: Pick<Viewing, 'cache'>) =>
  cache.keep('site review stats', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db
      .select({ mark: siteReviews.mark, n: count() })
      .from(siteReviews)
      .where(eq(siteReviews.status, SITE_REVIEW_STATUS.active))
      .groupBy(siteReviews.mark)
    return statsOf(rows.map(({ mark, n }) => ({ mark: String(mark), value: mark, n })))
  })

/** Sums up marks: `statsOf([{ mark: '5', value: 5, n: 3 }, { mark: '4', value: 4, n: 1 }])` has the mean 4.8 of 4. */
export function statsOf(rows: readonly ByMark[]) {
  const total_count = rows.reduce((sum, { n }) => sum + n, 0)
  const sum = rows.reduce((all, { value, n }) => all + value * n, 0)
  return {
    avg_review_mark: total_count ? oneDecimal(sum / total_count) : 0,
    total_count,
    reviews_count_by_mark: Object.fromEntries(rows.map(({ mark, n }) => [mark, n])),
  }
}
