import { examine } from './examine.ts'

await examine([
  { name: 'panel-tops', path: '/panel/users_tops/', as: 'staff 1' },
  { name: 'panel-top', path: '/panel/users_tops/1/', as: 'staff 1' },
  { name: 'panel-top-new', path: '/panel/users_tops/create/', as: 'staff 1' },
])
