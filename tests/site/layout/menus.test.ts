import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { Auth } from '../../../schemas/index.ts'
import { mainMenu, moreMenu, type Offered, requestMenu, shownEntries, userMenu } from '../../../site/layout/menus.ts'
import { asTutor } from '../../build/auth.ts'

const t = locales.en.layout
const tutorAuth = (potential_school_tutor = false): Auth => ({
  ...asTutor,
  tutor_info: { ...asTutor.tutor_info, potential_school_tutor },
})
const texts = (items: { text: string }[]) => items.map(({ text }) => text)

describe('menus', () => {
  test.each(['tutor', 'client'] as const)('signing out is the last entry of a %s', (current_role) => {
    const items = userMenu(
      { edition: editionOf('kz'), auth: { ...tutorAuth(), current_role }, is_allow_verification: false },
      locales.en['account-menu'],
    )
    expect(items.filter(({ href }) => href === undefined)).toEqual([{ text: 'Sign out' }])
    expect(items.at(-1)).toEqual({ text: 'Sign out' })
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

  test.each([
    ['kz', tutorAuth(), false, []],
    ['kz', tutorAuth(true), true, ['Verification', 'Teach at the school']],
    ['pl', tutorAuth(), false, ['Billing details']],
  ])('a tutor of %s has verification, school and billing only where they are for them: %#', (edition, auth, is_allow_verification, expected) => {
    const conditional = ['Verification', 'Teach at the school', 'Billing details']
    const items = texts(userMenu({ edition: editionOf(edition), auth, is_allow_verification }, locales.en['account-menu']))
    expect(items.filter((text) => conditional.includes(text))).toEqual(expected)
    expect(items).toContain('New requests')
  })

  const tutorWays = [
    ...['/nz', '/mz', '/moi-aktyvni-zayavki', '/miy-arhiv-zayavok', '/profile/', '/my-ads', '/moi-blogi', '/wallet', '/billing_information', '/tops'],
    ...['/rating', '/affiliate', '/verified-tutor', '/school-tutor', '/tutor-settings'],
  ]
  const clientWays = ['/client_orders', '/client_archive', '/client_chats', '/viewed_profiles', '/client_profile', '/settings']

  test.each([
    ['tutor', tutorWays],
    ['client', clientWays],
  ] as const)('a %s gets the ways of that role alone, in their order', (current_role, ways) => {
    const owner = { edition: editionOf('pl'), auth: { ...tutorAuth(true), client: true, current_role }, is_allow_verification: true }
    expect(userMenu(owner, locales.en['account-menu']).map(({ href }) => href)).toEqual([...ways, undefined])
  })

  test.each([
    ['kz', ['/repetitor/']],
    ['es', ['/tutors/']],
    ['mx', ['/clases/']],
    ['ua', ['/tutors/', '/tutors-online/']],
    ['pl', ['/korepetycje/', '/korepetycje-online/']],
    ['us', ['/tutors/', '/tutors-online/']],
    ['in', ['/tutors/', '/tutors-online/']],
  ])('the main menu of %s is %j', (edition, hrefs) => {
    expect(mainMenu(editionOf(edition), t).map(({ href }) => href)).toEqual(hrefs)
  })

  test('the menu of narrow screens leads to a request without a chosen tutor, which tutors do not see', () => {
    expect(requestMenu(editionOf('kz'), t)).toEqual([{ href: '/request/', text: 'Find me a tutor', notForTutors: true }])
  })

  test('"More" has lists that have something, the school with its sign only where the edition has one, and vacancies that tutors do not see', () => {
    const offered = (school_link: string | null, lists: Offered['lists'] = []) => ({ school_link, lists })
    const vacancy = { href: '/vacancy', text: 'Jobs', notForTutors: true }
    const school = { href: 'https://school.example', text: 'Online school', isSchool: true }
    expect(moreMenu(editionOf('kz'), t, offered(school.href))).toEqual([vacancy, school])
    expect(moreMenu(editionOf('us'), t, offered(school.href))).toEqual([vacancy])
    expect(moreMenu(editionOf('us'), t, offered(null, ['news'])).map(({ href }) => href)).toEqual(['/news', '/vacancy'])
  })
})
