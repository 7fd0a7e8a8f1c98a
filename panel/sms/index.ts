import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const sms = {
  name: slugs.sms,
  area: 'templates',
  records: async () => (await import('../../data-providers/templates.ts')).sms,
  canDelete: true,
  recordRepresentation: 'key',
  list: fetched(() => import('./SmsList.tsx'), 'SmsList'),
  edit: fetched(() => import('./SmsEdit.tsx'), 'SmsEdit'),
  create: fetched(() => import('./SmsCreate.tsx'), 'SmsCreate'),
} satisfies PanelResource
