import { examine } from './examine.ts'
import { openFirst } from './openings.ts'

await examine([
  { name: 'panel-audit', path: '/panel/audit/', as: 'staff 1' },
  { name: 'panel-audit-line', path: '/panel/audit/', as: 'staff 1', open: openFirst('/panel/audit/') },
])
