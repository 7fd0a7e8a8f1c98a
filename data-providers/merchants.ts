import type * as z from 'zod/mini'
import type { createMerchant, Merchant, MerchantFilters, saveMerchant } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const recordOf = (merchant: z.output<typeof Merchant>) => ({ ...merchant, id: merchant.merchant_id })

const list = async ({ page, filter }: ListQuery) => {
  const { merchants, total_count } = await dataOf(api.post('/admin/card_a_merchants/get', { page, filters: filter as MerchantFilters }))
  return { data: merchants.map(recordOf), total: total_count }
}

export const merchants = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (merchant_id) => recordOf((await dataOf(api.get('/admin/card_a_merchant/get', { merchant_id }))).merchant),
  create: async (merchant: z.input<typeof createMerchant.input>['merchant']) =>
    recordOf((await dataOf(api.post('/admin/card_a_merchant/create', { merchant }))).merchant),
  save: async (merchant_id, merchant: Omit<z.input<typeof saveMerchant.input>['merchant'], 'merchant_id'>) =>
    recordOf((await dataOf(api.post('/admin/card_a_merchant/save', { merchant: { ...merchant, merchant_id } }))).merchant),
  remove: (merchant_id) => dataOf(api.post('/admin/card_a_merchant/delete', { merchant_id })),
})
