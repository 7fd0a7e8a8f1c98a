import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { getTutorResetCode } from '../../schemas/index.ts'
import { allowedOrigins, editionOfHost, siteUrlOf } from '../../server/hosts.ts'
import { readSettings } from '../../server/settings.ts'
import { useApp } from '../app.ts'
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
    const app = await useApp({ environment: { ...production, RATE_LOGIN_IP: '900/1m', RATE_REQUEST_IP: '900/1m', RATE_OTHER: '900/1m' } })
    await buildReference(app.database)
    const { email } = await buildTutor(app.database)
    const headers = { host: 'evil.test', origin: 'http://evil.test' }
    expect((await app.call(getTutorResetCode, { email: email ?? '' }, { headers })).status).toBe('success')
    const { text } = await lastMessageTo(app, email ?? '')
    expect(text).toContain(`https://${app.edition.domain}/recovery`)
    expect(text).not.toContain('evil')
  })
})

test('changes may come from the own host and the hosts of the parts, and nowhere else', () => {
  const settings = settingsOf({ SITE_URL: 'https://{edition}.lessons.test', PANEL_URL: 'https://desk.{edition}.lessons.test' })
  const allowed = allowedOrigins('kz.lessons.test', 'https', editionOf('kz'), settings)
  expect(new Set(allowed)).toEqual(new Set(['https://kz.lessons.test', 'https://desk.kz.lessons.test']))
})
