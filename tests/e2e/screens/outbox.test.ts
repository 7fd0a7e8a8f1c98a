import { examine } from './examine.ts'
import { openFirst } from './openings.ts'

await examine([
  { name: 'panel-outbox', path: '/panel/outbox/', as: 'staff 1', isUncut: true },
  { name: 'panel-outbox-message', path: '/panel/outbox/', as: 'staff 1', open: openFirst('/panel/outbox/') },
  { name: 'panel-no-record', path: '/panel/outbox/99999999/', as: 'staff 1', meets: [404] },
])
