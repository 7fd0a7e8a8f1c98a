import { examine } from './examine.ts'

await examine([
  { name: 'panel-merchants', path: '/panel/users_card_a_merchants/', as: 'staff 1' },
  { name: 'panel-merchant', path: '/panel/users_card_a_merchants/1/', as: 'staff 1' },
  { name: 'panel-merchant-new', path: '/panel/users_card_a_merchants/create/', as: 'staff 1' },
])
