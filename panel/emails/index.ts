import { emailProfiles } from '../email-profiles/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const emails = {
  name: slugs.emails,
  area: 'templates',
  records: async () => (await import('../../data-providers/templates.ts')).emails,
  canDelete: true,
  recordRepresentation: 'key',
  list: fetched(() => import('./EmailList.tsx'), 'EmailList'),
  edit: fetched(() => import('./EmailEdit.tsx'), 'EmailEdit'),
  parts: [emailProfiles],
  create: fetched(() => import('./EmailCreate.tsx'), 'EmailCreate'),
} satisfies PanelResource
