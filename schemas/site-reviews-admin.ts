import * as z from 'zod/mini'
import { AnyOf, call, Id, Ids, Int, JsonText, Language, listOf, or, Page, Payload, some, Text, Version, Words } from './common.ts'
import { statusCounts } from './content-fields.ts'
import { area } from './rights.ts'
import { SITE_REVIEW_ANSWER, SITE_REVIEW_MARK, SITE_REVIEW_TEXT, siteReviewStatuses } from './site-review-life.ts'

/** Filters of the list of reviews of the site. */
export const SiteReviewFilters = /* @__PURE__ */ z.object({
  id: some(Id),
  ids: some(Ids),
  status: AnyOf(siteReviewStatuses),
  mark: some(Int(...SITE_REVIEW_MARK)),
  lang: some(Language),
  text: some(Text(1, 100)),
  sort_by: some(Words(['id', 'mark'])),
  sort_dir: some(Words(['asc', 'desc'])),
})
export type SiteReviewFilters = z.output<typeof SiteReviewFilters>

/** What a client wrote of the site, and what we answered (spec: decisions CNT-10). */
export const SiteReview = /* @__PURE__ */ z
  .object({
    id: z.int(),
    client_id: z.nullable(z.int()),
    client_name: z.string(),
    mark: z.int(),
    text: z.string(),
    answer: z.string(),
    lang: z.string(),
    status: z.int(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'SiteReview' })
export type SiteReview = z.output<typeof SiteReview>

const about = { allow: area('content') }
const answer = { site_review: SiteReview }

export const listSiteReviews = call('GET', '/admin/site_reviews/get', {
  ...about,
  about: 'Reviews of the site by filters, with how many there are of each status (back-office 7.9)',
  query: { page: Page, filters: or(JsonText(SiteReviewFilters), {}) },
  answer: { ...listOf('site_reviews', SiteReview), counts: statusCounts },
})
export const getSiteReview = call('GET', '/admin/site_review/get', {
  ...about,
  about: 'One review of the site (back-office 7.9)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const saveSiteReview = call('POST', '/admin/site_review/save', {
  ...about,
  about: 'Saves text, mark and answer of a review, whose status stays; a stale version is a conflict (decisions CNT-10)',
  body: {
    site_review: Payload(
      z.object({
        id: Id,
        text: Text(...SITE_REVIEW_TEXT),
        answer: or(Text(...SITE_REVIEW_ANSWER), ''),
        mark: Int(...SITE_REVIEW_MARK),
        version: Version,
      }),
    ),
  },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const setSiteReviewActive = call('POST', '/admin/site_review/set_active', {
  ...about,
  about: 'Shows a review on the site, one too whose author did not confirm it (decisions CNT-10)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setSiteReviewInactive = call('POST', '/admin/site_review/set_inactive', {
  ...about,
  about: 'Hides a review from the site (decisions CNT-10)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setSiteReviewDeleted = call('POST', '/admin/site_review/set_deleted', {
  ...about,
  about: 'Deletes a review of the site (decisions CNT-10)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
