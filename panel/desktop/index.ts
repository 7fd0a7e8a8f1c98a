import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const desktop = {
  name: slugs.desktop,
  area: 'desktop',
  list: fetched(() => import('./Desktop.tsx'), 'Desktop'),
} satisfies PanelResource
