import { p } from '../panel.ts'
import { examine } from './examine.ts'

await examine([
  { name: 'panel-staff', path: '/panel/admins_show/', as: 'staff 1' },
  { name: 'panel-colleague', path: '/panel/admins_show/2/', as: 'staff 1' },
  {
    name: 'panel-act-as',
    path: '/panel/admins_show/2/',
    as: 'staff 1',
    open: (page) => page.getByRole('button', { name: p.acting.kinds.admin }).click(),
  },
  {
    name: 'panel-hand-over',
    path: '/panel/admins_show/2/',
    as: 'staff 1',
    open: (page) => page.getByRole('button', { name: p.staff.hand_over.verb, exact: true }).click(),
  },
  {
    name: 'panel-colleague-removal',
    path: '/panel/admins_show/2/',
    as: 'staff 1',
    open: (page) => page.getByRole('button', { name: p.ra.action.delete, exact: true }).click(),
  },
  { name: 'panel-colleague-owner', path: '/panel/admins_show/1/', as: 'staff 4' },
  { name: 'panel-colleague-new', path: '/panel/admins_show/create/', as: 'staff 1' },
  { name: 'panel-schedule', path: '/panel/admins_schedule/', as: 'staff 1' },
  { name: 'panel-schedule-day', path: '/panel/admins_schedule/', as: 'staff 4', open: (page) => page.locator('[data-cell^="5 "]').first().click() },
])
