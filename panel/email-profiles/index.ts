import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const emailProfiles = {
  name: slugs.email_profiles,
  area: 'templates',
  records: async () => (await import('../../data-providers/templates.ts')).emailProfiles,
  canDelete: true,
  list: fetched(() => import('./ProfileList.tsx'), 'ProfileList'),
  edit: fetched(() => import('./ProfileEdit.tsx'), 'ProfileEdit'),
  create: fetched(() => import('./ProfileCreate.tsx'), 'ProfileCreate'),
} satisfies PanelResource
