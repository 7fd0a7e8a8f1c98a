import type * as z from 'zod/mini'
import type { createStaff, StaffFilters, saveStaff, toggleStaff } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const list = async ({ page, filter }: ListQuery) => {
  const { admins, total_count } = await dataOf(api.post('/admin/admins', { page, filters: filter as StaffFilters }))
  return { data: admins, total: total_count }
}

export const staff = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (admin_id) => (await dataOf(api.get('/admin/admin/get', { admin_id }))).admin,
  create: async (admin: z.input<typeof createStaff.input>['admin']) => (await dataOf(api.post('/admin/admin/create', { admin }))).admin,
  save: async (id, admin: Omit<z.input<typeof saveStaff.input>['admin'], 'id'>) =>
    (await dataOf(api.post('/admin/admin/save', { admin: { ...admin, id } }))).admin,
  remove: (admin_id) => dataOf(api.post('/admin/admin/delete', { admin_id })),
  toggle: (admin_id, field, value) =>
    dataOf(api.post('/admin/admin/change_checkout', { admin_id, field: field as z.input<typeof toggleStaff.input>['field'], value })),
})
