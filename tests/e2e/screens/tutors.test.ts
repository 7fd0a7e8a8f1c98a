import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { press } from './openings.ts'

await examine([
  { name: 'tutor', path: '/user-1/' },
  { name: 'tutor-school', path: '/user-3/' },
  { name: 'panel-tutors', path: '/panel/users_show/', as: 'staff 1' },
  { name: 'panel-tutor', path: '/panel/users_show/1/', as: 'staff 1' },
  { name: 'panel-tutor-money', path: '/panel/users_show/1/', as: 'staff 1', open: press(p.tutors.add_money) },
])
