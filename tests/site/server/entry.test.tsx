import { describe, expect, test } from 'vitest'
import { editionOf, type Language } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { Api } from '../../../schemas/api.ts'
import { openSite, type PageRequest } from '../../../site/server/entry.ts'
import { orderForClient } from '../../build/order-answers.ts'
import { htmlText } from '../html-text.ts'

// a build in which every file has its source's name
const manifest = new Proxy<Record<string, { file: string }>>({}, { get: (_, source) => ({ file: String(source) }) })
const site = openSite({ manifest, read: () => '', checksum: ({ length }) => length.toString(36) })
const lists = { lesson: [{ value: 'm', id: 1, alias: 'matematika', text: 'Maths', link: '', index: 1, active: true }], city: [] }
const meta = {
  metatags: { title: 'Title </script>', metad: 'About', h1: 'Heading' },
  meta_robots: 'index, follow',
  meta_canonical: 'https://x.example/about',
  hreflangs: { current_site: [{ lang: 'uk', href: 'https://x.example/about' }], other_sites: [] },
  hreflangs_main: 'https://x.example/about',
  open_graph: { title: 'Shared' },
  microdata: { page: { '@type': 'WebPage', name: '</script><b>' } },
}
const answers: Record<string, unknown> = {
  '/client/main_page': {
    ...meta,
    top_lessons: [],
    top_cities: [],
    news: [],
    blogs: [],
    site_review_stats: null,
    faq_header: '',
    faq: [],
    tutors: [],
    reviews: [],
    failed_parts: [],
    blocks: {},
    stats: { tutors: 1, orders: 2, cities: 5 },
    filter_lists: lists,
  },
  '/client/tutors': { filter_lists: lists },
}

/** A request of the ua edition; `answer` replaces what a call answers. */
function requestOf(path: string, { as = [], answer = {}, ...rest }: Asked = {}): PageRequest {
  const get = async (call: string) =>
    answer[call] ?? (call in answers ? { status: 'success', data: answers[call] } : { status: 'fail', data: null, error: 'not_found' })
  return {
    edition: editionOf('ua'),
    language: 'ua' as Language,
    speech: { texts: locales[rest.language ?? 'ua'], addresses: new Map() },
    path,
    asked: path,
    query: new URLSearchParams(),
    host: 'site',
    origins: { site: 'https://x.example', blog: 'https://blog.x.example' },
    api: (who) => {
      as.push(who)
      return { get, post: get } as unknown as Api
    },
    bot: false,
    vitalsRate: 0.1,
    compared: [],
    gone: false,
    ...rest,
  }
}
type Asked = Partial<PageRequest> & { as?: string[]; answer?: Record<string, unknown> }

const ask = async (path: string, asked?: Asked) => {
  const request = requestOf(path, asked)
  const { html, ...rendered } = site.carry(await site.render(request), request)
  return { ...rendered, html: htmlText(html), style: html?.style.toString() ?? '' }
}

