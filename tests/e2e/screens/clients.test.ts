import { examine } from './examine.ts'

await examine([
  { name: 'panel-clients', path: '/panel/clients_show/', as: 'staff 1' },
  { name: 'panel-client', path: '/panel/clients_show/1/', as: 'staff 1' },
])
