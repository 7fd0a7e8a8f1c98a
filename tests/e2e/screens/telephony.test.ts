import { examine } from './examine.ts'

await examine([{ name: 'panel-calls', path: '/panel/users_incoming_calls/', as: 'staff 1' }])
