import { fill } from '../../../theme/words.ts'
import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, next, type Opening, openFirst, press, wrong } from './openings.ts'

/** The order form over a profile, from step to step. */
const request = press(t.tutors.request, 'dialog', 'link')
const lesson: Opening = (page) => page.getByRole('checkbox', { name: 'Математика', exact: true }).check()
const online: Opening = (page) => page.getByRole('checkbox', { name: t.common.online }).check()
const place = first(request, lesson, next(t.requests.next.place))
const details = first(place, online, next(t.requests.next.details))
const contacts = first(details, next(t.requests.next.contacts))
const packages = press(t.tutors.packages.choose, 'dialog', 'link')
/** What the school is asked for after a request, where no script runs. */
const offer: Opening = async (page) => {
  const { pathname } = new URL(page.url())
  await page.goto(new URL(`${pathname.replace('/o/', '/request/')}/school?lessons=8,13`, page.url()).href)
}

await examine([
  { name: 'request-dialog', path: '/user-1/', open: request },
  { name: 'request-place', path: '/user-1/', open: place },
  { name: 'request-details', path: '/user-1/', open: details },
  { name: 'request-contacts-wrong', path: '/user-1/', open: first(contacts, next(t.requests.send), wrong) },
  { name: 'request', path: '/request/1' },
  { name: 'request-cookies', path: '/request/1', undecided: true },
  { name: 'request-general', path: '/request/' },
  { name: 'request-short', path: '/request/3' },
  { name: 'request-school', path: '/client_orders', as: 'client', open: first(openFirst('/o/'), offer) },
  { name: 'request-school-short', path: '/school-request?lesson=8' },
  { name: 'packages', path: '/packages/3' },
  { name: 'packages-dialog', path: '/user-3/', open: packages },
  {
    name: 'packages-contacts-wrong',
    path: '/user-3/',
    open: first(
      packages,
      next(fill(t['school-packages'].buy, { lessons: '16 занятий', sum: '68\u00a0000\u00a0₸' })),
      next(t['school-packages'].send),
      wrong,
    ),
  },
])
