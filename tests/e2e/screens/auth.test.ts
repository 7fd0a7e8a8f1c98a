import { apiAs } from '../api.ts'
import { t } from '../site.ts'
import { writeLink } from '../written-link.ts'
import { examine } from './examine.ts'
import { first, ledTo, next, wrong } from './openings.ts'

/** As long as names of hosts come. */
const elsewhere = `https://${'materials-'.repeat(6)}1.example/`

await examine([
  { name: 'sign-in-client', path: '/client-login' },
  { name: 'sign-in-client-code', path: '/client-login?way=code' },
  { name: 'sign-in-client-new-password', path: '/client-login?way=new' },
  { name: 'sign-in-client-wrong', path: '/client-login', meets: [400], open: first(next(t.auth.submit), wrong) },
  { name: 'sign-in-tutor', path: '/login' },
  { name: 'sign-in-tutor-confirm', path: '/login?confirmation_code=ffffffffffffffffffffffffffffffff', meets: [409], open: ledTo(/code_error=/) },
  { name: 'sign-in-tutor-not-confirmed', path: '/login?code_error=token_invalid' },
  { name: 'register', path: '/register' },
  { name: 'register-wrong', path: '/register', meets: [400], open: first(next(t.joining.register.submit), wrong) },
  { name: 'recovery', path: '/recovery' },
  { name: 'unsubscribe', path: '/email_unsubscribe?token=none' },
  { name: 'unsubscribed', path: '/email_unsubscribe?done=1' },
  { name: 'auth-as-user', path: '/auth_as_user', meets: [400] },
  { name: 'away', path: `${await writeLink(await apiAs('staff 3'), elsewhere)}&stay=1` },
  { name: 'panel-sign-in', path: '/panel/' },
])
