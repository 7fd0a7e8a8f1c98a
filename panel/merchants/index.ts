import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const merchants = {
  name: slugs.merchants,
  area: 'merchants',
  records: async () => (await import('../../data-providers/merchants.ts')).merchants,
  canDelete: true,
  list: fetched(() => import('./MerchantList.tsx'), 'MerchantList'),
  edit: fetched(() => import('./MerchantEdit.tsx'), 'MerchantEdit'),
  create: fetched(() => import('./MerchantCreate.tsx'), 'MerchantCreate'),
} satisfies PanelResource
