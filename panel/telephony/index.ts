import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const telephony = {
  name: slugs.telephony,
  area: 'telephony',
  records: async () => (await import('../../data-providers/telephony.ts')).telephony,
  recordRepresentation: 'phone',
  list: fetched(() => import('./CallList.tsx'), 'CallList'),
} satisfies PanelResource
