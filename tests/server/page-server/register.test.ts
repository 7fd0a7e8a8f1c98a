import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure'
import Fastify, { type FastifyReply } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loginTutor, makeShortRequest, sendFeedback } from '../../../schemas/index.ts'
import { on, type Route } from '../../../server/calls.ts'
import { openCache } from '../../../server/database/cache/cache.ts'
import type { Database, Reader } from '../../../server/database/open.ts'
import { DatabaseAway } from '../../../server/database/unavailable.ts'
import { Refusal } from '../../../server/errors.ts'
import type { Ground } from '../../../server/http/circumstances.ts'
import { fieldsOf } from '../../../server/http/input.ts'
import { limitsOf, OWN_ADDRESS } from '../../../server/http/limits.ts'
import { addressBehind, hostBehind, networks } from '../../../server/http/proxies.ts'
import { visitorsOf } from '../../../server/http/visitors.ts'
import { openOutside } from '../../../server/outside/open.ts'
import type { PageRequest, Rendered, SiteServer } from '../../../server/page-server/built.ts'
import { createPageCache } from '../../../server/page-server/cache.ts'
import { pageKey } from '../../../server/page-server/key.ts'
import { registerPages } from '../../../server/page-server/register.ts'
import { registerPanel } from '../../../server/page-server/register-panel.ts'
import { warmUp } from '../../../server/page-server/warm-up.ts'
import { loadShedding, Overloaded } from '../../../server/plugins/load-shedding.ts'
import { headers } from '../../../server/plugins/security-headers.ts'
import { SESSION_COOKIE } from '../../../server/sessions/session.ts'
import { readSettings } from '../../../server/settings.ts'
import { carry } from '../../../site/server/carry.ts'
import { buildClient } from '../../build/clients.ts'
import { buildSession } from '../../build/sessions.ts'
import { useDatabase } from '../../database.ts'
import { eventually } from '../../setup/eventually.ts'
import { htmlOf } from './html-of.ts'

const common = { DATA_DIR: '/tmp/docento-pages-test', SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }
const host = 'ua.localhost:3000'
const database = await useDatabase('ua')
const noReader = {} as Reader
const noDatabase = { cache: openCache({ shared: () => noReader, aside: noReader }), readerFor: () => noReader } as unknown as Database
const rendered = (more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: {},
  html: htmlOf('<p>page</p>'),
  cacheable: 0,
  ...more,
})

