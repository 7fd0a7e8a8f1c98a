import type * as z from 'zod/mini'
import type { CategoryFilters, createNewsCategory } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Fields = z.input<typeof createNewsCategory.input>['news_category']

const list = async ({ page, filter }: ListQuery) => {
  const { news_categories, total_count } = await dataOf(api.get('/admin/news_categories/get', { page, filters: filter as CategoryFilters }))
  return { data: news_categories, total: total_count }
}

export const newsCategories = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/news_category/get', { id }))).news_category,
  create: async (news_category: Fields) => (await dataOf(api.post('/admin/news_category/create', { news_category }))).news_category,
  save: async (id, fields: Fields) => (await dataOf(api.post('/admin/news_category/save', { news_category: { ...fields, id } }))).news_category,
  remove: (id) => dataOf(api.post('/admin/news_category/delete', { id })),
  toggle: (id) => dataOf(api.post('/admin/news_category/set_active_or_inactive', { id })),
})
