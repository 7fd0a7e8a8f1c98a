import { expect, test } from 'vitest'
import { editions } from '../../../editions/index.ts'
import { adPath, blogAuthorPath, languageTestPaths, listPaths, newsPath, sitePaths, switchedToAll } from '../../../server/seo/site-paths.ts'
import { staticPages } from '../../../server/static-pages/seed/index.ts'
import { languageLinks } from '../../../site/layout/language-links.ts'
import { type Address, findAddress, hasPage, onHost, routes } from '../../../site/routes.ts'

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
  payment: 'payment',
  paymentReturn: 'payment',
  paymentCancelled: 'payment',
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
  contacts: 'contacts',
}
const all = Object.keys(routes) as Address[]

test.each(Object.entries(sitePaths) as [keyof typeof sitePaths, string | ((id: never) => string)][])(
  'the path of %s that the server gives is the one of the site',
  (name, path) => {
    const [shown = ''] = (typeof path === 'string' ? path : path(7 as never)).split(/[?#]/)
    expect(findAddress(all, editions.kz, shown)?.address).toBe(addresses[name])
  },
)

const listed: [Address, string | ((name: never) => string)][] = [
  ...(Object.entries(listPaths) as [keyof typeof listPaths, string | ((name: never) => string)][]),
  ['news', newsPath()],
  ['newsArticle', newsPath('autumn')],
  ['ads', adPath()],
  ['ad', adPath('maths')],
]

test.each(listed)('the list or page %s that answers and the sitemap name is the one of the site', (address, path) => {
  const shown = typeof path === 'string' ? path : path(7 as never)
  expect(findAddress(all, editions.kz, `/${shown}`)?.address).toBe(address)
})

test.each(['ua', 'pl'] as const)('answers of %s lead to all languages where the switcher does', (code) => {
  const edition = editions[code]
  const language = edition.locales[0] ?? 'ua'
  const lists = Object.values(listPaths).filter((path) => typeof path === 'string')
  const paths = [
    '',
    ...switchedToAll,
    ...staticPages(edition).map(({ alias }) => alias),
    ...lists,
    newsPath(),
    adPath(),
    ...Object.values(languageTestPaths),
  ]
  for (const path of paths) {
    const switched = languageLinks({ edition, language, path: `/${path}` }).map((one) => one.language)
    expect([path, switchedToAll.includes(path)]).toEqual([path, switched.length + 1 === edition.locales.length])
  }
})

test('the posts of one tutor are on the blog where the server says', () => {
  expect(findAddress(onHost('blog', all), editions.kz, `/${blogAuthorPath(7)}`)?.address).toBe('blogAuthor')
})

test('the pages of the English test have the addresses that the server gives', () => {
  const found = Object.values(languageTestPaths).map((path) => findAddress(all, editions.kz, `/${path}`)?.address)
  expect(found).toEqual(['englishTest', 'englishTestStart'])
})

test.each(Object.values(editions))('every page of text that $code starts with has its address on the site', (edition) => {
  expect(staticPages(edition).filter(({ alias }) => !hasPage(edition, `/${alias}`))).toEqual([])
})
