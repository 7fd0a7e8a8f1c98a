import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

export const mailings = {
  name: slugs.mailings,
  area: 'mailings',
  recordRepresentation: 'subject',
  list: fetched(() => import('./MailingList.tsx'), 'MailingList'),
  edit: fetched(() => import('./MailingEdit.tsx'), 'MailingEdit'),
  create: fetched(() => import('./MailingCreate.tsx'), 'MailingCreate'),
} satisfies PanelResource
