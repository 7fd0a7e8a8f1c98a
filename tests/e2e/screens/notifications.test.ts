import { p } from '../panel.ts'
import { t } from '../site.ts'
import { examine } from './examine.ts'
import { press } from './openings.ts'

await examine([
  { name: 'tutor-bell', path: '/nz', as: 'tutor', open: press(new RegExp(`^${t.account.bell.label}`)) },
  { name: 'panel-bell', path: '/panel/users_orders/', as: 'staff 1', open: press(new RegExp(`^${p.notifications.title}`)) },
])
