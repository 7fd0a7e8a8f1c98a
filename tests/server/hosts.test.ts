import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { getTutorResetCode } from '../../schemas/index.ts'
import { allowedOrigins, blogUrlOf, cookieDomain, editionOfHost, sideOf, siteUrlOf } from '../../server/hosts.ts'
import { readSettings } from '../../server/settings.ts'
import { highLimits, useApp } from '../app.ts'
import { lastMessageTo } from '../build/messages.ts'
import { buildReference } from '../build/reference.ts'
import { buildTutor } from '../build/tutors.ts'

const secret = 'a secret of thirty-two characters'
const production = { DOCENTO_MODE: 'production', SECRET: secret }
const settingsOf = (environment: Record<string, string>) => readSettings({ SECRET: secret, ...environment })

describe('the edition of a host', () => {
  test.each([
    ['kz.localhost:3000', 'kz'],
    ['UA.localhost:3000', 'ua'],
    ['blog.pl.localhost', 'pl'],
    ['docento.ua', 'ua'],
    ['blog.docento.ua', 'ua'],
    ['docento.ua.elsewhere.test', 'kz'],
    ['notdocento.ua', 'kz'],
    ['localhost:3000', 'kz'],
    ['127.0.0.1:3000', 'kz'],
    ['[::1]:3000', 'kz'],
    ['ng.localhost', 'kz'],
    ['__proto__.localhost', 'kz'],
    ['', 'kz'],
  ])('%o is %s', (host, code) => {
    expect(editionOfHost(host, settingsOf({ DOMAINS: 'ua=docento.ua' })).code).toBe(code)
  })
})

describe('where links lead', () => {
  const kz = editionOf('kz')
  test.each([
    [{}, 'kz.localhost:3100', 'http://kz.localhost:3100'],
    [{}, 'ua.localhost:3000', 'http://kz.localhost:3000'],
    [{ DOMAINS: 'kz=lessons.test' }, 'evil.test', 'https://lessons.test'],
    [{ SITE_URL: 'https://{edition}.lessons.test' }, 'evil.test', 'https://kz.lessons.test'],
    [production, 'evil.test', `https://${kz.domain}`],
    [production, undefined, `https://${kz.domain}`],
    [{ ...production, DOMAINS: 'kz=lessons.test' }, 'evil.test', 'https://lessons.test'],
  ])('with %o and the host %s is %s', (environment, host, url) => {
    expect(siteUrlOf(kz, settingsOf(environment), host)).toBe(url)
  })

  test('the link of a password reset asked for under a foreign host leads to us', async () => {
    const app = await useApp({ environment: { ...production, ...highLimits } })
    await buildReference(app.database)
    const { email } = await buildTutor(app.database)
    const headers = { host: 'evil.test', origin: 'http://evil.test' }
    expect((await app.call(getTutorResetCode, { email: email ?? '' }, { headers })).status).toBe('success')
    const { text } = await lastMessageTo(app, email ?? '')
    expect(text).toContain(`https://${app.edition.domain}/recovery`)
    expect(text).not.toContain('evil')
  })
})

describe('site and blog', () => {
  const blogAt = { BLOG_URL: 'https://{edition}-journal.example.org' }

  test.each([
    ['docento.kz', {}, 'site'],
    ['blog.docento.kz', {}, 'blog'],
    ['BLOG.kz.localhost:3000', {}, 'blog'],
    ['10.0.0.1', {}, 'site'],
    ['kz-journal.example.org', blogAt, 'blog'],
    ['blog.docento.kz', blogAt, 'site'],
  ])('%s with %j is the %s', (host, environment, side) => {
    expect(sideOf(host, editionOf('kz'), readSettings(environment))).toBe(side)
  })

  test('name each other from either host', () => {
    const kz = editionOf('kz')
    const settings = readSettings({})
    for (const host of ['kz.localhost:3000', 'blog.kz.localhost:3000']) {
      const site = siteUrlOf(kz, settings, host)
      expect([site, blogUrlOf(kz, settings, site)]).toEqual(['http://kz.localhost:3000', 'http://blog.kz.localhost:3000'])
    }
  })

  test.each(['127.0.0.1:3000', '[::1]:3000'])('nothing stands in front of %s', (host) => {
    const kz = editionOf('kz')
    const settings = readSettings({})
    expect(blogUrlOf(kz, settings, siteUrlOf(kz, settings, host))).toBe('http://blog.kz.localhost:3000')
  })
})

