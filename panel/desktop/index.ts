import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const desktop = {
  name: slugs.desktop,
  area: 'desktop',
  list: page(() => import('./Desktop.tsx'), 'Desktop'),
} satisfies PanelResource
