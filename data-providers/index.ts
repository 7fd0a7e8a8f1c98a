/**
 * react-admin's nine methods over the contract, and `toggle`; each resource is a descriptor (orders.ts, tutors.ts, clients.ts). Reference data has calls for all of
 * them, named alike (reference.ts).
 *
 * | method           | orders                  | tutors                        | clients                        | outbox, audit, … (REST)   |
 * |------------------|-------------------------|-------------------------------|--------------------------------|---------------------------|
 * | getList          | POST /admin/orders      | POST /admin/tutors            | POST /admin/clients            | GET /rest/{name}?range=…  |
 * | getOne           | GET /admin/order/get    | GET /admin/tutor/profile/get  | POST /admin/clients, client_id | GET /rest/{name}/{id}     |
 * | getMany          | getList, ids            | getList, ids                  | getList, ids                   | GET /rest/{name}?filter=… |
 * | getManyReference | getList, target=id      | getList, target=id            | getList, target=id             | GET /rest/{name}?filter=… |
 * | create           | POST /admin/order/create|                               |                                | POST /rest/{name}         |
 * | update           | POST /admin/order/save  |                               |                                | PUT /rest/{name}/{id}     |
 * | updateMany       | update for each id      |                               |                                |                           |
 * | delete           | POST /admin/order/delete|                               |                                | DELETE /rest/{name}/{id}  |
 * | deleteMany       | delete for each id      |                               |                                |                           |
 * | toggle           |                         |                               |                                | PUT /rest/{name}/{id}     |
 *
 * Status actions and other verbs are calls of their own: `api.post('/admin/order/set_pause', { … })`.
 */
import { combineDataProviders } from 'react-admin'
import { additional } from './additional.ts'
import { newest } from './list-params.ts'
import { Unreachable } from './refusal.ts'
import { numberOf, type Provider, type Resource } from './resource.ts'

export { fileOf } from './file-of.ts'
export { newest } from './list-params.ts'
export { orderFilters } from './order-filters.ts'
export { type NewOrder, type OrderSave, orders } from './orders.ts'
export { type CallError, type Conflicts, dataOf, Refusal, Unreachable } from './refusal.ts'
export type { Provider, Resource } from './resource.ts'
export { api, troubles } from './staff-api.ts'
export type { NewTutor, TutorFields, TutorSave } from './tutors.ts'

const ALL = { page: 1, perPage: 1e9 }

/** How to come by the calls of each resource, by its name. */
export type Descriptors = Readonly<Record<string, () => Promise<Resource>>>

/** A data provider over descriptors by resource name; a name without a descriptor is one of the additional resources. */
export function buildDataProvider(descriptors: Descriptors): Provider {
  /** The verb of a resource; throws the name of what is missing. */
  const verb = async <V extends keyof Resource>(name: string, does: V): Promise<NonNullable<Resource[V]>> => {
    const calls = await descriptors[name]?.().catch(() => {
      throw new Unreachable()
    })
    const found = calls?.[does]
    if (!found) throw new Error(`"${name}" has no "${does}"`)
    return found
  }
  // A page of the calls has its own size; a screen that wants fewer gets the first of them, of a call that answers all rows at once those of its page.
  const described = {
    getList: async (name, { pagination: { page, perPage } = ALL, sort = newest, filter }) => {
      const { data, total, ...rest } = await (await verb(name, 'list'))({ page, sort, filter })
      const from = data.length === total ? (page - 1) * perPage : 0
      return { data: data.slice(from, from + perPage), total, ...rest }
    },
    getOne: async (name, { id }) => ({ data: await (await verb(name, 'one'))(numberOf(id)) }),
    getMany: async (name, { ids }) => ({ data: await (await verb(name, 'many'))(ids.map(Number)) }),
    getManyReference: async (name, { target, id, pagination, sort, filter }) => {
      const { data, total } = await (await verb(name, 'list'))({ page: pagination.page, sort, filter: { ...filter, [target]: id } })
      return { data: data.slice(0, pagination.perPage), total }
    },
    create: async (name, { data }) => ({ data: await (await verb(name, 'create'))(data as never) }),
    update: async (name, { id, data }) => ({ data: await (await verb(name, 'save'))(Number(id), data as never) }),
    // No call changes several records; one after the other keeps the first refusal readable.
    updateMany: async (name, { ids, data }) => {
      const save = await verb(name, 'save')
      for (const id of ids) await save(Number(id), data as never)
      return { data: ids }
    },
    delete: async (name, { id, previousData }) => {
      await (await verb(name, 'remove'))(Number(id))
      return { data: previousData ?? { id } }
    },
    deleteMany: async (name, { ids }) => {
      const remove = await verb(name, 'remove')
      for (const id of ids) await remove(Number(id))
      return { data: ids }
    },
    toggle: async (name, { id, field, value, previousData }) => {
      await (await verb(name, 'toggle'))(Number(id), field, value)
      return { data: { ...previousData, [field]: value } }
    },
  } as Provider

  return combineDataProviders((name) => (name in descriptors ? described : additional)) as Provider
}
