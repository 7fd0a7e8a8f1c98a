import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { press } from './openings.ts'

await examine([
  { name: 'tutor', path: '/user-1/' },
  { name: 'tutor-school', path: '/user-3/' },
  { name: 'panel-tutors', path: '/panel/users_show/', as: 'staff 1', isUncut: true },
  { name: 'panel-tutor', path: '/panel/users_show/1/', as: 'staff 1' },
  { name: 'panel-tutor-texts', path: '/panel/users_show/4/#texts', as: 'staff 1' },
  { name: 'panel-tutor-profile', path: '/panel/users_show/1/#profile', as: 'staff 1' },
  { name: 'panel-tutor-documents', path: '/panel/users_show/1/#documents', as: 'staff 1' },
  { name: 'panel-tutor-subjects', path: '/panel/users_show/1/#subjects', as: 'staff 1' },
  { name: 'panel-tutor-places', path: '/panel/users_show/1/#places', as: 'staff 1' },
  { name: 'panel-tutor-schedule', path: '/panel/users_show/1/#schedule', as: 'staff 1' },
  { name: 'panel-tutor-log', path: '/panel/users_show/1/#log', as: 'staff 1' },
  { name: 'panel-tutor-new', path: '/panel/users_show/create/', as: 'staff 1' },
  { name: 'panel-tutor-face', path: '/panel/users_show/1/', as: 'staff 1', open: press(p.avatar.change) },
  { name: 'panel-tutor-money', path: '/panel/users_show/1/#wallet', as: 'staff 1', open: press(p.tutors.add_money) },
])
