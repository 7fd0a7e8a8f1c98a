import type * as z from 'zod/mini'
import type { SiteReviewFilters, saveSiteReview } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type SiteReviewSave = Omit<z.input<typeof saveSiteReview.input>['site_review'], 'id'>

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, ['id', 'mark']) as SiteReviewFilters
  const { site_reviews, total_count, counts } = await dataOf(api.get('/admin/site_reviews/get', { page: query.page, filters }))
  return { data: site_reviews, total: total_count, meta: { counts } }
}

export const siteReviews = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/site_review/get', { id }))).site_review,
  save: async (id, site_review: SiteReviewSave) =>
    (await dataOf(api.post('/admin/site_review/save', { site_review: { ...site_review, id } }))).site_review,
})
