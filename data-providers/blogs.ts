import type * as z from 'zod/mini'
import type { ContentFilters, saveBlog } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type BlogSave = z.input<typeof saveBlog.input>['blog']

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, ['id', 'sent_at']) as ContentFilters
  const { blogs, total_count, counts } = await dataOf(api.post('/admin/blogs/get', { page: query.page, filters }))
  return { data: blogs, total: total_count, meta: { counts } }
}

export const blogs = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/blog/get', { id }))).blog,
  save: async (id, blog: BlogSave) => (await dataOf(api.post('/admin/blog/save', { blog: { ...blog, id } }))).blog,
})
