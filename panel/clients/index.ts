import { clients as records } from '../../data-providers/index.ts'
import { type PanelResource, page } from '../resource.ts'
import { slugs } from '../slugs.ts'

export const clients = {
  name: slugs.clients,
  area: 'clients',
  records,
  list: page(() => import('./ClientList.tsx'), 'ClientList'),
  edit: page(() => import('./ClientPage.tsx'), 'ClientPage'),
} satisfies PanelResource
