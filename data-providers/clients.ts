import type { ClientFilters } from '../schemas/index.ts'
import { dataOf, Refusal } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, []) as ClientFilters
  const { clients, total_count } = await dataOf(api.post('/admin/clients', { page: query.page, filters }))
  return { data: clients, total: total_count }
}

export const clients = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  /** There is no call for one client; the row of the list carries all (spec: decisions CLI-3). */
  one: async (id) => {
    const { data } = await list({ page: 1, sort: { field: 'id', order: 'DESC' }, filter: { client_id: id } })
    const client = data[0]
    if (!client) throw new Refusal('not_found')
    return client
  },
})
