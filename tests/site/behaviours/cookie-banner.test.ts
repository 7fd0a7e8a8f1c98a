import { beforeEach, describe, expect, test, vi } from 'vitest'
import cookieBanner from '../../../site/behaviours/cookie-banner.ts'
import { readConsent, storeConsent } from '../../../site/layout/consent.ts'
import { buildSite } from '../in-site.tsx'

const wake = (framework?: string) => cookieBanner(document.body, framework === undefined ? {} : { framework }, async () => buildSite())
const banner = () => document.querySelector('section') as HTMLElement
const press = (selector: string) => {
  const button = document.querySelector<HTMLElement>(selector)
  button?.focus()
  button?.click()
}

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  Object.assign(window, { __tcfapi: undefined })
  document.body.innerHTML =
    '<main tabindex="-1"></main><button data-cookies>Cookie settings</button><section hidden><button data-consent="accept">Allow</button><button data-consent="decline">Decline</button></section>'
})

describe('the cookie banner', () => {
  test('asks who has not chosen, and is gone with the choice', async () => {
    await wake()
    expect(banner().hidden).toBe(false)
    press('[data-consent=decline]')
    expect([banner().hidden, readConsent()?.accept]).toEqual([true, false])
    expect(document.activeElement?.tagName).toBe('MAIN')
    expect(document.documentElement.style.getPropertyValue('--banner')).toBe('0px')
  })

  test.each([
    ['accept', true],
    ['decline', false],
  ])('keeps when it was answered with %s, in seconds, and how', async (answer, accept) => {
    vi.setSystemTime(1_795_000_000_700)
    await wake()
    press(`[data-consent=${answer}]`)
    vi.useRealTimers()
    expect(JSON.parse(localStorage.cookie_consent)).toEqual({ confirmed_at: 1_795_000_000, accept })
  })

  test.each([true, false])('asks nobody again who chose: %s', async (accept) => {
    storeConsent(accept)
    await wake()
    expect(banner().hidden).toBe(true)
  })

  test('opens again for who wants to choose anew, takes the focus and gives it back', async () => {
    storeConsent(true)
    await wake()
    expect(banner().hidden).toBe(true)
    press('[data-cookies]')
    expect([banner().hidden, document.activeElement?.textContent]).toEqual([false, 'Allow'])
    press('[data-consent=decline]')
    expect([banner().hidden, readConsent()?.accept, document.activeElement?.textContent]).toEqual([true, false, 'Cookie settings'])
    press('[data-cookies]')
    press('[data-consent=accept]')
    expect(readConsent()?.accept).toBe(true)
  })

  test.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'cookie_consent' })],
    ['before the way back to the page', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ])('is gone with a choice that was made %s, and stays for who chooses anew', async (_, come) => {
    await wake()
    window.dispatchEvent(come())
    expect(banner().hidden).toBe(false)
    storeConsent(false)
    window.dispatchEvent(come())
    expect(banner().hidden).toBe(true)
    press('[data-cookies]')
    window.dispatchEvent(come())
    expect(banner().hidden).toBe(false)
  })

  test('a consent that was withdrawn lets nobody in on the next page', async () => {
    storeConsent(true)
    await wake()
    press('[data-cookies]')
    press('[data-consent=decline]')
    vi.resetModules()
    document.head.replaceChildren()
    const { default: guests } = await import('../../../site/behaviours/guests.ts')
    await guests(document.body, { guests: { chat: 'https://chat.example/a.js' }, asks: true }, async () => buildSite())
    expect(document.head.querySelector('script')).toBeNull()
  })

  test('asks in the place of a framework where the address says a secret', async () => {
    window.history.replaceState(null, '', '/?ak=0123456789abcdef')
    await wake('https://consent.example/tool.js')
    expect([banner().hidden, document.head.querySelector('script')]).toEqual([false, null])
    window.history.replaceState(null, '', '/')
  })

  test('where a framework asks, its own window opens again in place of ours', async () => {
    const framework = vi.fn()
    Object.assign(window, { __tcfapi: framework })
    await wake('https://consent.example/tool.js')
    press('[data-cookies]')
    expect([banner().hidden, framework.mock.calls.map(([command]) => command)]).toEqual([true, ['displayConsentUi']])
  })
})
