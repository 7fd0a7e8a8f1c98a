import type * as z from 'zod/mini'
import type { ContentFilters, saveAd } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type AdSave = z.input<typeof saveAd.input>['ad']

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, ['id', 'sent_at']) as ContentFilters
  const { ads, total_count, counts } = await dataOf(api.post('/admin/ads/get', { page: query.page, filters }))
  return { data: ads, total: total_count, meta: { counts } }
}

export const ads = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/ad/get', { id }))).ad,
  save: async (id, ad: AdSave) => (await dataOf(api.post('/admin/ad/save', { ad: { ...ad, id } }))).ad,
})
