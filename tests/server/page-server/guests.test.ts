import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { guestOrigins, guestsOf } from '../../../server/page-server/guests.ts'
import { pagePolicy } from '../../../server/page-server/policy.ts'
import { readSettings } from '../../../server/settings.ts'

const read = (environment: Record<string, string>) => readSettings({ SECRET: 'x'.repeat(32), ...environment })
const [kz, es, pl] = [editionOf('kz'), editionOf('es'), editionOf('pl')]

test('nothing of others is named anywhere as long as no setting names it', () => {
  const settings = read({})
  expect([guestsOf(settings, kz), guestOrigins(settings, undefined)]).toEqual([undefined, []])
  expect(pagePolicy(undefined, { guests: guestOrigins(settings, undefined) })).toBe(pagePolicy(undefined))
})

test('each edition has scripts of its own, and its pages let in their hosts alone', () => {
  const settings = read({
    TAG_MANAGER: 'kz=GTM-ABC123',
    ANALYTICS: 'pl=G-ABC1234567',
    LIVE_CHAT: 'es=https://chat.example/widget.js?id=1',
    CONSENT_FRAMEWORK: 'es=https://consent.example/tool.js',
    GUEST_ORIGINS: 'https://*.analytics.example,wss://chat.example',
  })
  expect(guestsOf(settings, kz)).toEqual({ tags: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' })
  expect(guestsOf(settings, es)).toEqual({ chat: 'https://chat.example/widget.js?id=1', framework: 'https://consent.example/tool.js' })
  expect(guestsOf(settings, pl)).toEqual({ analytics: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567&l=analytics_layer' })
  expect(guestOrigins(settings, guestsOf(settings, pl))).toContain('https://*.google-analytics.com')
  expect(guestsOf(settings, editionOf('ua'))).toBeUndefined()
  const policy = pagePolicy(undefined, { guests: guestOrigins(settings, guestsOf(settings, es)) })
  expect(policy).toContain("script-src 'self' https://chat.example https://consent.example https://*.analytics.example wss://chat.example;")
  expect(policy).not.toMatch(/googletagmanager|google-analytics/)
})

test.each(['script', 'style', 'img', 'connect', 'frame', 'font', 'media'])('a page takes what guests bring from their hosts: %s', (kind) => {
  const policy = pagePolicy(undefined, { guests: ['https://chat.example'] })
  expect(policy.split('; ').find((rule) => rule.startsWith(`${kind}-src `))).toMatch(/ https:\/\/chat\.example$/)
})

test('guests may write styles into the page that lets them in, and nobody else may', () => {
  const stylesOf = (guests: string[]) =>
    pagePolicy(Buffer.from('a{}'), { guests })
      .split('; ')
      .find((rule) => rule.startsWith('style-src'))
  expect(stylesOf(['https://chat.example'])).toBe("style-src 'self' 'unsafe-inline' https://chat.example")
  expect(stylesOf([])).toMatch(/^style-src 'self' 'sha256-[\w+/]+='$/)
})

test.each([
  [{ TAG_MANAGER: 'kz=UA-1' }, 'TAG_MANAGER'],
  [{ TAG_MANAGER: 'GTM-ABC123' }, 'TAG_MANAGER'],
  [{ ANALYTICS: 'kz=GTM-ABC123' }, 'ANALYTICS'],
  [{ MARKETING: 'kz=javascript:alert(1)' }, 'MARKETING'],
  [{ MARKETING: 'kz=http://mails.example/a.js', DOCENTO_MODE: 'production' }, 'MARKETING'],
  [{ LIVE_CHAT: 'us=https://chat.example/a.js' }, 'LIVE_CHAT: leave us out'],
  [{ CONSENT_FRAMEWORK: 'kz=https://consent.example/a.js' }, 'CONSENT_FRAMEWORK: leave kz out'],
  [{ GUEST_ORIGINS: "https://a.example; script-src 'unsafe-inline'" }, 'GUEST_ORIGINS'],
])('a setting that lets in too much or nothing is refused: %j', (environment, words) => {
  expect(() => read(environment)).toThrow(words)
})
