import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const paymentDoubts = {
  name: slugs.payment_doubts,
  area: 'tutors_money',
  list: fetched(() => import('./DoubtList.tsx'), 'DoubtList'),
  show: fetched(() => import('./DoubtShow.tsx'), 'DoubtShow'),
} satisfies PanelResource
