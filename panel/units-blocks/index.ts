import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const unitsBlocks = {
  name: slugs.units_blocks,
  area: 'content',
  records: async () => (await import('../../data-providers/units-blocks.ts')).unitsBlocks,
  canDelete: true,
  list: fetched(() => import('./BlockList.tsx'), 'BlockList'),
  edit: fetched(() => import('./BlockEdit.tsx'), 'BlockEdit'),
  create: fetched(() => import('./BlockCreate.tsx'), 'BlockCreate'),
} satisfies PanelResource
