import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const tags = {
  name: slugs.tags,
  area: 'content',
  list: fetched(() => import('./TagList.tsx'), 'TagList'),
  edit: fetched(() => import('./TagEdit.tsx'), 'TagEdit'),
  create: fetched(() => import('./TagCreate.tsx'), 'TagCreate'),
} satisfies PanelResource
