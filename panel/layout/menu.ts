import { mayUse } from '../../schemas/rights.ts'
import { audit } from '../audit/index.ts'
import { clients } from '../clients/index.ts'
import { desktop } from '../desktop/index.ts'
import { orders } from '../orders/index.ts'
import { outbox } from '../outbox/index.ts'
import type { PanelResource } from '../resource.ts'
import { tutors } from '../tutors/index.ts'
import { pathTo } from './paths.ts'

interface Group {
  /** Key of its text in `menu`; the first group has no name. */
  name: 'home' | 'tutors' | 'settings'
  items: readonly PanelResource[]
}

/** The menu in its order; an entry is drawn when its resource exists and the rights table lets the status use it (spec: back-office 2.2). */
const menu: readonly Group[] = [
  { name: 'home', items: [desktop] },
  { name: 'tutors', items: [orders, tutors, clients] },
  { name: 'settings', items: [outbox, audit] },
]

/** The groups that staff of a status see; a missing status sees the menu of status 1 (spec: decisions ADM-3). */
export const menuFor = (status = 1): Group[] =>
  menu.map(({ name, items }) => ({ name, items: items.filter(({ area }) => mayUse(area, status)) })).filter(({ items }) => items.length > 0)

/** The first entry of the menu; undefined where nothing is there for this status yet. */
export const firstItem = (status?: number): string | undefined => menuFor(status)[0]?.items[0]?.name

/** Where a sign-in leads: the first entry; content staff, who have none yet, to the address of theirs (spec: decisions ADM-2). */
export const homePath = (status?: number): string => pathTo(firstItem(status) ?? 'pages_show')

/** Whether an address belongs to an entry of the menu. */
export const isInMenu = (slug: string, status?: number) => menuFor(status).some(({ items }) => items.some(({ name }) => name === slug))
