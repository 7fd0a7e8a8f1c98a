import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const ads = {
  name: slugs.ads,
  area: 'content',
  records: async () => (await import('../../data-providers/ads.ts')).ads,
  list: fetched(() => import('./AdList.tsx'), 'AdList'),
  show: fetched(() => import('./AdShow.tsx'), 'AdShow'),
} satisfies PanelResource
