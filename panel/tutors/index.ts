import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const tutors = {
  name: slugs.tutors,
  area: 'tutors',
  records: async () => (await import('../../data-providers/tutors.ts')).tutors,
  list: fetched(() => import('./TutorList.tsx'), 'TutorList'),
  show: fetched(() => import('./TutorShow.tsx'), 'TutorShow'),
  create: fetched(() => import('./TutorCreate.tsx'), 'TutorCreate'),
} satisfies PanelResource
