import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const audit = {
  name: slugs.audit,
  area: 'audit',
  list: fetched(() => import('./AuditList.tsx'), 'AuditList'),
  show: fetched(() => import('./AuditShow.tsx'), 'AuditShow'),
} satisfies PanelResource