/** The page server over a site that answers as told; `asked` are the requests it was given. */
async function serve(
  render: (request: PageRequest) => Promise<Rendered> | Rendered,
  {
    environment = {},
    routes = [],
    open = async () => noDatabase,
    pressure,
    errors = null,
    renderOwn = async () => null,
  }: {
    environment?: Record<string, string>
    routes?: Route[]
    open?: () => Promise<Database>
    pressure?: FastifyUnderPressureOptions
    errors?: Ground['outside']['errors']
    renderOwn?: SiteServer['renderOwn']
  } = {},
) {
  const settings = readSettings({ ...common, ...environment })
  const asked: PageRequest[] = []
  const site: SiteServer = {
    render: async (request) => {
      asked.push(request)
      return render(request)
    },
    renderOwn,
    carry,
    renderFailure: async (_, id) => rendered({ status: 500, html: htmlOf(`<p>failure ${id}</p>`) }),
    renderUnread: async (_, status) => rendered({ status, html: htmlOf('<p>unread</p>') }),
    renderUnsent: async ({ language }, status) => rendered({ status, html: htmlOf(`<p>unsent, ${language}</p>`) }),
    renderTooMany: async ({ language }) => rendered({ status: 429, html: htmlOf(`<p>too many, ${language}</p>`) }),
    renderOverload: async ({ language }) => rendered({ status: 503, html: htmlOf(`<p>overload, ${language}</p>`) }),
    keeps: (_, path) => (['/kept', '/compared'].includes(path) ? ['sort'] : null),
    compares: (_, path) => (path === '/compared' ? ['best_tutors'] : []),
    laterStyle: (names) => (names.startsWith('Dialog') ? { bytes: Buffer.from('.Dialog_root{}'), version: '1a' } : null),
    speculationRules: { site: { prerender: [] }, blog: { prefetch: [] } },
  }
  const outside = { ...openOutside(settings), errors }
  const visitors = visitorsOf(outside.experiments)
  const isProxy = networks(settings.trustProxy)
  const hostOf = hostBehind(isProxy)
  const cache = createPageCache({ keyOf: pageKey({ settings, hostOf, site, visitors }) })
  const app = Fastify({ serverFactory: (handle) => cache.server(handle), trustProxy: isProxy })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: unknown, body: string) =>
    fieldsOf(new URLSearchParams(body)),
  )
  await app.register(cookie)
  await app.register(headers)
  if (pressure) await app.register(loadShedding, pressure)
  const databases = { of: open, opened: open, ready: Promise.resolve([]), close: async () => {} }
  await app.register(rateLimit, { global: false })
  const ground = { settings, databases, clock: () => new Date(), outside, hostOf, addressOf: addressBehind(isProxy), visitors }
  registerPages(app, { ground, routes, site, cache, limit: limitsOf(app, ground) })
  app.setErrorHandler((error: { code?: number }, _, reply) => reply.code(error.code ?? 500).send('refused'))
  const get = (url: string, more: Record<string, string> = {}) => app.inject({ url, headers: { host, ...more } })
  const post = (url: string, body: string, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload: body, headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...more } })
  return { app, asked, cache, get, post }
}

