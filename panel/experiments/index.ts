import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const experiments = {
  name: slugs.experiments,
  area: 'experiments',
  recordRepresentation: 'key',
  canDelete: false,
  list: fetched(() => import('./ExperimentList.tsx'), 'ExperimentList'),
  edit: fetched(() => import('./ExperimentEdit.tsx'), 'ExperimentEdit'),
} satisfies PanelResource
