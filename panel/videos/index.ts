import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const videos = {
  name: slugs.videos,
  area: 'content',
  records: async () => (await import('../../data-providers/videos.ts')).videos,
  canDelete: true,
  recordRepresentation: 'name',
  list: fetched(() => import('./VideoList.tsx'), 'VideoList'),
  edit: fetched(() => import('./VideoEdit.tsx'), 'VideoEdit'),
  create: fetched(() => import('./VideoCreate.tsx'), 'VideoCreate'),
} satisfies PanelResource
