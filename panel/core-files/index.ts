import { coreFiles as records } from '../../data-providers/index.ts'
import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const coreFiles = {
  name: slugs.core_files,
  area: 'content',
  records,
  list: fetched(() => import('./CoreFiles.tsx'), 'CoreFiles'),
  edit: fetched(() => import('./CoreFileEdit.tsx'), 'CoreFileEdit'),
} satisfies PanelResource
