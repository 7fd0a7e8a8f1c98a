import { p } from '../panel.ts'
import { examine } from './examine.ts'

await examine([
  { name: 'panel-robots', path: '/panel/core_files/1/', as: 'staff 1' },
  { name: 'panel-words', path: '/panel/core_files/3/', as: 'staff 1' },
  {
    name: 'panel-version',
    path: '/panel/core_files/1/',
    as: 'staff 1',
    open: (page) => page.getByRole('button', { name: p.core_files.look }).first().click(),
  },
])
