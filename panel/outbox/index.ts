import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const outbox = {
  name: slugs.outbox,
  area: 'outbox',
  list: fetched(() => import('./OutboxList.tsx'), 'OutboxList'),
  show: fetched(() => import('./OutboxShow.tsx'), 'OutboxShow'),
} satisfies PanelResource
