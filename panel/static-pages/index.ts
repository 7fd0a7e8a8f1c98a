import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const staticPages = {
  name: slugs.static_pages,
  area: 'content',
  records: async () => (await import('../../data-providers/static-pages.ts')).staticPages,
  canDelete: true,
  list: fetched(() => import('./PageList.tsx'), 'PageList'),
  edit: fetched(() => import('./PageEdit.tsx'), 'PageEdit'),
  create: fetched(() => import('./PageCreate.tsx'), 'PageCreate'),
} satisfies PanelResource
