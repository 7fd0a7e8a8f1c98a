import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const clients = {
  name: slugs.clients,
  area: 'clients',
  records: async () => (await import('../../data-providers/clients.ts')).clients,
  list: fetched(() => import('./ClientList.tsx'), 'ClientList'),
  show: fetched(() => import('./ClientShow.tsx'), 'ClientShow'),
  pages: { merge: fetched(() => import('./MergePage.tsx'), 'MergePage') },
} satisfies PanelResource
