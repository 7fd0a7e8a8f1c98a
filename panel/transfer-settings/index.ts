import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const transferSettings = {
  name: slugs.transferSettings,
  area: 'transfer_settings',
  records: async () => (await import('../../data-providers/transfer-settings.ts')).transferSettings,
  isIn: ({ flags }) => flags.school,
  recordRepresentation: 'lesson_name',
  list: fetched(() => import('./TransferList.tsx'), 'TransferList'),
  edit: fetched(() => import('./TransferEdit.tsx'), 'TransferEdit'),
} satisfies PanelResource
