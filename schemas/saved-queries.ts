import * as z from 'zod/mini'
import { counted, Flag, or, some, Text, Words } from './common.ts'
import { restCreate, restDelete, restList, restOne, restSave } from './rest.ts'
import { area, areas } from './rights.ts'

/** Of one person and one list. */
export const MOST_SAVED_QUERIES = 50
const MOST_FILTERS = 40

const Plain = /* @__PURE__ */ z.union([z.boolean(), z.number(), /* @__PURE__ */ Text(0, 200)])
const FilterName = /* @__PURE__ */ Text(1, 60)
/** Filters, order and opened filters of a list, as react-admin keeps them. */
const Value = /* @__PURE__ */ z.object({
  filter: /* @__PURE__ */ counted(z.record(FilterName, z.union([Plain, z.array(Plain).check(z.maxLength(100))])), MOST_FILTERS),
  sort: some(z.object({ field: FilterName, order: z.enum(['ASC', 'DESC']) })),
  displayedFilters: or(/* @__PURE__ */ counted(z.record(FilterName, z.boolean()), MOST_FILTERS), {}),
})

/** Filters of a list under a name: their owner's alone until shared, then open to all who may use the list. */
export const SavedQuery = /* @__PURE__ */ z
  .object({
    id: z.int(),
    /** The area of the rights table that the list belongs to. */
    resource: z.enum(areas),
    name: z.string(),
    value: Value,
    shared: z.boolean(),
    owner_name: z.string(),
    /** Only its owner changes or removes it. */
    is_own: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SavedQuery' })

const about = { allow: area('session'), row: SavedQuery }
const fields = { name: Text(1, 60), value: Value, shared: Flag }
export const listSavedQueries = restList('/rest/saved_queries', "One's own saved filters and the shared ones, by name (record 12)", {
  ...about,
  filter: z.object({ resource: some(Words(areas)) }),
})
export const getSavedQuery = restOne('/rest/saved_queries/{id}', 'Saved filters that are own or shared (record 12)', about)
export const createSavedQuery = restCreate('/rest/saved_queries', 'Saves the filters of a list under a name (record 12)', {
  ...about,
  body: { resource: Words(areas), ...fields },
})
export const saveSavedQuery = restSave('/rest/saved_queries/{id}', 'Renames, shares or replaces own saved filters (record 12)', {
  ...about,
  body: fields,
})
export const deleteSavedQuery = restDelete('/rest/saved_queries/{id}', 'Removes own saved filters (record 12)', about)
