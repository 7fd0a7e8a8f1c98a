import { describe, expect, test } from 'vitest'
import { editionOf, type Language } from '../../editions/index.ts'
import { isSwitcherInHeader, languageLinks } from '../../site/layout/language-links.ts'

const ua = editionOf('ua')
const pl = editionOf('pl')
const hrefs = (edition: typeof ua, language: Language, path: string, langLinks?: Record<string, string>) =>
  languageLinks({ edition, language, path, langLinks }).map(({ href }) => href)

describe('language switcher', () => {
  test.each([
    ['the main page leads to all languages, the default one without prefix', ua, 'ua', '/', ['/ru', '/en']],
    ['from another language the default has no prefix', ua, 'ru', '/', ['/', '/en']],
    ['the whole country leaves English out', ua, 'ua', '/all-district/matematika/', ['/ru/all-district/matematika/']],
    ['an ordinary page leaves English out', ua, 'ua', '/tutors/matematika/', ['/ru/tutors/matematika/']],
    ['a page whose English is kept up has it', ua, 'ua', '/contacts', ['/ru/contacts', '/en/contacts']],
    ['/about has English with or without its slash', ua, 'ua', '/about', ['/ru/about', '/en/about']],
    ['a client order has English', ua, 'ua', '/o/12', ['/ru/o/12', '/en/o/12']],
    ['a tutor order has English', ua, 'ru', '/zayavka/12/', ['/zayavka/12/', '/en/zayavka/12/']],
    ['the editor of a post has English, before it has a page', ua, 'ua', '/dodaty-blog', ['/ru/dodaty-blog', '/en/dodaty-blog']],
    ['only the listed static pages have English', pl, 'pl', '/p/cookies/', ['/en/p/cookies/']],
    ['other static pages do not', pl, 'pl', '/p/faq', []],
  ] as const)('%s', (_, edition, language, path, expected) => {
    expect(hrefs(edition, language, path)).toEqual(expected)
  })

  /** Every start of a path that the specification names, as far as it goes and further on. */
  test.each([
    ...['/about/', '/contacts', '/contacts/', '/client-login', '/login', '/how-it-works', '/register', '/affiliate', '/billing_information'],
    ...['/miy-arhiv-zayavok', '/moi-aktyvni-zayavki', '/moi-blogi', '/moi-potenciyni-zayavki', '/moyi-personalni-zamovlennya', '/mz', '/nz'],
    ...['/tutor-settings', '/profile', '/profile/', '/profile/preview', '/school-tutor', '/skype-zayavki', '/tops', '/verified-tutor', '/wallet'],
    ...['/zayavky-moho-mista', '/dodaty-blog', '/my-ads', '/my-ads/create', '/my-ads/7', '/zayavka/7', '/zayavka/7/'],
    ...['/client_archive', '/client_orders', '/client_profile', '/settings', '/client_chats', '/client_chats/chat/', '/o/7', '/o/7/'],
    ...['/p/polityka-prywatnoci/', '/p/cookies/', '/p/cookies', '/p/ofert-publiczn/', '/p/offer/'],
  ])('of %s leads to English too', (path) => {
    expect(hrefs(ua, 'ua', path)).toEqual([`/ru${path}`, `/en${path}`])
  })

  test.each([
    ...[
      '/media',
      '/ranking-info',
      '/recovery',
      '/rating',
      '/payment/return',
      '/email_unsubscribe',
      '/request/7',
      '/request/',
      '/reviews',
      '/news',
      '/news/about',
      '/ads',
      '/ads/login',
      '/videos',
    ],
    ...[
      '/materials/',
      '/vacancy',
      '/vacancy/7',
      '/viewed_profiles',
      '/test/english/',
      '/test/english/start',
      '/p/popular/',
      '/p/faq',
      '/p/offers',
      '/oferta',
    ],
    ...['/user-7/', '/all-cities/', '/all-subjects/', '/all-district/kyiv/', '/all-tags/', '/tutors/wallet/', '/aboutus', '/nowhere'],
  ])('of %s leaves English out', (path) => {
    expect(hrefs(ua, 'ua', path)).toEqual([`/ru${path}`])
  })

  test.each([
    ['links of the answer win', '/tutors/', { ua: 'tutors/fizyka/', ru: 'ru/tutors/fizyka/' }, ['/ru/tutors/fizyka/']],
    ['English of the answer is left out', '/tutors/', { ua: 'a', ru: 'ru/a', en: 'en/a' }, ['/ru/a']],
    ['but where English is kept up', '/about', { ua: 'about', ru: 'ru/about', en: 'en/about' }, ['/ru/about', '/en/about']],
    ['a text that was not written in a language has no link there', '/about', { ua: 'about', en: 'en/about' }, ['/en/about']],
    ['an empty answer shows no links', '/about', {}, []],
  ] as const)('%s', (_, path, links, expected) => {
    expect(hrefs(ua, 'ua', path, links)).toEqual(expected)
  })

  test('which languages are kept up in part is said by the edition alone', () => {
    expect(hrefs({ ...ua, partlyKept: ['ru'] }, 'ua', '/tutors/')).toEqual(['/en/tutors/'])
    expect(hrefs({ ...ua, partlyKept: [] }, 'ua', '/tutors/')).toEqual(['/ru/tutors/', '/en/tutors/'])
  })

  test.each([
    [undefined, '/ru/tutors/?sort=reviews&verified=1'],
    [{ ua: 'tutors/fizyka/', ru: 'ru/tutors/fizyka/' }, '/ru/tutors/fizyka/?sort=reviews&verified=1'],
  ])('what the page keeps of its query goes along, with the answer’s links %j', (langLinks, href) => {
    const query = { sort: 'reviews', verified: '1' }
    expect(languageLinks({ edition: ua, language: 'ua', path: '/tutors/', query, langLinks })).toEqual([{ language: 'ru', href }])
  })

  test('which page or category of a list it is does not go along', () => {
    const query = { page: '2', category: 'exams', sort: 'reviews' }
    expect(languageLinks({ edition: ua, language: 'ua', path: '/news', query })).toEqual([{ language: 'ru', href: '/ru/news?sort=reviews' }])
  })

  test('it stands in the wide header only with more than two languages', () => {
    expect(['ua', 'pl', 'kz'].map((code) => isSwitcherInHeader(editionOf(code)))).toEqual([true, false, false])
  })
})

test.each(['//evil.example/', '/\\evil.example', '///evil.example/a'])('from %s, which by itself leads to another host, there is no way', (path) =>
  expect(hrefs(ua, 'ru', path)).toEqual([]),
)
