import type { PhoneCallFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

/** With who carries calls as `meta.line`. */
const list = async (query: ListQuery) => {
  const { who, ...filters } = filtersOf(query, []) as PhoneCallFilters & { who?: NonNullable<PhoneCallFilters['who_calls']>['recipient'] }
  const { incomes, total_count, line } = await dataOf(
    api.post('/admin/telephony/incomes/get', { page: query.page, filters: { ...filters, ...(who && { who_calls: { recipient: who } }) } }),
  )
  return { data: incomes, total: total_count, meta: { line } }
}

export const telephony = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  remove: (id) => dataOf(api.post('/admin/telephony/income/delete', { id })),
})
