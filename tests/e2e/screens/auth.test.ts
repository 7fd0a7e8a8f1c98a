import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, next, wrong } from './openings.ts'

await examine([
  { name: 'sign-in-client', path: '/client-login' },
  { name: 'sign-in-client-code', path: '/client-login?way=code' },
  { name: 'sign-in-client-new-password', path: '/client-login?way=new' },
  { name: 'sign-in-client-wrong', path: '/client-login', meets: [400], open: first(next(t.auth.submit), wrong) },
  { name: 'sign-in-tutor', path: '/login' },
  { name: 'recovery', path: '/recovery' },
  { name: 'auth-as-user', path: '/auth_as_user', meets: [400] },
  { name: 'panel-sign-in', path: '/panel/' },
])
