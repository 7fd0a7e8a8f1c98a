import { sms as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const sms = {
  name: slugs.sms,
  area: 'templates',
  records,
  recordRepresentation: 'key',
  list: fetched(() => import('./SmsList.tsx'), 'SmsList'),
  edit: fetched(() => import('./SmsEdit.tsx'), 'SmsEdit'),
  create: fetched(() => import('./SmsCreate.tsx'), 'SmsCreate'),
} satisfies PanelResource
