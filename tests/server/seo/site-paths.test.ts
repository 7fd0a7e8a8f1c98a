import { expect, test } from 'vitest'
import { editions } from '../../../editions/index.ts'
import { languageTestPaths, sitePaths } from '../../../server/seo/site-paths.ts'
import { staticPages } from '../../../server/static-pages/seed/index.ts'
import { type Address, findAddress, hasPage, routes } from '../../../site/routes.ts'

const addresses: Record<keyof typeof sitePaths, Address> = {
  profile: 'tutor',
  tutorOrder: 'tutorOrder',
  clientOrder: 'clientOrder',
  clientChat: 'clientChat',
  tutorChat: 'tutorOrder',
  tutorProfile: 'profile',
  billing: 'billing',
  tutorSettings: 'tutorSettings',
  wallet: 'wallet',
  tutorAd: 'tutorAd',
  tutorPost: 'tutorPost',
  paymentReturn: 'payment',
  newOrders: 'newOrders',
  clientOrders: 'clientOrders',
  clientLogin: 'clientLogin',
  tutorLogin: 'tutorLogin',
  recovery: 'recovery',
  register: 'register',
  confirmReview: 'confirmReview',
  confirmSchedule: 'confirmSchedule',
  confirmSubscription: 'confirmSubscription',
  unsubscribe: 'unsubscribe',
  clientSettings: 'clientSettings',
  away: 'away',
}
const all = Object.keys(routes) as Address[]

test.each(Object.entries(sitePaths) as [keyof typeof sitePaths, string | ((id: never) => string)][])(
  'the path of %s that the server gives is the one of the site',
  (name, path) => {
    const [shown = ''] = (typeof path === 'string' ? path : path(7 as never)).split(/[?#]/)
    expect(findAddress(all, editions.kz, shown)?.address).toBe(addresses[name])
  },
)

test('the pages of the English test have the addresses that the server gives', () => {
  const found = Object.values(languageTestPaths).map((path) => findAddress(all, editions.kz, `/${path}`)?.address)
  expect(found).toEqual(['englishTest', 'englishTestStart'])
})

test.each(Object.values(editions))('every page of text that $code starts with has its address on the site', (edition) => {
  expect(staticPages(edition).filter(({ alias }) => !hasPage(edition, `/${alias}`))).toEqual([])
})
