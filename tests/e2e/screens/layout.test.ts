import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, narrow, press } from './openings.ts'

await examine([
  { name: 'main', path: '/' },
  { name: 'main-cookies', path: '/', undecided: true },
  { name: 'menu', path: '/', open: first(narrow, press(t.layout.menu, 'group')) },
  { name: 'menu-sign-in', path: '/about', open: press(t.account.login.title, 'group') },
  { name: 'tutor-menu', path: '/nz', as: 'tutor', open: press(new RegExp(`^${t.account.user.label}`), 'group') },
  { name: 'not-found', path: '/nowhere', meets: [404] },
  { name: 'gone', path: '/ru/about', meets: [410] },
])
