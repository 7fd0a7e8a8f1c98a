import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const schedule = {
  name: slugs.schedule,
  area: 'staff',
  list: fetched(() => import('./ScheduleScreen.tsx'), 'ScheduleScreen'),
} satisfies PanelResource
