import { describe, expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { Auth } from '../../../schemas/index.ts'
import type { Offered } from '../../../site/layout/menus.ts'
import { signedOut } from '../../build/auth.ts'

const open = vi.hoisted(() => new Set<string>())
vi.mock('../../../site/routes.ts', async (original) => ({ ...(await original<object>()), isOpen: (address: string) => open.has(address) }))
const { mainMenu, moreMenu, requestMenu, shownEntries, userMenu } = await import('../../../site/layout/menus.ts')

const t = locales.en.layout
const tutorAuth = (potential_school_tutor = false): Auth => ({
  ...signedOut,
  tutor: true,
  current_role: 'tutor',
  tutor_info: { id: 1, avatar: null, name: 'Dana', first_name: 'Dana', status: 3, potential_school_tutor, terms_due: false, delete_at: null },
})
const openNow = (...addresses: string[]) => {
  open.clear()
  for (const address of addresses) open.add(address)
}
const texts = (items: { text: string }[]) => items.map(({ text }) => text)

describe('menus', () => {
  test('an entry is drawn only when its address has a page; signing out is always last', () => {
    openNow('newOrders', 'wallet')
    const items = userMenu({ edition: editionOf('kz'), auth: tutorAuth(), is_allow_verification: false }, locales.en['account-menu'])
    expect(items).toEqual([{ href: '/nz', text: 'New requests' }, { href: '/wallet', text: 'Wallet' }, { text: 'Sign out' }])
  })

  test.each([
    [undefined, ['wallet']],
    ['test', []],
    ['hide', []],
  ] as const)('an entry flagged %s is drawn as %j', (flag, shown) => {
    const owner = { edition: editionOf('kz'), auth: tutorAuth(), is_allow_verification: false }
    const entries = shownEntries([{ address: 'wallet', text: 'wallet', ...(flag && { flag }) }], owner)
    expect(entries.map(({ address }) => address)).toEqual(shown)
  })

  test('verification, school and billing ask for more than a page', () => {
    openNow('verification', 'schoolTutor', 'billing')
    const menu = (edition: string, auth: Auth, is_allow_verification: boolean) =>
      texts(userMenu({ edition: editionOf(edition), auth, is_allow_verification }, locales.en['account-menu'])).slice(0, -1)
    expect(menu('kz', tutorAuth(), false)).toEqual([])
    expect(menu('kz', tutorAuth(true), true)).toEqual(['Verification', 'Teach at the school'])
    expect(menu('pl', tutorAuth(), false)).toEqual(['Billing details'])
  })

  test('a client gets the items of clients', () => {
    openNow('clientOrders', 'newOrders')
    expect(
      texts(
        userMenu(
          { edition: editionOf('kz'), auth: { ...signedOut, client: true, current_role: 'client' }, is_allow_verification: false },
          locales.en['account-menu'],
        ),
      ),
    ).toEqual(['Requests', 'Sign out'])
  })

  test.each([
    ['kz', ['/repetitor/']],
    ['es', ['/tutors/']],
    ['mx', ['/clases/']],
    ['ua', ['/tutors/', '/tutors-online/']],
    ['pl', ['/korepetycje/', '/korepetycje-online/']],
    ['us', ['/tutors/', '/tutors-online/']],
  ])('the main menu of %s is %j', (edition, hrefs) => {
    openNow('catalog', 'catalogOnline')
    expect(mainMenu(editionOf(edition), t).map(({ href }) => href)).toEqual(hrefs)
  })

  test('the menu of narrow screens leads to a request without a chosen tutor, which tutors do not see', () => {
    openNow('generalRequest')
    expect(requestMenu(editionOf('kz'), t)).toEqual([{ href: '/request/', text: 'Find me a tutor', notForTutors: true }])
  })

  test('"More" has lists that have something, the school only where the edition has one, and vacancies that tutors do not see', () => {
    openNow('vacancies', 'news')
    const offered = (school_link: string | null, lists: Offered['lists'] = []) => ({ school_link, lists })
    const vacancy = { href: '/vacancy', text: 'Jobs', notForTutors: true }
    const school = { href: 'https://school.example', text: 'Online school' }
    expect(moreMenu(editionOf('kz'), t, offered(school.href))).toEqual([vacancy, school])
    expect(moreMenu(editionOf('us'), t, offered(school.href))).toEqual([vacancy])
    expect(moreMenu(editionOf('us'), t, offered(null, ['news'])).map(({ href }) => href)).toEqual(['/news', '/vacancy'])
    openNow()
    expect(moreMenu(editionOf('kz'), t, offered(null, ['news']))).toEqual([])
  })
})
