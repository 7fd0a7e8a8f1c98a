import { tutors as records } from '../../data-providers/index.ts'
import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const tutors = {
  name: slugs.tutors,
  area: 'tutors',
  records,
  list: page(() => import('./TutorList.tsx'), 'TutorList'),
  edit: page(() => import('./TutorPage.tsx'), 'TutorPage'),
} satisfies PanelResource
