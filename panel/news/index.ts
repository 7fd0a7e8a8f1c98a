import { newsCategories } from '../news-categories/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const news = {
  name: slugs.news,
  area: 'content',
  records: async () => (await import('../../data-providers/news.ts')).news,
  canDelete: true,
  list: fetched(() => import('./NewsList.tsx'), 'NewsList'),
  edit: fetched(() => import('./NewsEdit.tsx'), 'NewsEdit'),
  create: fetched(() => import('./NewsCreate.tsx'), 'NewsCreate'),
  parts: [newsCategories],
} satisfies PanelResource