describe('origins that may send changes and read answers with cookies', () => {
  const parts = {
    SITE_URL: 'https://{edition}.lessons.test',
    API_URL: 'https://api.{edition}.lessons.test',
    PANEL_URL: 'https://desk.{edition}.lessons.test',
  }
  const allowed = (host: string, environment: Record<string, string>) =>
    new Set(allowedOrigins(host, host.includes('localhost') ? 'http' : 'https', editionOf('kz'), settingsOf(environment)))

  test.each<[string, string, Record<string, string>, string[]]>([
    ['by default: the host and its blog', 'kz.localhost:3000', {}, ['http://kz.localhost:3000', 'http://blog.kz.localhost:3000']],
    [
      'site, panel and blog where they have hosts of their own',
      'kz.lessons.test',
      parts,
      ['https://kz.lessons.test', 'https://blog.kz.lessons.test', 'https://desk.kz.lessons.test'],
    ],
    [
      'the blog where the settings put it',
      'kz.lessons.test',
      { ...parts, BLOG_URL: 'https://{edition}-blog.lessons.test' },
      ['https://kz.lessons.test', 'https://kz-blog.lessons.test', 'https://desk.kz.lessons.test'],
    ],
    ['the domain of the edition', 'lessons.test', { DOMAINS: 'kz=lessons.test' }, ['https://lessons.test', 'https://blog.lessons.test']],
  ])('are %s', (_, host, environment, expected) => {
    expect(allowed(host, environment)).toEqual(new Set(expected))
  })

  test.each([
    'https://ua.lessons.test',
    'https://desk.ua.lessons.test',
    'http://kz.lessons.test',
    'https://kz.lessons.test:8443',
    'https://lessons.test',
    'https://evil.kz.lessons.test',
    'https://kz.lessons.test.evil.test',
    'https://kzlessons.test',
    'https://api.kz.lessons.test',
    'null',
    '',
  ])('are never %o', (origin) => {
    expect(allowed('kz.lessons.test', parts).has(origin)).toBe(false)
  })
})

describe('the domain of cookies', () => {
  const kz = editionOf('kz')
  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['one host for everything', 'kz.localhost:3000', {}, undefined],
    ['a domain and its blog', 'lessons.test', { DOMAINS: 'kz=lessons.test' }, 'lessons.test'],
    ['the blog of a domain', 'blog.lessons.test', { DOMAINS: 'kz=lessons.test' }, 'lessons.test'],
    ['a domain whose blog is elsewhere', 'lessons.test', { EDITIONS: 'kz', DOMAINS: 'kz=lessons.test', BLOG_URL: 'https://blog.example' }, undefined],
    ['an edition of its own name below another', 'kz.lessons.test', { SITE_URL: 'https://{edition}.lessons.test' }, 'kz.lessons.test'],
    [
      'parts below the site',
      'lessons.test',
      { SITE_URL: 'https://lessons.test', API_URL: 'https://api.lessons.test', EDITIONS: 'kz' },
      'lessons.test',
    ],
    [
      'parts beside each other',
      'api.kz.lessons.test',
      { SITE_URL: 'https://www.{edition}.lessons.test', API_URL: 'https://api.{edition}.lessons.test' },
      'kz.lessons.test',
    ],
    [
      'the panel alone apart',
      'kz.lessons.test',
      { SITE_URL: 'https://{edition}.lessons.test', PANEL_URL: 'https://desk.{edition}.lessons.test' },
      'kz.lessons.test',
    ],
    [
      'the same host for all but the blog',
      'kz.lessons.test',
      { SITE_URL: 'https://{edition}.lessons.test', API_URL: 'https://{edition}.lessons.test' },
      'kz.lessons.test',
    ],
    [
      'parts on localhost',
      'kz.localhost:3000',
      { SITE_URL: 'http://{edition}.localhost:3000', API_URL: 'http://api.{edition}.localhost:3000' },
      undefined,
    ],
    [
      'nothing but the top in common',
      'kz.lessons.test',
      { SITE_URL: 'https://{edition}.lessons.test', API_URL: 'https://{edition}.api.test' },
      undefined,
    ],
    [
      'nothing but a registry in common',
      'lessons.com.ua',
      { EDITIONS: 'kz', SITE_URL: 'https://lessons.com.ua', API_URL: 'https://lessonsapi.com.ua' },
      undefined,
    ],
    ['addresses', '10.0.0.1', { EDITIONS: 'kz', SITE_URL: 'http://10.0.0.1', API_URL: 'http://11.0.0.1' }, undefined],
    [
      'a host that is not below it',
      'elsewhere.test',
      { EDITIONS: 'kz', SITE_URL: 'https://lessons.test', API_URL: 'https://api.lessons.test' },
      undefined,
    ],
    [
      'a host that ends like it',
      'notlessons.test',
      { EDITIONS: 'kz', SITE_URL: 'https://lessons.test', API_URL: 'https://api.lessons.test' },
      undefined,
    ],
  ])('with %s, seen from %s', (_, host, environment, domain) => {
    expect(cookieDomain(host, kz, settingsOf(environment))).toBe(domain)
  })
})
