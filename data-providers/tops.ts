import type * as z from 'zod/mini'
import type { createTop, saveTop, TopFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, []) as TopFilters
  const { tops, total_count } = await dataOf(api.post('/admin/tops', { page: query.page, filters }))
  return { data: tops, total: total_count }
}

export const tops = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/top/get', { id }))).top,
  create: async (data: z.input<typeof createTop.input>['data']) => (await dataOf(api.post('/admin/top/create', { data }))).top,
  save: async (id, data: Omit<z.input<typeof saveTop.input>['data'], 'id'>) =>
    (await dataOf(api.post('/admin/top/save', { data: { ...data, id } }))).top,
})
