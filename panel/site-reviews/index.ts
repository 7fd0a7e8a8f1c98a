import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const siteReviews = {
  name: slugs.site_reviews,
  area: 'content',
  records: async () => (await import('../../data-providers/site-reviews.ts')).siteReviews,
  recordRepresentation: 'client_name',
  list: fetched(() => import('./SiteReviewList.tsx'), 'SiteReviewList'),
  show: fetched(() => import('./SiteReviewShow.tsx'), 'SiteReviewShow'),
} satisfies PanelResource
