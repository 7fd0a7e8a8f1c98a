import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const examinationTests = {
  name: slugs.examination_tests,
  area: 'content',
  list: fetched(() => import('./TestList.tsx'), 'TestList'),
  edit: fetched(() => import('./TestEdit.tsx'), 'TestEdit'),
  create: fetched(() => import('./TestCreate.tsx'), 'TestCreate'),
} satisfies PanelResource
