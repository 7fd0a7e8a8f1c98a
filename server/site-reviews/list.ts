import { and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { type listSiteReviews, type SiteReviewFilters, siteReviewStatuses } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { unixOf } from '../unix.ts'
import { siteReviews } from './table.ts'

const orders = { id: siteReviews.id, mark: siteReviews.mark }

/** Reviews of the site by filters, the newest first unless asked otherwise (spec: back-office 7.9). */
export async function list({ db }: Context, { page, filters }: Input<typeof listSiteReviews>) {
  const where = and(filters.status && inArray(siteReviews.status, filters.status), conditions(filters))
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const direction = filters.sort_dir === 'asc' ? asc : desc
  const [rows, total_count, counted] = await Promise.all([
    db
      .select()
      .from(siteReviews)
      .where(where)
      .orderBy(direction(orders[filters.sort_by ?? 'id']), direction(siteReviews.id))
      .limit(limit)
      .offset(offset),
    boundedCount(db, siteReviews, where),
    db.select({ status: siteReviews.status, n: count() }).from(siteReviews).where(conditions(filters)).groupBy(siteReviews.status),
  ])
  const counts = {
    ...Object.fromEntries(siteReviewStatuses.map((status) => [status, 0])),
    ...Object.fromEntries(counted.map(({ status, n }) => [status, n])),
  }
  return { site_reviews: rows.map(present), counts, ...pagingOf(total_count, page_size) }
}

export const present = ({ created_at, author: _author, token: _token, ...review }: typeof siteReviews.$inferSelect) => ({
  ...review,
  created_at: unixOf(created_at),
})

const conditions = ({ id, ids, mark, lang, text }: SiteReviewFilters): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(siteReviews.id, id),
    ids && inArray(siteReviews.id, ids),
    mark === undefined ? undefined : eq(siteReviews.mark, mark),
    lang === undefined ? undefined : eq(siteReviews.lang, lang),
    text === undefined ? undefined : ilike(sql`(${siteReviews.client_name} || ' ' || ${siteReviews.text})`, contains(text)),
  )
