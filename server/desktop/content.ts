import { count, eq, isNull, min, sql } from 'drizzle-orm'
import { BILLING, CONTENT_STATUS, SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { ads } from '../ads/table.ts'
import { tutorBilling } from '../billing/table.ts'
import { blogs } from '../blogs/table.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { paymentDoubts } from '../payments/table.ts'
import { siteReviews } from '../site-reviews/table.ts'
import { tutors } from '../tutors/table.ts'

/** What of content and money waits for staff and since when, each along an index of its own (spec: decisions ADM-8). */
export async function contentFigures(db: Reader) {
  const sent = (table: typeof ads | typeof blogs) =>
    db
      .select({ n: count(), since: min(table.sent_at) })
      .from(table as typeof ads)
      .where(eq(table.status, CONTENT_STATUS.moderation))
  const [[ad], [blog], [review], [billing], [doubt]] = await Promise.all([
    sent(ads),
    sent(blogs),
    db
      .select({ n: count(), since: min(siteReviews.created_at) })
      .from(siteReviews)
      .where(eq(siteReviews.status, SITE_REVIEW_STATUS.unconfirmed)),
    db
      .select({ since: min(tutorBilling.sent_at) })
      .from(tutors)
      .innerJoin(tutorBilling, eq(tutorBilling.tutor_id, tutors.id))
      .where(sql`${tutors.billing_status} = ${constant(BILLING.sent)}`),
    db
      .select({ n: count(), since: min(paymentDoubts.created_at) })
      .from(paymentDoubts)
      .where(isNull(paymentDoubts.judged_at)),
  ])
  const none = { n: 0, since: null }
  return { ads: ad ?? none, blogs: blog ?? none, site_reviews: review ?? none, payment_doubts: doubt ?? none, billing_since: billing?.since ?? null }
}
