import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const outbox = {
  name: slugs.outbox,
  area: 'outbox',
  list: page(() => import('./OutboxList.tsx'), 'OutboxList'),
  edit: page(() => import('./OutboxPage.tsx'), 'OutboxPage'),
} satisfies PanelResource
