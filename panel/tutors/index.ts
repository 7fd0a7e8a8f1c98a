import { tutors as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const tutors = {
  name: slugs.tutors,
  area: 'tutors',
  records,
  list: fetched(() => import('./TutorList.tsx'), 'TutorList'),
  edit: fetched(() => import('./TutorPage.tsx'), 'TutorPage'),
} satisfies PanelResource
