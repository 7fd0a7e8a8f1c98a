import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const webVitals = {
  name: slugs.web_vitals,
  area: 'web_vitals',
  list: fetched(() => import('./WebVitalList.tsx'), 'WebVitalList'),
} satisfies PanelResource
