import { orders as calls } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const orders = {
  name: slugs.orders,
  area: 'orders',
  records: async () => calls,
  recordRepresentation: 'order_id',
  list: fetched(() => import('./OrderList.tsx'), 'OrderList', { words: 'first' }),
  show: fetched(() => import('./OrderShow.tsx'), 'OrderShow'),
  create: fetched(() => import('./OrderCreate.tsx'), 'OrderCreate'),
} satisfies PanelResource
