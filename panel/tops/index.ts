import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const tops = {
  name: slugs.tops,
  area: 'tops',
  records: async () => (await import('../../data-providers/tops.ts')).tops,
  recordRepresentation: 'tutor_name',
  list: fetched(() => import('./TopList.tsx'), 'TopList'),
  edit: fetched(() => import('./TopEdit.tsx'), 'TopEdit'),
  create: fetched(() => import('./TopCreate.tsx'), 'TopCreate'),
} satisfies PanelResource
