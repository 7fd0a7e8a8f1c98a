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
import { numberOf, type Provider, type Resource } from './resource.ts'

export { ads } from './ads.ts'
export { blogs } from './blogs.ts'
export { clients } from './clients.ts'
export { type CoreFileRecord, coreFiles, fieldOfWord, wordsOfForm } from './core-files.ts'
export { fileOf } from './file-of.ts'
export { newest } from './list-params.ts'
export { merchants } from './merchants.ts'
export { type NewsHeld, news, newsRecord } from './news.ts'
export { newsCategories } from './news-categories.ts'
export { orderFilters } from './order-filters.ts'
export { type NewOrder, type OrderSave, orders } from './orders.ts'
export { cities, districts, lessons, levels, subdistricts } from './reference.ts'
export { type CallError, type Conflicts, dataOf, Refusal, Unreachable } from './refusal.ts'
export type { Provider, Resource } from './resource.ts'
export { h2texts, pagesMetatags } from './seo.ts'
export { siteReviews } from './site-reviews.ts'
export { staff } from './staff.ts'
export { api, troubles } from './staff-api.ts'
export { staticPageRecord, staticPages } from './static-pages.ts'
export { telephony } from './telephony.ts'
export { emailProfiles, emails, sms } from './templates.ts'
export { tops } from './tops.ts'
export { transferSettings } from './transfer-settings.ts'
export { type NewTutor, type TutorFields, type TutorSave, tutors } from './tutors.ts'
export { unitsBlocks } from './units-blocks.ts'
export { videos } from './videos.ts'

const FIRST_PAGE = { page: 1, sort: newest, filter: {} }

/** A data provider over descriptors by resource name; a name without a descriptor is one of the additional resources. */
export function buildDataProvider(descriptors: Readonly<Record<string, Resource>>): Provider {
  /** The verb of a resource; throws the name of what is missing. */
  const verb = <V extends keyof Resource>(name: string, does: V): NonNullable<Resource[V]> => {
    const found = descriptors[name]?.[does]
    if (!found) throw new Error(`"${name}" has no "${does}"`)
    return found
  }
  // A page of the calls has its own size; a screen that wants fewer gets the first of them.
  const described = {
    getList: async (name, { pagination, sort, filter }) => {
      const { data, ...rest } = await verb(
        name,
        'list',
      )({ ...FIRST_PAGE, filter, ...(pagination && { page: pagination.page }), ...(sort && { sort }) })
      return { data: data.slice(0, pagination?.perPage), ...rest }
    },
    getOne: async (name, { id }) => ({ data: await verb(name, 'one')(numberOf(id)) }),
    getMany: async (name, { ids }) => ({ data: await verb(name, 'many')(ids.map(Number)) }),
    getManyReference: async (name, { target, id, pagination, sort, filter }) => {
      const { data, total } = await verb(name, 'list')({ page: pagination.page, sort, filter: { ...filter, [target]: id } })
      return { data: data.slice(0, pagination.perPage), total }
    },
    create: async (name, { data }) => ({ data: await verb(name, 'create')(data as never) }),
    update: async (name, { id, data }) => ({ data: await verb(name, 'save')(Number(id), data as never) }),
    // No call changes several records; one after the other keeps the first refusal readable.
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await verb(name, 'save')(Number(id), data as never)
      return { data: ids }
    },
    delete: async (name, { id, previousData }) => {
      await verb(name, 'remove')(Number(id))
      return { data: previousData ?? { id } }
    },
    deleteMany: async (name, { ids }) => {
      for (const id of ids) await verb(name, 'remove')(Number(id))
      return { data: ids }
    },
    toggle: async (name, { id, field, value, previousData }) => {
      await verb(name, 'toggle')(Number(id), field, value)
      return { data: { ...previousData, [field]: value } }
    },
  } as Provider

  return combineDataProviders((name) => (name in descriptors ? described : additional)) as Provider
}
