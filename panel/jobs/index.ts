import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const jobs = {
  name: slugs.jobs,
  area: 'jobs',
  list: fetched(() => import('./JobList.tsx'), 'JobList'),
  show: fetched(() => import('./JobShow.tsx'), 'JobShow'),
} satisfies PanelResource
