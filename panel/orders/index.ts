import { orders as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const orders = {
  name: slugs.orders,
  area: 'orders',
  records,
  recordRepresentation: 'order_id',
  list: fetched(() => import('./OrderList.tsx'), 'OrderList'),
  show: fetched(() => import('./OrderShow.tsx'), 'OrderShow'),
  create: fetched(() => import('./OrderCreate.tsx'), 'OrderCreate'),
} satisfies PanelResource
