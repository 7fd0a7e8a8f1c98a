import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const coreFiles = {
  name: slugs.core_files,
  area: 'content',
  records: async () => (await import('../../data-providers/core-files.ts')).coreFiles,
  list: fetched(() => import('./CoreFiles.tsx'), 'CoreFiles'),
  edit: fetched(() => import('./CoreFileEdit.tsx'), 'CoreFileEdit'),
} satisfies PanelResource
