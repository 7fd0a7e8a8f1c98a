import type { RaRecord } from 'react-admin'
import { referenceSorts } from '../schemas/reference-terms.ts'
import { type Answered, dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Kind = 'lesson' | 'level' | 'city' | 'district' | 'subdistrict'

/** The calls of all kinds are named alike; each screen knows the record of its own. */
const { get, post } = api as unknown as Record<'get' | 'post', <T>(path: string, input: object) => Promise<Answered<T>>>

/** The six calls of a kind of reference data: `/admin/cities`, `/admin/city/get` and so on (spec: back-office 7.12). */
function records(one: Kind, many: string) {
  const list = async (query: ListQuery) => {
    const filters = filtersOf(query, referenceSorts)
    const data = await dataOf(post<Record<string, RaRecord[]> & { total_count: number }>(`/admin/${many}`, { page: query.page, filters }))
    return { data: data[many] ?? [], total: data.total_count }
  }
  const told = async (answer: Promise<Answered<Record<string, RaRecord>>>) => (await dataOf(answer))[one] as RaRecord
  return resource({
    list,
    many: async (ids) => (await list(byIds(ids))).data,
    one: (id) => told(get(`/admin/${one}/get`, { [`${one}_id`]: id })),
    create: (record: object) => told(post(`/admin/${one}/create`, { [one]: record })),
    save: (id, record: object) => told(post(`/admin/${one}/save`, { [one]: { ...record, id } })),
    remove: (id) => dataOf(post(`/admin/${one}/delete`, { [`${one}_id`]: id })),
    toggle: (id, field, value) => told(post(`/admin/${one}/change_checkout`, { [`${one}_id`]: id, field, value })),
  })
}

export const lessons = records('lesson', 'lessons')
export const levels = records('level', 'levels')
export const cities = records('city', 'cities')
export const districts = records('district', 'districts')
export const subdistricts = records('subdistrict', 'subdistricts')
