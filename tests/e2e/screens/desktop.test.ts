import { examine } from './examine.ts'

await examine([
  { name: 'panel-desktop', path: '/panel/desktop/', as: 'staff 1' },
  { name: 'panel-no-sections', path: '/panel/', as: 'staff 3' },
])
