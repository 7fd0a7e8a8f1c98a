import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSite } from '../in-site.tsx'

const guests = { tags: 'https://tags.example/gtm.js', chat: 'https://chat.example/a.js', marketing: 'https://mails.example/a.js' }
const framework = 'https://consent.example/tool.js'
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const all = Object.values(guests)

/** Modules anew, as on another page: what was let in is let in once a page. */
async function wake(given: object, asks = true) {
  const { default: start } = await import('../../../site/behaviours/guests.ts')
  return start(document.body, { guests: given, asks }, async () => buildSite())
}
/** As an earlier page left it. */
const chose = (accept: boolean) => localStorage.setItem('cookie_consent', JSON.stringify({ confirmed_at: 1, accept }))
const choose = async (accept: boolean) => (await import('../../../site/layout/consent.ts')).storeConsent(accept)

beforeEach(() => {
  // who still waits on an earlier page hears of it now
  window.dispatchEvent(new Event('consent'))
  vi.resetModules()
  localStorage.clear()
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
  Object.assign(window, { __tcfapi: undefined, dataLayer: undefined, analytics_layer: undefined })
})

describe('scripts of others', () => {
  test('come in only when the visitor agrees, each once', async () => {
    await wake(guests)
    expect(scripts()).toEqual([])
    await choose(true)
    await choose(true)
    expect(scripts()).toEqual(all)
    expect(window).toMatchObject({ dataLayer: [{ event: 'gtm.js', 'gtm.start': expect.any(Number) }] })
  })

  test('come in at once for who agreed before, or where nobody is asked', async () => {
    chose(true)
    await wake(guests)
    expect(scripts()).toEqual(all)
    vi.resetModules()
    localStorage.clear()
    document.head.replaceChildren()
    await wake({ chat: guests.chat }, false)
    expect(scripts()).toEqual([guests.chat])
  })

  test('stay out for who declined', async () => {
    chose(false)
    await wake(guests)
    await choose(false)
    expect(scripts()).toEqual([])
  })

  test.each(['ak', 'confirmation_code', 'reset_code', 'token'])('stay out of an address with the secret %s', async (name) => {
    window.history.replaceState(null, '', `/about?${name}=1`)
    await wake(guests, false)
    expect(scripts()).toEqual([])
  })
})

describe('an analytics tag', () => {
  const analytics = 'https://tags.example/gtag/js?id=G-ABC1234567&l=analytics_layer'
  /** What the tag is told, each command as a list. */
  const commands = () => ((window as { analytics_layer?: ArrayLike<unknown>[] }).analytics_layer ?? []).map((command) => Array.from(command))

  test('is told what visitors do, before and after it was let in, and nothing that a tag manager tells of itself', async () => {
    const { pushed, pushEvent } = await import('../../../site/browser/data-layer.ts')
    await wake({ tags: guests.tags, analytics })
    pushEvent('use_catalog_filter', { form_location: 'catalog_header', lesson: 8 })
    expect(commands()).toEqual([])
    await choose(true)
    pushEvent('submit_order', { form_location: 'profile', value: 11_000, currency: 'KZT' })
    expect(scripts()).toEqual([guests.tags, analytics])
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC1234567'],
      ['event', 'use_catalog_filter', { form_location: 'catalog_header', lesson: '8' }],
      ['event', 'submit_order', { form_location: 'profile', value: 11_000, currency: 'KZT' }],
    ])
    expect(pushed().map((told) => (told as { event: string }).event)).toEqual(['use_catalog_filter', 'gtm.js', 'submit_order'])
  })
})

describe('a consent framework', () => {
  test('is asked in place of our banner: what it agrees to comes in, the rest when that is agreed to', async () => {
    let hear = (_told: object, _isKnown: boolean) => {}
    Object.assign(window, { __tcfapi: (_command: string, _version: number, listen: typeof hear) => (hear = listen) })
    chose(true)
    await wake({ ...guests, framework })
    expect(scripts()).toEqual([framework])
    hear({ eventStatus: 'cmpuishown', purpose: { consents: { 1: true, 3: true, 8: true } } }, true)
    hear({ eventStatus: 'tcloaded', purpose: { consents: { 8: true } } }, true)
    expect(scripts()).toEqual([framework])
    hear({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 3: false } } }, true)
    expect(scripts()).toEqual([framework, guests.chat])
    hear({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 3: true, 8: true } } }, true)
    expect(scripts()).toEqual([framework, guests.chat, guests.tags, guests.marketing])
  })

  test.each([
    ['nothing', null],
    ['that everything is agreed to', { eventStatus: 'tcloaded', purpose: { consents: { 1: true, 3: true, 8: true } } }],
    ['that nobody has to be asked', { eventStatus: 'tcloaded', gdprApplies: false }],
  ])('whose call failed is not believed when it tells %s', async (_, told) => {
    let hear = (_told: object | null, _isKnown: boolean) => {}
    Object.assign(window, { __tcfapi: (_command: string, _version: number, listen: typeof hear) => (hear = listen) })
    await wake({ ...guests, framework })
    hear(told, false)
    expect(scripts()).toEqual([framework])
    hear({ eventStatus: 'tcloaded', gdprApplies: false }, true)
    expect(scripts()).toEqual([framework, ...all])
  })

  test('that is not there within a second leaves the question to our banner', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<site-island><section hidden><button data-consent="accept">Allow</button></section></site-island>'
    const { default: banner } = await import('../../../site/behaviours/cookie-banner.ts')
    const shown = banner(document.body, { framework }, async () => buildSite())
    const awake = wake({ ...guests, framework })
    const section = document.querySelector('section')
    await vi.advanceTimersByTimeAsync(900)
    expect(section?.hidden).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    await Promise.all([shown, awake])
    vi.useRealTimers()
    expect(section?.hidden).toBe(false)
    document.querySelector('button')?.click()
    expect(scripts()).toEqual([framework, ...all])
  })
})
