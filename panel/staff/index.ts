import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const staff = {
  name: slugs.staff,
  area: 'staff',
  records: async () => (await import('../../data-providers/staff.ts')).staff,
  canDelete: true,
  list: fetched(() => import('./StaffList.tsx'), 'StaffList'),
  edit: fetched(() => import('./StaffEdit.tsx'), 'StaffEdit'),
  create: fetched(() => import('./StaffCreate.tsx'), 'StaffCreate'),
} satisfies PanelResource