describe('the page server', () => {
  test.each([
    ['503', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }), 503, '5'],
    ['500', new Error('a fault of ours'), 500, undefined],
  ])('answers a page of ours, %s, for what fails, with the number of the request: away may come back', async (_, error, code, retryAfter) => {
    const { get } = await serve(() => Promise.reject(error))
    const { statusCode, headers, body } = await get('/p/faq')
    expect([statusCode, headers['retry-after'], body]).toEqual([code, retryAfter, expect.stringMatching(/^<p>failure req-\w+<\/p>$/)])
  })

  test('tells the service that collects errors which page failed, and the number of the request', async () => {
    const take = vi.fn(async () => {})
    const { get } = await serve(() => Promise.reject(new Error('a fault of this page')), { errors: { take } })
    const { body } = await get('/user-1660?name=Ann')
    expect(take).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Error: a fault of this page', screen: '/user-0', edition: 'ua', request_id: /req-\w+/.exec(body)?.[0] }),
    )
  })

  const aSchool = {
    SCHOOL_API: 'https://api.school.example',
    SCHOOL_SITE: 'https://school.example',
    SCHOOL_KEY: 'a key of ours',
    SCHOOL_WEBHOOK_KEY: 'a key of the school',
  }
  test.each([
    ['production without a school', { DOCENTO_MODE: 'production' }, true],
    ['production with one', { DOCENTO_MODE: 'production', ...aSchool }, false],
    ['the demo, which has a sandbox', {}, false],
  ])('tells a page whether a school takes orders: %s', async (_, environment, schoolClosed) => {
    const { get, asked } = await serve(() => rendered(), { environment })
    await get('/p/faq')
    expect(asked).toEqual([expect.objectContaining({ schoolClosed })])
  })

  test('answers who comes while it can’t keep up by a page in the language of the address, a form by one of its own, and a call as ever', async () => {
    const { get, post, asked } = await serve(() => rendered(), { pressure: { maxHeapUsedBytes: 1, sampleInterval: 10 } })
    const accept = { accept: 'text/html' }
    await expect.poll(async () => (await get('/p/faq', accept)).statusCode).toBe(503)
    const before = asked.length
    const answers = [await get('/ru/p/faq', accept), await post('/ru/p/faq', 'a=b', accept), await get('/p/faq')]
    expect(answers.map(({ statusCode, headers, body }) => [statusCode, headers['retry-after'], body])).toEqual([
      [503, '10', '<p>overload, ru</p>'],
      [503, '10', '<p>unsent, ru</p>'],
      [503, '10', 'refused'],
    ])
    expect(asked).toHaveLength(before)
  })

  test('answers so who opens the back office then', async () => {
    const app = Fastify()
    app.addHook('onRequest', async () => {
      throw new Overloaded()
    })
    const errorHandler = (error: unknown, _: unknown, reply: FastifyReply) => reply.send(error instanceof Overloaded ? 'a page' : 'bare')
    registerPanel(app, { ground: {} as Ground, whereAt: () => ({}) as never, errorHandler, panel: '<html></html>' })
    for (const url of ['/panel', '/panel/users_orders/']) expect((await app.inject({ url })).body).toBe('a page')
  })

  describe('behind what is a 404 for all', () => {
    const open = async () => database
    const own = rendered({ html: htmlOf('<p>own</p>') })
    const missing = () => rendered({ status: 404, html: htmlOf('<p>missing</p>') })
    const signedIn = async () => ({
      cookie: `${SESSION_COOKIE}=${await buildSession(database, { client_id: (await buildClient(database)).id }, new Date())}`,
    })

    test('shows who is signed in what is theirs, and nobody else', async () => {
      const { get } = await serve(missing, { open, renderOwn: async () => own })
      const answers = [
        await get('/kept'),
        await get('/kept', await signedIn()),
        await get('/kept'),
        await get('/kept', { cookie: `${SESSION_COOKIE}=none` }),
      ]
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [404, '<p>missing</p>'],
        [200, '<p>own</p>'],
        [404, '<p>missing</p>'],
        [404, '<p>missing</p>'],
      ])
    })

    test('asks for nothing of theirs where the page is there for all, and leaves the 404 where there is none', async () => {
      const renderOwn = vi.fn(async () => null)
      const { get } = await serve(({ path }) => (path === '/there' ? rendered() : missing()), { open, renderOwn })
      const cookie = await signedIn()
      expect([(await get('/there', cookie)).statusCode, renderOwn.mock.calls.length]).toEqual([200, 0])
      expect([(await get('/gone', cookie)).statusCode, renderOwn.mock.calls.length]).toEqual([404, 1])
    })

    test('answers by a page of ours when what is theirs fails', async () => {
      const { get } = await serve(missing, { open, renderOwn: () => Promise.reject(new Error('a fault of ours')) })
      const { statusCode, body } = await get('/p/faq', await signedIn())
      expect([statusCode, body]).toEqual([500, expect.stringMatching(/^<p>failure req-\w+<\/p>$/)])
    })
  })

  test('answers who asks for too many pages by one that says so, in the language of the address', async () => {
    const { get, asked } = await serve(() => rendered(), { environment: { RATE_PAGE: '1/1m' } })
    await get('/p/faq')
    const { statusCode, headers, body } = await get('/ru/p/faq')
    expect([statusCode, headers['content-type'], Number(headers['retry-after']), body]).toEqual([
      429,
      'text/html; charset=utf-8',
      expect.closeTo(60, -1),
      '<p>too many, ru</p>',
    ])
    expect(asked).toHaveLength(1)
  })

  test.each<[string, string, Record<string, string>, number]>([
    ['comes from elsewhere', 'name=a', { origin: 'null' }, 403],
    ['is larger than anything typed', `text=${'a'.repeat(1_100_000)}`, {}, 413],
    ['is written as no form is', '{}', { 'content-type': 'application/xml' }, 415],
  ])('answers a form that %s by a page to who would read it, by an error to a program', async (_, body, headers, status) => {
    const { post, asked } = await serve(() => rendered())
    const shown = await post('/contacts', body, { ...headers, accept: 'text/html,*/*' })
    expect([shown.statusCode, shown.body]).toEqual([status, '<p>unread</p>'])
    expect((await post('/contacts', body, headers)).body).not.toContain('<p>')
    expect(asked).toEqual([])
  })

  test('leads each of those who share a drawing on with their own token and marks', async () => {
    const urls = ['/kept?ak=ANNA', '/kept', '/kept?ak=BORIS&utm_source=mail']
    const opened = vi.fn(async () => noDatabase)
    const { get, asked } = await serve(
      async () => {
        await eventually(() => expect(opened).toHaveBeenCalledTimes(urls.length))
        return rendered({ status: 301, headers: { location: '/new' }, html: null })
      },
      { open: opened },
    )
    const answers = await Promise.all(urls.map((url) => get(url)))
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/new?ak=ANNA', '/new', '/new?ak=BORIS&utm_source=mail'])
    expect(asked).toHaveLength(1)
  })

  test('keeps the pages of the blog apart from those of the site, and tells each its hosts', async () => {
    const { get, asked } = await serve(({ host: side }) => rendered({ cacheable: 60, html: htmlOf(`<p>${side}</p>`) }))
    const blog = { host: `blog.${host}` }
    const bodies = [await get('/kept'), await get('/kept', blog), await get('/kept'), await get('/kept', blog)].map(({ body }) => body)
    expect(bodies).toEqual(['<p>site</p>', '<p>blog</p>', '<p>site</p>', '<p>blog</p>'])
    const origins = { site: `http://${host}`, blog: `http://blog.${host}` }
    expect(asked.map(({ host: side, origins }) => ({ side, origins }))).toEqual([
      { side: 'site', origins },
      { side: 'blog', origins },
    ])
    expect((await get('/rules.json', blog)).json()).toEqual({ prefetch: [] })
    expect((await get('/kept', blog)).headers['content-security-policy']).toContain(`form-action 'self' http://${host};`)
  })

  test('a page names the hosts of scripts of others only where it lets them in; those of a captcha stand on all', async () => {
    const environment = { LIVE_CHAT: 'kz=https://chat.example/a.js', CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET: 'secret-key' }
    const { get } = await serve(({ path, guests }) => rendered({ guests: path === '/open' ? guests : undefined }), { environment })
    const policyOf = async (url: string) => String((await get(url, { host: 'kz.localhost:3000' })).headers['content-security-policy'])
    expect(await policyOf('/open')).toContain('https://chat.example')
    expect(await policyOf('/login')).not.toContain('https://chat.example')
    expect(await policyOf('/login')).toContain('https://www.gstatic.com')
  })

  test.each(['"><script>', 'kz.localhost:99999', '[::1'])('shows the default edition to a host that is none: %s', async (broken) => {
    const { get, asked } = await serve(() => rendered())
    expect((await get('/p/faq', { host: broken })).statusCode).toBe(200)
    expect(asked[0]).toMatchObject({ edition: { code: 'kz' }, host: 'site', origins: { site: 'http://kz.localhost:3000' } })
  })

  test('tells a page its edition, language, path and the whole address that was asked', async () => {
    const { get, asked } = await serve(() => rendered())
    await get('/ru/p/faq?x=1')
    expect(asked[0]).toMatchObject({
      language: 'ru',
      path: '/p/faq',
      asked: '/ru/p/faq?x=1',
      host: 'site',
      origins: { site: `http://${host}`, blog: `http://blog.${host}` },
      gone: false,
      bot: false,
    })
    expect(asked[0]?.edition.code).toBe('ua')
  })

  test.each([
    ['before the page is drawn', 'opening'],
    ['while it is drawn', 'drawing'],
  ])('shows a kept page of any age while the database is away, and says so where it kept none: told %s', async (_, failing) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let away = false
    const open = () => (away && failing === 'opening' ? Promise.reject(new DatabaseAway('away')) : Promise.resolve(noDatabase))
    const draw = () => (away ? Promise.reject(new DatabaseAway('away')) : rendered({ cacheable: 60, html: htmlOf('<p>kept</p>') }))
    const { get } = await serve(draw, { open })
    await get('/kept')
    away = true
    vi.setSystemTime(Date.now() + 86_400_000)
    const answers = [await get('/kept'), await get('/kept?sort=rate')]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '<p>kept</p>'],
      [503, expect.stringContaining('<p>failure')],
    ])
  })

  test('answers a page of ours, 503, for an edition whose database is away', async () => {
    const { get } = await serve(() => rendered(), { open: () => Promise.reject(new DatabaseAway('away')) })
    const { statusCode, headers, body } = await get('/p/faq')
    expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', '<p>failure req-1</p>'])
  })

  test('takes nothing but a path and a query out of an address', async () => {
    const { get, asked } = await serve(() => rendered({ status: 404 }))
    await get('//elsewhere.example/about?a=1?b')
    expect(asked[0]?.path).toBe('//elsewhere.example/about')
    expect([...(asked[0]?.query ?? [])]).toEqual([['a', '1?b']])
  })

  test('gives a form its texts alone, however deep the rest is nested', async () => {
    const { app, asked } = await serve(() => rendered())
    const payload = `{"login":"a","more":["1","2"],"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/x', payload, headers })).statusCode).toBe(200)
    expect(asked[0]?.fields).toEqual({ login: 'a', more: '1,2', deep: '' })
  })

  test('names the hash of the page’s style, allows no other script and stores nothing that is private', async () => {
    const { get } = await serve(() => rendered({ html: htmlOf('<p>page</p>', 'p{color:red}') }))
    const answer = await get('/x')
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='")
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'speculation-rules': '"/rules.json"',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([404, 410])('sends the real status %i', async (status) => {
    const { get } = await serve(() => rendered({ status }))
    expect((await get('/x')).statusCode).toBe(status)
  })

  test('sends redirects without a body', async () => {
    const { get } = await serve(() => rendered({ status: 301, headers: { location: '/y' }, html: null }))
    const answer = await get('/x')
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, '/y', ''])
  })

  test('keeps what is the same for everybody, by the query it depends on', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }))
    for (const url of ['/kept', '/kept', '/kept?utm=1', '/kept?sort=a', '/kept?x=2&sort=a', '/kept?sort=b']) {
      const answer = await get(url)
      expect(answer.body).toBe('<p>page</p>')
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': expect.stringContaining('s-maxage=60') })
    }
    expect(asked.map(({ asked }) => asked)).toEqual(['/kept', '/kept?sort=a', '/kept?sort=b'])
  })

  test('keeps robots’ pages apart, and lets no cache on the way keep them', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }))
    const forAll = await get('/kept')
    const forRobots = await get('/kept', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    expect(asked.map(({ bot }) => bot)).toEqual([false, true])
    expect([forAll, forRobots].map(({ headers }) => headers['cache-control'])).toEqual([expect.stringMatching(/^public/), 'private, no-cache'])
  })

  test.each([
    ['a proxy that is trusted', { TRUST_PROXY: '127.0.0.1' }, 'pl'],
    ['anybody else', {}, 'ua'],
  ])('keeps a page under the edition it is drawn for, with a forwarded host from %s', async (_who, environment, drawn) => {
    const { get, asked } = await serve(({ edition }) => rendered({ cacheable: 60, html: htmlOf(edition.code) }), { environment })
    const both = { 'x-forwarded-host': 'evil.test, pl.localhost:3000' }
    const bodies = [await get('/kept', both), await get('/kept'), await get('/kept', { host: 'pl.localhost:3000' }), await get('/kept', both)]
    expect(bodies.map(({ body }) => body)).toEqual([drawn, 'ua', 'pl', drawn])
    expect(asked.map(({ edition }) => edition.code).sort()).toEqual(['pl', 'ua'])
  })

  test.each([
    ['outside production under the host asked for, which its addresses name', {}, ['http://evil.test', 'http://127.0.0.1:3000', 'http://evil.test']],
    [
      'in production once for all hosts, by the site’s own address',
      { DOCENTO_MODE: 'production', SITE_URL: 'https://{edition}.example' },
      ['https://ua.example', 'https://ua.example', 'https://ua.example'],
    ],
  ])('keeps a page %s', async (_, environment, sites) => {
    const { get } = await serve(({ origins }) => rendered({ cacheable: 60, html: htmlOf(origins.site) }), {
      environment: { DEFAULT_EDITION: 'ua', ...environment },
    })
    const bodies = []
    for (const asked of ['evil.test', '127.0.0.1:3000', 'evil.test']) bodies.push((await get('/kept', { host: asked })).body)
    expect(bodies).toEqual(sites)
  })

  test('draws a kept page anew once its edition has changed, under whatever host it was asked for', async () => {
    const { get, asked, cache } = await serve(() => rendered({ cacheable: 60 }))
    const hosts = [host, 'localhost', '127.0.0.1:3000']
    const ask = async () => {
      for (const one of hosts) await get('/kept', { host: one })
      return asked.length
    }
    expect([await ask(), await ask()]).toEqual([3, 3])
    for (const code of new Set(asked.map(({ edition }) => edition.code))) cache.forget(code, 'all')
    expect(await ask()).toBe(6)
  })

  test('counts nothing of what the process warms up with against those who ask from the same machine', async () => {
    const links = ['/a', '/b', '/c', '/d'].map((path) => `<a class="x" href="${path}">${path}</a>`).join('')
    const { app, get } = await serve(() => rendered({ html: htmlOf(links) }), { environment: { RATE_PAGE: '2/1m' } })
    expect(await warmUp(app, { site: `http://${host}`, pages: 5, isQuiet: () => true, isStopping: () => false })).toBe(5)
    const spoofed = { 'x-forwarded-for': OWN_ADDRESS }
    expect([(await get('/a')).statusCode, (await get('/b')).statusCode, (await get('/c', spoofed)).statusCode]).toEqual([200, 200, 429])
  })

  test('gives two visitors of a private page each their own', async () => {
    const { get, asked } = await serve(() => rendered())
    await Promise.all([get('/client_orders'), get('/client_orders')])
    expect(asked).toHaveLength(2)
  })

  test('shows a failure of ours as a page, and does not keep it', async () => {
    let broken = true
    const { get } = await serve(() => {
      if (broken) throw new Error('broken')
      return rendered({ cacheable: 60 })
    })
    const answer = await get('/kept')
    expect([answer.statusCode, answer.body]).toEqual([500, '<p>failure req-1</p>'])
    broken = false
    expect((await get('/kept')).statusCode).toBe(200)
  })

  test('hands a posted form to its page', async () => {
    const { post, asked } = await serve(() => rendered({ status: 303, headers: { location: '/done' }, html: null }))
    const answer = await post('/login', 'email=a%40b.kz&password=1', { origin: `http://${host}` })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/done'])
    expect(asked[0]?.fields).toEqual({ email: 'a@b.kz', password: '1' })
  })

  test('lets a browser keep the answer to a form of someone not signed in, for the way back to it', async () => {
    const { post } = await serve(() => rendered({ status: 400 }))
    expect((await post('/request/1', 'a=1', { origin: `http://${host}` })).headers['cache-control']).toBe('private, no-cache')
  })

  test('refuses a form from another site', async () => {
    const render = vi.fn(() => rendered())
    const { post } = await serve(render)
    expect((await post('/login', 'a=1', { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect(render).not.toHaveBeenCalled()
  })

  test.each(['', '/ru'])('leads whom a bank posts back on to the page about their payment, in the language of the address: "%s"', async (prefix) => {
    const render = vi.fn(() => rendered())
    const { post } = await serve(render)
    const back = `${prefix}/payment/return?payment_id=7&payer=client`
    const { statusCode, headers } = await post(back, 'data=x&signature=y', { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' })
    expect([statusCode, headers.location]).toEqual([303, back])
    expect(render).not.toHaveBeenCalled()
  })

  test('serves the styles of what opens later for good to the page that names them so, for a while to any other', async () => {
    const { get } = await serve(() => rendered())
    const controls = ['/styles/Dialog.css?1a', '/styles/Dialog.css?0', '/styles/Dialog.css'].map(
      async (url) => (await get(url)).headers['cache-control'],
    )
    expect(await Promise.all(controls)).toEqual(['public, max-age=31536000, immutable', 'public, max-age=60', 'public, max-age=60'])
    const { headers, body } = await get('/styles/Dialog.css?1a')
    expect([headers['content-type'], body]).toEqual(['text/css; charset=utf-8', '.Dialog_root{}'])
    expect((await get(`/styles/${Array(40).fill('Dialog').join('.')}.css`)).statusCode).toBe(200)
    for (const path of ['..%2F..%2Fetc.css', 'Dialog', '']) expect((await get(`/styles/${path}`)).statusCode).toBe(404)
  })

  test.each([
    ['https', { SITE_URL: 'https://{edition}.example' }, true],
    ['http', { SITE_URL: 'http://{edition}.example' }, false],
  ])('a site on %s says so to everybody, whoever asked for a kept page first', async (_, environment, isStrict) => {
    const { get } = await serve(() => rendered({ cacheable: 60 }), { environment })
    expect('strict-transport-security' in (await get('/kept')).headers).toBe(isStrict)
  })

  test('serves the rules for opening links ahead', async () => {
    const { get } = await serve(() => rendered())
    expect((await get('/rules.json')).headers['content-type']).toContain('application/speculationrules+json')
  })
})

describe('the limits of forms', () => {
  /** A page whose form makes a lesson request, writes to support or signs in, as its field says; the verbs do nothing but refuse. */
  const serveForms = (environment: Record<string, string>) => {
    const refuse = async () => {
      throw new Refusal('other')
    }
    const database = { ...noDatabase, transaction: (run: (tx: object) => unknown) => run({}) } as unknown as Database
    const render = async ({ api, fields = {} }: PageRequest) => {
      const request = { lesson_levels: { 8: [] }, location_at_online: true, client_name: 'Anna', phone_plain: '671234567', privacy: true }
      const answer =
        fields.form === 'request'
          ? await api('visitor').post('/client/make_personal_request_short_form', { request })
          : fields.form === 'feedback'
            ? await api('visitor').post('/client/send_feedback_email', { feedback: { name: 'Anna', email: 'a@b.test', text: fields.text ?? '' } })
            : await api('visitor').post('/tutor/login', { email: 'a@b.test', password: 'x' })
      return rendered({ status: 400, html: htmlOf(`${answer.error}, ${(answer.status === 'fail' && answer.retry_after) || 'at once'}`) })
    }
    return serve(render, {
      environment,
      routes: [on(makeShortRequest, refuse), on(sendFeedback, refuse), on(loginTutor, refuse)],
      open: async () => database,
    })
  }
  const own = { origin: `http://${host}` }

  test('a lesson request by a form falls under the limit of lesson requests, not under that of sign-in, and the page knows until when', async () => {
    const { post } = await serveForms({ RATE_REQUEST_IP: '2/1h', RATE_LOGIN_IP: '1/1h' })
    const answers = [
      await post('/request', 'form=request', own),
      await post('/request', 'form=request', own),
      await post('/request', 'form=request', own),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [400, 'other, at once'],
      [400, 'other, at once'],
      [429, `too_many_requests, ${answers[2]?.headers['retry-after']}`],
    ])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('/login', 'form=login', own)).statusCode).toBe(400)
    expect((await post('/login', 'form=login', own)).statusCode).toBe(429)
  })

  test('a form with a mistake takes nothing from the messages that may be sent', async () => {
    const { post } = await serveForms({ RATE_FEEDBACK_IP: '1/1h' })
    const codes = async (texts: readonly string[]) => {
      const codes = []
      for (const text of texts) codes.push((await post('/contacts', `form=feedback&text=${text}`, own)).statusCode)
      return codes
    }
    expect(await codes(['', 'short', 'long enough', 'long enough', ''])).toEqual([400, 400, 400, 429, 429])
  })

  test('all forms together fall under the limit of everything else, beyond which one is told that it was not sent', async () => {
    const { post } = await serveForms({ RATE_OTHER: '2/1m' })
    const answers = [await post('/x', 'form=login', own), await post('/y', 'form=request', own), await post('/ru/x', 'form=login', own)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429])
    expect([answers[2]?.body, Number(answers[2]?.headers['retry-after'])]).toEqual(['<p>unsent, ru</p>', expect.closeTo(60, -1)])
  })
})

