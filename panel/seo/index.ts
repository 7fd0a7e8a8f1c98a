import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

/** The second tab of the same screen. */
const pagesOfSite = {
  name: slugs.pages_metatags,
  area: 'content',
  records: async () => (await import('../../data-providers/seo.ts')).pagesMetatags,
  canDelete: true,
  recordRepresentation: 'page',
  list: fetched(() => import('./PageMetatagsList.tsx'), 'PageMetatagsList'),
  edit: fetched(() => import('./page-metatags.tsx'), 'PageMetatagsEdit'),
  create: fetched(() => import('./page-metatags.tsx'), 'PageMetatagsCreate'),
} satisfies PanelResource

export const h2texts = {
  name: slugs.h2texts,
  area: 'content',
  records: async () => (await import('../../data-providers/seo.ts')).h2texts,
  canDelete: true,
  list: fetched(() => import('./CombinationList.tsx'), 'CombinationList'),
  edit: fetched(() => import('./CombinationEdit.tsx'), 'CombinationEdit'),
  create: fetched(() => import('./CombinationCreate.tsx'), 'CombinationCreate'),
  parts: [pagesOfSite],
} satisfies PanelResource
