import type * as z from 'zod/mini'
import type { createOrder, saveOrder } from '../schemas/index.ts'
import { orderFilters } from './order-filters.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

/** An order as it is created, and the fields of one that are saved. */
export type NewOrder = z.input<typeof createOrder.input>['order']
export type OrderSave = z.input<typeof saveOrder.input>['order']

const list = async (query: ListQuery) => {
  const { orders, total_count, counts } = await dataOf(api.post('/admin/orders', { page: query.page, filters: orderFilters(query) }))
  return { data: orders, total: total_count, meta: { counts } }
}

export const orders = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/order/get', { id }))).order,
  create: async (order: NewOrder) => (await dataOf(api.post('/admin/order/create', { order }))).order,
  save: async (order_id, order: OrderSave) => (await dataOf(api.post('/admin/order/save', { order_id, order }))).order,
  remove: (order_id) => dataOf(api.post('/admin/order/delete', { order_id })),
})
