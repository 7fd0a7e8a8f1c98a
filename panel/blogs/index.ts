import { blogs as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const blogs = {
  name: slugs.blogs,
  area: 'content',
  records,
  list: fetched(() => import('./BlogList.tsx'), 'BlogList'),
  show: fetched(() => import('./BlogShow.tsx'), 'BlogShow'),
} satisfies PanelResource