describe('the limit of pages', () => {
  test('counts those that are drawn, robots included, and none that is kept', async () => {
    const { get } = await serve(({ path }) => rendered({ cacheable: path === '/kept' ? 60 : 0 }), { environment: { RATE_PAGE: '3/1m' } })
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    for (const _ of [1, 2, 3, 4]) expect((await get('/kept')).statusCode).toBe(200)
    const codes = [await get('/x', robot), await get('/y', robot), await get('/z', robot), await get('/kept')]
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200])
  })
})

describe('a page that is compared', () => {
  const running = { environment: { EXPERIMENT_BEST_TUTORS: '1,1,1' } }
  test('is the same for everybody, whatever their cookies, as long as all weight is on one variant', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }))
    for (const cookie of ['', 'vid=aaaaaaaaaaaaaaaaaaaaaa', 'vid=bbbbbbbbbbbbbbbbbbbbbb; ga_updated_tutor_schedule=2']) {
      const { headers } = await get('/compared', { cookie })
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toContain('s-maxage=60')
    }
    expect(asked).toHaveLength(1)
  })

  test('gives a new visitor an id for a year, which scripts cannot read, and keeps it out of caches on the way', async () => {
    const { get } = await serve(() => rendered({ cacheable: 60 }), running)
    const { headers } = await get('/compared')
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^vid=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)])
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('is kept once for each variant, and a known visitor gets no cookie again', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }), running)
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const cookie = `vid=visitor-number-${String(visitor).padStart(6, '0')}`
      expect((await get('/compared', { cookie })).headers['set-cookie']).toBeUndefined()
    }
    expect(asked).toHaveLength(3)
  })

  test('leaves other pages alone', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }), running)
    const { headers } = await get('/kept')
    await get('/kept', { cookie: 'vid=visitor-number-000001' })
    expect([headers['set-cookie'], headers['cache-control'], asked.length]).toEqual([undefined, expect.stringContaining('s-maxage=60'), 1])
  })

  test('tells robots apart by nothing', async () => {
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }), running)
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const { headers } = await get('/compared', robot)
    await get('/compared', { ...robot, cookie: 'vid=visitor-number-000001' })
    expect([headers['set-cookie'], asked.length]).toEqual([undefined, 1])
  })

  test('waits for a flag service that has to be asked, once for each visitor', async () => {
    let questions = 0
    const service = createServer((_, response) => {
      questions += 1
      response.end('{"value":2}')
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const { get, asked } = await serve(() => rendered({ cacheable: 60 }), {
      environment: { FLAGS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}` },
    })
    for (const vid of ['visitor-number-000001', 'visitor-number-000002', 'visitor-number-000001']) await get('/compared', { cookie: `vid=${vid}` })
    service.closeAllConnections()
    service.close()
    expect([questions, asked.length]).toEqual([4, 1])
  })
})
