import type * as z from 'zod/mini'
import type { createStaticPage, PageFilters, StaticPageRow } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Fields = z.input<typeof createStaticPage.input>['static_page']

/** `shown` is what a list turns. */
export const staticPageRecord = <P extends z.output<typeof StaticPageRow>>(page: P) => ({ ...page, shown: page.status === 1 })

const list = async ({ page, filter }: ListQuery) => {
  const { static_pages, total_count } = await dataOf(api.post('/admin/static_pages/index', { page, filters: filter as PageFilters }))
  return { data: static_pages.map(staticPageRecord), total: total_count }
}

export const staticPages = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => staticPageRecord((await dataOf(api.get('/admin/static_pages/get', { id }))).static_page),
  create: async (static_page: Fields) => staticPageRecord((await dataOf(api.post('/admin/static_pages/create', { static_page }))).static_page),
  save: async (id, { status: _, ...fields }: Fields) =>
    staticPageRecord((await dataOf(api.post('/admin/static_pages/save', { static_page: { ...fields, id } }))).static_page),
  remove: (id) => dataOf(api.post('/admin/static_pages/delete', { id })),
  toggle: (id) => dataOf(api.post('/admin/static_pages/change_status', { id })),
})
