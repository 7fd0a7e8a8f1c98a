import { orders as records } from '../../data-providers/index.ts'
import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const orders = {
  name: slugs.orders,
  area: 'orders',
  records,
  list: page(() => import('./OrderList.tsx'), 'OrderList'),
  edit: page(() => import('./OrderPage.tsx'), 'OrderPage'),
  create: page(() => import('./OrderCreate.tsx'), 'OrderCreate'),
} satisfies PanelResource
