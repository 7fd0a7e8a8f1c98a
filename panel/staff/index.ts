import { staff as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const staff = {
  name: slugs.staff,
  area: 'staff',
  records,
  list: fetched(() => import('./StaffList.tsx'), 'StaffList'),
  edit: fetched(() => import('./StaffEdit.tsx'), 'StaffEdit'),
  create: fetched(() => import('./StaffCreate.tsx'), 'StaffCreate'),
} satisfies PanelResource
