import { api, dataOf } from '../../data-providers/index.ts'
import type { RemoveReasons } from '../../schemas/index.ts'

export type BulkAction =
  | { name: 'set_processing' | 'set_favorite' }
  | { name: 'set_manager'; admin_id: number }
  | { name: 'set_lost'; remove_reasons: RemoveReasons }
export type BulkName = BulkAction['name']

/** What can be done with several orders. */
export const bulkChoices = (['set_processing', 'set_favorite', 'set_manager', 'set_lost'] as const).map((name) => ({
  name,
  label: `orders.bulk.${name}`,
  isEnding: name === 'set_lost',
}))

/** The call of a bulk action for one order. */
export const callOf = (action: BulkAction, order_id: number): Promise<unknown> => {
  if (action.name === 'set_manager') return dataOf(api.post('/admin/order/set_manager', { order_id, admin_id: action.admin_id }))
  if (action.name === 'set_lost') return dataOf(api.post('/admin/order/set_lost', { order_id, remove_reasons: action.remove_reasons }))
  if (action.name === 'set_processing') return dataOf(api.post('/admin/order/set_processing', { order_id }))
  return dataOf(api.post('/admin/order/set_favorite', { order_id, add_favorite: true }))
}
