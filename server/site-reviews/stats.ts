import { count, eq } from 'drizzle-orm'
import { SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import { type ByMark, sumUp } from '../tutors/reviews.ts'
import type { Viewing } from '../viewing.ts'
import { siteReviews } from './table.ts'

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

/** What marks come to in the words of the reviews' page: the mean of none is 0. */
export function statsOf(rows: readonly ByMark[]) {
  const { mean, ...figures } = sumUp(rows)
  return { avg_review_mark: mean ?? 0, ...figures }
}
