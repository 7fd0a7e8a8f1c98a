import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const blogs = {
  name: slugs.blogs,
  area: 'content',
  records: async () => (await import('../../data-providers/blogs.ts')).blogs,
  list: fetched(() => import('./BlogList.tsx'), 'BlogList'),
  show: fetched(() => import('./BlogShow.tsx'), 'BlogShow'),
} satisfies PanelResource
