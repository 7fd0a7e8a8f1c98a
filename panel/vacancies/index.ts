import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const vacancies = {
  name: slugs.vacancies,
  area: 'content',
  list: fetched(() => import('./VacancyList.tsx'), 'VacancyList'),
  edit: fetched(() => import('./VacancyEdit.tsx'), 'VacancyEdit'),
  create: fetched(() => import('./VacancyCreate.tsx'), 'VacancyCreate'),
} satisfies PanelResource
