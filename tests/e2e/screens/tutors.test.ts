import { examine } from './examine.ts'

await examine([
  { name: 'tutor', path: '/user-1/' },
  { name: 'tutor-school', path: '/user-3/' },
  { name: 'panel-tutors', path: '/panel/users_show/', as: 'staff 1' },
  { name: 'panel-tutor', path: '/panel/users_show/1/', as: 'staff 1' },
])
