import { news as records } from '../../data-providers/index.ts'
import { newsCategories } from '../news-categories/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const news = {
  name: slugs.news,
  area: 'content',
  records,
  list: fetched(() => import('./NewsList.tsx'), 'NewsList'),
  edit: fetched(() => import('./NewsEdit.tsx'), 'NewsEdit'),
  create: fetched(() => import('./NewsCreate.tsx'), 'NewsCreate'),
  parts: [newsCategories],
} satisfies PanelResource
