import { mayUse } from '../../schemas/rights.ts'
import { type Group, groups, resources } from '../resources.ts'
import { pathTo } from './paths.ts'

/** The groups that staff of a status see, of what the rights table lets it use; a missing status sees the menu of status 1 (spec: decisions ADM-3). */
export const menuFor = (status = 1): Group[] =>
  groups.map(({ name, items }) => ({ name, items: items.filter(({ area }) => mayUse(area, status)) })).filter(({ items }) => items.length > 0)

/** Where a sign-in leads: the first entry of the menu (spec: decisions ADM-2). */
export const homePath = (status?: number): string => pathTo(menuFor(status)[0]?.items[0]?.name ?? '')

/** Whether an address belongs to a screen of this version, whoever may see it. */
export const isScreen = (slug: string) => resources.some(({ name }) => name === slug)

/** Whether staff of a status may open the screen of an address, in the menu or beside it. */
export const mayOpen = (slug: string, status = 1) => resources.some(({ name, area }) => name === slug && mayUse(area, status))
