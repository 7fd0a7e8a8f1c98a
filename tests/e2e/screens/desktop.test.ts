import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { first, narrow, next } from './openings.ts'

await examine([
  { name: 'panel-desktop-mine', path: '/panel/desktop/?queue=mine', as: 'staff 1' },
  { name: 'panel-desktop', path: '/panel/desktop/', as: 'staff 1' },
  { name: 'panel-menu', path: '/panel/desktop/', as: 'staff 1', open: first(narrow, next(p.menu.label)) },
  { name: 'panel-held-back', path: '/panel/users_orders/', as: 'staff 3' },
  { name: 'panel-nowhere', path: '/panel/nowhere/', as: 'staff 1' },
  {
    name: 'panel-search',
    path: '/panel/desktop/',
    as: 'staff 1',
    open: async (page) => {
      await page.getByRole('combobox', { name: p.layout.search }).fill('1')
      await page.getByRole('listbox', { name: p.layout.found }).getByRole('option').first().waitFor()
    },
  },
])
