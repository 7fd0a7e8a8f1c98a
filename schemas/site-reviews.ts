import * as z from 'zod/mini'
import { PERSON_NAME } from './auth-terms.ts'
import { AskedLanguage, CaptchaToken, call, Email, Int, Line, listOf, or, Page, Payload, Text, Words } from './common.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'
import { reviewTypes, SITE_REVIEW_MARK, SITE_REVIEW_TEXT } from './site-review-life.ts'

/** What somebody wrote of the site or, after lessons, of a tutor (spec: decisions CNT-11). */
export const PublicReview = /* @__PURE__ */ z
  .object({
    id: z.int(),
    author: z.string(),
    mark: z.string(),
    date: z.int(),
    text: z.string(),
    /** That it is written in. */
    lang: z.string(),
    /** Ours, to one of the site. */
    answer: z.string(),
    /** Of whom it is; null: of the site. */
    tutor: z.nullable(z.object({ id: z.int(), name: z.string(), status: z.int() })),
  })
  .register(z.globalRegistry, { id: 'PublicReview' })
export type PublicReview = z.output<typeof PublicReview>

export const getReviews = call('GET', '/client/reviews', {
  about: 'Reviews of the site or of tutors, the newest first, with the marks they give (decisions CNT-11)',
  allow: ['anyone'],
  query: { type: or(Words(reviewTypes), 'site'), page: Page, lang: AskedLanguage },
  answer: {
    ...listOf('reviews', PublicReview),
    page: z.int(),
    type: z.enum(reviewTypes),
    /** Of the reviews of the type, the newest 10,000 of tutors. */
    stats: z.object({ avg_review_mark: z.number(), total_count: z.int(), reviews_count_by_mark: z.record(z.string(), z.int()) }),
    site_count: z.int(),
    /** Of tutors, at most 10,000. */
    orders_count: z.int(),
    breadcrumbs: z.array(Breadcrumb),
    lang_links: LangLinks,
    ...PageMeta,
  },
})
export const createSiteReview = call('POST', '/client/site_review/create', {
  about: 'Takes a review of the site, which is shown when its author follows the mailed link; one in 90 days (decisions CNT-10)',
  allow: ['anyone'],
  body: {
    site_review: Payload(
      z.object({ mark: Int(...SITE_REVIEW_MARK), text: Text(...SITE_REVIEW_TEXT), name: Line(PERSON_NAME[0], PERSON_NAME[1]), email: Email }),
    ),
    recaptcha_token: CaptchaToken,
  },
  errors: ['duplicate_request', 'recaptcha_failed', 'too_many_requests'],
  rate: 'feedback',
  captcha: 'review',
})
export const activateSiteReview = call('POST', '/client/site_review/set_active', {
  about: 'Shows a review of the site by the link that was mailed to its author; once more it is the same (decisions CNT-10, Z-3)',
  allow: ['anyone'],
  body: { token: Text(1, 100) },
  errors: ['token_invalid', 'duplicate_request'],
  rate: 'link',
})
export const checkSiteReview = call('POST', '/client/site_review/check', {
  about: 'Says whether the link to a review of the site is still good, and shows nothing (decisions CNT-10, Z-3)',
  allow: ['anyone'],
  body: { token: Text(1, 100) },
  errors: ['token_invalid', 'duplicate_request'],
  rate: 'link',
  changes: false,
})
