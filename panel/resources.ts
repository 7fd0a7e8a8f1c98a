import type { Resource } from '../data-providers/index.ts'
import { audit } from './audit/index.ts'
import { clients } from './clients/index.ts'
import { desktop } from './desktop/index.ts'
import { orders } from './orders/index.ts'
import { outbox } from './outbox/index.ts'
import type { PanelResource } from './resource.ts'
import { tutors } from './tutors/index.ts'

/** All resources of the back office; a new one is a line here and a line in `layout/menu.ts`. */
export const resources: readonly PanelResource[] = [desktop, orders, tutors, clients, outbox, audit]

/** The calls of those that have calls, for the data provider. */
export const descriptors: Record<string, Resource> = Object.fromEntries(resources.flatMap(({ name, records }) => (records ? [[name, records]] : [])))
