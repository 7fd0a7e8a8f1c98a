import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const audit = {
  name: slugs.audit,
  area: 'audit',
  list: page(() => import('./AuditList.tsx'), 'AuditList'),
  edit: page(() => import('./AuditPage.tsx'), 'AuditPage'),
} satisfies PanelResource
