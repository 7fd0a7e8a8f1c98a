import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const newsCategories = {
  name: slugs.news_categories,
  area: 'content',
  records: async () => (await import('../../data-providers/news-categories.ts')).newsCategories,
  canDelete: true,
  list: fetched(() => import('./CategoryList.tsx'), 'CategoryList'),
  edit: fetched(() => import('./CategoryEdit.tsx'), 'CategoryEdit'),
  create: fetched(() => import('./CategoryCreate.tsx'), 'CategoryCreate'),
} satisfies PanelResource