describe('a page', () => {
  test('carries its own head, whole addresses and no way out of its data', async () => {
    const { status, html, cacheable } = await ask('/')
    expect([status, cacheable > 0]).toEqual([200, true])
    expect(html).toContain('<html lang="uk" data-catalog="tutors"')
    expect(html).toContain('<title>Title &lt;/script></title>')
    expect(html).toContain('<link rel="canonical" href="https://x.example/about"/>')
    expect(html).toContain('<meta property="og:title" content="Shared"/>')
    expect(html).toContain('"\\u003c/script>\\u003cb>"')
  })

  test('has no style attribute, no inline script and one style', async () => {
    const { html, style } = await ask('/')
    expect(html).not.toMatch(/<[^>]+ style=/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(html).toContain(`<style>${style}</style>`)
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/src="|application\/(ld\+)?json/)
  })

  test('carries the sheets that it shows and no others', async () => {
    const { style } = await ask('/')
    expect(style).toContain('.Main_hero')
    expect(style).toContain('.Combobox_field')
    expect(style).not.toContain('.NotFound_')
    expect(style).not.toContain('.Pagination_')
  })

  test('that is kept for everybody is rendered for nobody', async () => {
    const as: string[] = []
    await ask('/', { as })
    expect(new Set(as)).toEqual(new Set(['nobody']))
  })

  test('says staff’s words, and has browsers fetch their subjects from where these are', async () => {
    const texts = { ...locales.ua, 'not-found': { ...locales.ua['not-found'], title: 'Тут <b>порожньо</b>' } }
    const address = '/api/texts/ua/search?v=7'
    const { html } = await ask('/nowhere', { speech: { texts, addresses: new Map([['search', address]]) } })
    expect(html).toContain('Тут &lt;b>порожньо')
    const { texts: folder, own } = JSON.parse(new DOMParser().parseFromString(html, 'text/html').getElementById('site')?.textContent ?? '')
    expect([folder, own]).toEqual(['/assets/../locales/ua/', { search: address }])
    expect(html).not.toContain('locales/ua/search.ts')
  })

  test('has visits counted where it was found, and not those of robots', async () => {
    const counts = async (path: string, bot = false) => (await ask(path, { bot })).html.includes('behaviours/visit.ts')
    expect(await Promise.all([counts('/'), counts('/', true), counts('/nowhere')])).toEqual([true, false, false])
  })

  test('says which runs of experiments it shows, where any do', async () => {
    const props = async (rest: object) => /behaviours\/visit.ts"( data-props="[^"]*")?/.exec((await ask('/', rest)).html)?.[1]
    expect(await props({})).toBeUndefined()
    expect(await props({ compared: ['best_tutors.3'] })).toContain('best_tutors.3')
  })

  test('is not lost with its footer', async () => {
    expect((await ask('/')).html).not.toContain('<footer')
  })
})

test('a screen of a cabinet is private and not indexed', async () => {
  const { status, html, cacheable } = await ask('/wallet', {
    answer: {
      '/auth/role/get': { status: 'success', data: null, auth: { tutor: true } },
      '/tutor/wallet/history': { status: 'success', data: { balance: 0, items: [], total_count: 0, page_size: 20, pages_count: 1 } },
    },
  })
  expect([status, cacheable]).toEqual([200, 0])
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

describe('the blog’s host', () => {
  test('has pages of its own alone: none of the site’s, none of the cabinets’', async () => {
    for (const path of ['/', '/about', '/wallet']) expect((await ask(path, { host: 'blog' })).status).toBe(404)
  })

  test('leads from its 404 page to the site, on the server and in the block of data', async () => {
    const { html } = await ask('/nowhere', { host: 'blog', language: 'ru' })
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('https://x.example/ru')
    expect(page.querySelector('search form')?.getAttribute('action')).toBe('https://x.example/ru')
    expect(JSON.parse(page.getElementById('site')?.textContent ?? '')).toMatchObject({ elsewhere: { site: 'https://x.example' } })
    expect((await ask('/nowhere')).html).not.toContain('href="https://x.example')
  })
})

test.each([
  ['/about', false],
  ['/login', true],
  ['/recovery', true],
  ['/register', true],
])('the token of a mailed link at %s has a part of its own where no sign-in menu takes it: %s', async (path, isOwn) => {
  const { html } = await ask(path)
  expect([html.includes('data-when="token"'), html.includes('islands/Account.tsx')]).toEqual([isOwn, !isOwn])
})

describe('an address that shows no page', () => {
  test.each<[string, object, number, string | undefined]>([
    ['leads to the page that moved from it, in the language asked for', { moved_to: 'ru/p/new' }, 301, 'https://x.example/ru/p/new'],
    ['is gone with the page that was deleted', { gone: true }, 410, undefined],
  ])('%s', async (_, data, status, location) => {
    const answer = { '/client/static_pages/get': { status: 'fail', error: 'not_found', data } }
    const shown = await ask('/p/old', { language: 'ru', answer })
    expect([shown.status, shown.headers.location]).toEqual([status, location])
  })

  test('that moved takes along what a campaign and a mailed link put into the address, and nothing else', async () => {
    const answer = { '/client/static_pages/get': { status: 'fail', error: 'not_found', data: { moved_to: 'p/new?x=1' } } }
    const query = new URLSearchParams({ page: '2', ak: 'token', utm_source: 'a&b', gclid: 'G1', net_uid: '5', utm_term: 'x'.repeat(600) })
    const { headers } = await ask('/p/old', { answer, query, cpaNetwork: 'net' })
    expect(headers.location).toBe('https://x.example/p/new?x=1&ak=token&gclid=G1&utm_source=a%26b&net_uid=5')
  })

  test('answers 404 with the search block, and is not indexed', async () => {
    const { status, html, cacheable } = await ask('/nowhere')
    expect([status, cacheable]).toEqual([404, 0])
    expect(html).toContain('content="noindex"')
    expect(html).toContain('islands/SearchBlock.tsx')
  })

  test.each([
    ['404 leads to the main page of the catalogue and to the one online', {}, ['/ru/tutors/', '/ru/tutors-online/']],
    ['410 leads to the catalogue', { gone: true }, ['/ru/tutors/']],
  ])('%s', async (_, given, expected) => {
    const page = new DOMParser().parseFromString((await ask('/nowhere', { ...given, language: 'ru' })).html, 'text/html')
    expect([...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href'))).toEqual(expected)
  })

  test('answers 410 without it when its prefix is gone', async () => {
    const { status, html } = await ask('/pl/about', { gone: true })
    expect(status).toBe(410)
    expect(html).not.toContain('islands/SearchBlock.tsx')
  })

  test('answers 404 when its record is unknown', async () => {
    expect((await ask('/p/unknown')).status).toBe(404)
  })

  test('answers 404 when no record could have such a name', async () => {
    const answer = { '/client/static_pages/get': { status: 'fail', data: null, error: { alias: 'too_big' } } }
    expect((await ask('/p/long', { answer })).status).toBe(404)
  })

  test('leads to sign-in without a way back that is longer than any address of ours', async () => {
    const signedOut = { '/auth/role/get': { status: 'success', data: null, auth: { tutor: false } } }
    const asked = `/wallet?x=${'a'.repeat(600)}`
    expect((await ask('/wallet', { asked, answer: signedOut })).headers).toEqual({ location: '/login' })
    expect((await ask('/wallet', { answer: signedOut })).headers).toEqual({ location: '/login?back=%2Fwallet' })
  })

  test('leads the client of a school order to the school, by the address that its token makes', async () => {
    const url = 'https://school.example/school-order-client/S-7?ak=token'
    const order = { ...orderForClient({ kind: 'school' }) }
    const answer = {
      '/auth/role/get': { status: 'success', data: null, auth: { tutor: false, client: true } },
      '/client/order': { status: 'success', data: { order } },
      '/client/order/get_school_auth_token': { status: 'success', data: { url } },
    }
    const { status, headers } = await ask('/o/7', { asked: '/o/7?school=1', query: new URLSearchParams('school=1'), answer })
    expect([status, headers.location]).toEqual([302, url])
  })

  test.each([
    ['/client_chats/chat/', 'order=7&ak=spent&utm_source=mail', 'success', 200, undefined],
    ['/o/7', 'ak=spent', 'fail', 302, '/client-login?back=%2Fo%2F7&link=used'],
    ['/nz', 'ak=spent&utm_source=mail', 'fail', 302, '/login?back=%2Fnz%3Futm_source%3Dmail&link=used'],
    ['/nz', 'ak=&utm_source=mail', 'fail', 302, '/login?back=%2Fnz%3Futm_source%3Dmail'],
  ])('%s?%s is left to the script or leads to sign-in at once, as the mailed token’s answer is %s', async (path, search, status, code, location) => {
    const signedOut = { status: 'success', data: null, auth: { tutor: false, client: false } }
    const answer = { '/auth/role/get': signedOut, '/auth/check_token': { status, data: null, error: 'token_invalid' } }
    const shown = await ask(path, { asked: `${path}?${search}`, query: new URLSearchParams(search), answer })
    expect([shown.status, shown.headers.location, shown.html.includes('id="opening"')]).toEqual([code, location, status === 'success'])
  })

  test.each([
    ['success', [200, true]],
    ['fail', [404, false]],
  ])(
    'a mailed token of an order opens it whoever else is signed in, and leaves them where they are when it no longer holds: %s',
    async (status, shown) => {
      const other = { status: 'success', data: null, auth: { tutor: false, client: true } }
      const answer = {
        '/auth/role/get': other,
        '/auth/check_token': { status, data: null, error: 'token_invalid' },
        '/client/order': { status: 'fail', data: null, error: 'not_found' },
      }
      const search = 'ak=mailed'
      const { status: code, html } = await ask('/o/7', { asked: `/o/7?${search}`, query: new URLSearchParams(search), answer })
      expect([code, html.includes('id="opening"')]).toEqual(shown)
      const pressed = await ask('/o/7', {
        asked: `/o/7?${search}`,
        query: new URLSearchParams(search),
        fields: {},
        answer: { ...answer, '/auth/login_by_token': { status, data: null, error: 'token_invalid' } },
      })
      expect([pressed.status, pressed.headers.location]).toEqual(status === 'success' ? [303, '/o/7'] : [404, undefined])
    },
  )

  test.each([
    ['success', '/o/7?utm_source=mail'],
    ['fail', '/client-login?back=%2Fo%2F7%3Futm_source%3Dmail&link=used'],
  ])('takes the mailed token by a press where no script runs; its answer is %s', async (status, location) => {
    const search = 'ak=mailed&utm_source=mail'
    const signedOut = { status: 'success', data: null, auth: { tutor: false, client: false } }
    const answer = { '/auth/role/get': signedOut, '/auth/login_by_token': { status, data: null, error: 'token_invalid' } }
    const shown = await ask('/o/7', { asked: `/o/7?${search}`, query: new URLSearchParams(search), fields: {}, answer })
    expect(shown.headers.location).toBe(location)
  })

  test.each([
    ['/payment/return?payment_id=7', '/login', 'a tutor’s'],
    ['/payment/return?payment_id=7&payer=client', '/client-login', 'a client’s'],
  ])('%s, where a bank leads back to, leads to %s: the payment is %s', async (asked, signIn) => {
    const query = new URL(asked, 'https://x.example').searchParams
    const location = `${signIn}?back=${encodeURIComponent(asked)}`
    for (const auth of [
      { tutor: false, client: false },
      { tutor: signIn !== '/login', client: signIn === '/login' },
    ]) {
      const answer = { '/auth/role/get': { status: 'success', data: null, auth } }
      expect((await ask('/payment/return', { asked, query, answer })).headers).toEqual({ location })
    }
  })

  test('throws when its call fails otherwise', async () => {
    await expect(ask('/', { answer: { '/client/main_page': { status: 'fail', data: null, error: 'server_error' } } })).rejects.toThrow('server_error')
  })
})

describe('the page about what is no fault of the visitor', () => {
  test.each([
    ['our failure', () => site.renderFailure(requestOf('/about'), 'id-7'), 500, locales.ua['not-found'].failure],
    ['a form that is not read', () => site.renderUnread(requestOf('/about'), 413), 413, locales.ua['not-found'].refused],
    ['too many pages', () => site.renderTooMany(requestOf('/about')), 429, locales.ua['not-found'].too_many],
    ['too many visitors', () => site.renderOverload(requestOf('/about')), 503, locales.ua['not-found'].overload],
  ])('%s is headed by it and leads on', async (_, render, code, t) => {
    const { status, html } = await render()
    const text = htmlText(html)
    expect([status, text.match(/<h1[^>]*>[^<]*/g)]).toEqual([code, [expect.stringContaining(`>${t.title}`)]])
    expect(text).toContain(`</h1><p class="soft">${t.text}</p><a href`)
  })

  test.each([429, 503])('a form that came when too much did (%i) is told to wait and go back, and led nowhere', async (code) => {
    const { status, html } = await site.renderUnsent(requestOf('/contacts'), code)
    const t = locales.ua['not-found'].unsent
    const [, main] = htmlText(html).split('<main')
    expect([status, main]).toEqual([code, expect.stringMatching(new RegExp(`>${t.title}</h1><p class="soft">${t.text}</p></div>`))])
    expect(main?.split('</main>')[0]).not.toContain('<a ')
  })

  test('our failure names the request, which support finds in the log', async () => {
    const { html } = await site.renderFailure(requestOf('/about'), 'id-7')
    expect(htmlText(html)).toContain(`${locales.ua['not-found'].failure.report} <span class="nowrap">id-7<`)
  })
})

describe('a posted form', () => {
  test.each([
    ['the first subject that matches is taken', { lesson: 'mat', city: '', online: '1' }, '/tutors-online/matematika/'],
    ['nothing typed leads to the catalogue', { lesson: '', city: '' }, '/tutors-online/'],
  ])('%s', async (_, fields, location) => {
    expect(await ask('/', { fields })).toMatchObject({ status: 303, headers: { location } })
  })

  test('keeps the language of the page', async () => {
    expect(await ask('/', { language: 'ru', fields: { lesson: 'maths' } })).toMatchObject({ headers: { location: '/ru/tutors-online/matematika/' } })
  })

  test('has no page that does not wait for one', async () => {
    expect((await ask('/about', { fields: { a: '1' } })).status).toBe(404)
  })
})
