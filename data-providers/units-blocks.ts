import type * as z from 'zod/mini'
import type { BlockFilters, createUnitsBlock } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Fields = z.input<typeof createUnitsBlock.input>['units_block']

const list = async ({ page, filter }: ListQuery) => {
  const { units_blocks, total_count } = await dataOf(api.post('/admin/units_blocks/get', { page, filters: filter as BlockFilters }))
  return { data: units_blocks, total: total_count }
}
const one = async (id: number) => (await dataOf(api.get('/admin/units_block/get', { id }))).units_block
const save = async (id: number, fields: Fields) => (await dataOf(api.post('/admin/units_block/save', { units_block: { ...fields, id } }))).units_block

export const unitsBlocks = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one,
  create: async (units_block: Fields) => (await dataOf(api.post('/admin/units_block/create', { units_block }))).units_block,
  save,
  remove: (id) => dataOf(api.post('/admin/units_block/delete', { id })),
  /** There is no call for it: the newest state is saved with the other value, and nobody's change in between is lost. */
  toggle: async (id, field, value) => save(id, { ...((await one(id)) as Fields), [field]: value }),
})
