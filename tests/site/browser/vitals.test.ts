import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as library from 'web-vitals'
import { VITAL_LIMITS, vitals } from '../../../schemas/web-vital-terms.ts'
import webVitals from '../../../site/behaviours/web-vitals.ts'
import { browserOf, platformOf, systemOf } from '../../../site/browser/device.ts'
import { measure } from '../../../site/browser/measure.ts'
import { local } from '../../../site/browser/storage.ts'
import { isSampled } from '../../../site/browser/vitals-bucket.ts'
import { eventually } from '../../setup/eventually.ts'

const found = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>())
vi.mock('web-vitals', async (original) => {
  const take = (name: string) => (callback: (metric: { name: string; value: number }) => void) => void found.set(name, callback)
  return { ...(await original<object>()), onLCP: take('LCP'), onINP: take('INP'), onCLS: take('CLS'), onFCP: take('FCP'), onTTFB: take('TTFB') }
})

const sent: { rows: { name: string; value: number }[]; reason: string | null }[] = []
const beacons: unknown[] = []
const tell = (name: string, value = 1) => found.get(name)?.({ name, value })
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}
const answer = vi.fn()

beforeEach(() => {
  found.clear()
  sent.length = 0
  beacons.length = 0
  vi.useFakeTimers()
  answer.mockReset().mockResolvedValue({ ok: true, status: 200, text: async () => '' })
  vi.stubGlobal('fetch', (url: string, { body, headers, keepalive }: RequestInit & { body: string; headers: Record<string, string> }) => {
    // it outlives the page
    expect([url, headers['x-batched'], keepalive]).toEqual(['/api/api/metrics/web_vitals/', '1', true])
    sent.push({ rows: JSON.parse(body), reason: headers['x-flush-reason'] ?? null })
    return answer()
  })
  navigator.sendBeacon = (_, body) => Boolean(beacons.push(body))
})
afterEach(() => {
  hide(false)
  vi.useRealTimers()
})

describe('what the library finds', () => {
  test('is sent two seconds after the first, as one batch', () => {
    measure('catalog')
    tell('TTFB', 81.26)
    vi.advanceTimersByTime(1000)
    tell('CLS', 0.031249)
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toMatchObject([
      {
        reason: 'timer',
        rows: [
          { name: 'TTFB', value: 81.3, route: 'catalog', platform: 'desktop', ts: expect.any(Number) },
          { name: 'CLS', value: 0.0312 },
        ],
      },
    ])
  })

  test('is sent at once when five wait', () => {
    measure('tutor')
    for (const name of vitals) tell(name)
    expect(sent.map(({ reason, rows }) => [reason, rows.length])).toEqual([['threshold', 5]])
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(1)
  })

  test('after five that left at once waits its own two seconds', () => {
    measure('tutor')
    for (const name of vitals) tell(name)
    vi.advanceTimersByTime(1500)
    tell('INP')
    vi.advanceTimersByTime(1999)
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sent.map(({ reason }) => reason)).toEqual(['threshold', 'timer'])
  })

  test('is sent as a beacon when the page is hidden, and what comes later too', async () => {
    measure('tutor')
    tell('LCP', 1200)
    hide(true)
    tell('INP', 40)
    vi.advanceTimersByTime(0)
    expect(sent).toEqual([])
    const batches = await Promise.all(beacons.map(async (body) => JSON.parse(await (body as Blob).text())))
    expect(batches.map((rows) => rows.map(({ name }: { name: string }) => name))).toEqual([['LCP'], ['INP']])
    expect((beacons[0] as Blob).type).toBe('application/json')
  })

  test('of a page that is left is one beacon, whatever is told between its two signs', async () => {
    measure('tutor')
    window.dispatchEvent(new Event('pagehide'))
    tell('INP', 40)
    tell('CLS', 0.01)
    hide(true)
    const names = await Promise.all(beacons.map(async (body) => JSON.parse(await (body as Blob).text()).map(({ name }: { name: string }) => name)))
    expect(names).toEqual([['INP', 'CLS']])
  })

  test('of a page that is come back to waits its two seconds again', () => {
    measure('tutor')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    tell('INP', 40)
    vi.advanceTimersByTime(1999)
    expect([sent, beacons]).toEqual([[], []])
    vi.advanceTimersByTime(1)
    expect(sent.map(({ reason }) => reason)).toEqual(['timer'])
  })

  test('goes as a request that outlives the page where a browser takes no beacon', () => {
    navigator.sendBeacon = () => false
    measure('tutor')
    tell('LCP', 1200)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.map(({ reason }) => reason)).toEqual(['manual'])
  })

  test.each([
    ['no network', () => answer.mockRejectedValue(new TypeError('offline'))],
    ['a refusal', () => answer.mockResolvedValue({ ok: false, status: 429 })],
  ])('is given up with a word on the console over %s', async (_, fails) => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {})
    fails()
    measure('catalog')
    tell('TTFB')
    await vi.advanceTimersByTimeAsync(2000)
    expect(said).toHaveBeenCalledWith('web vitals were not sent', expect.any(Error))
  })
})

describe('a browser', () => {
  test.each([
    ['0.05', 0.1, true],
    ['0.1', 0.1, false],
    ['0.999', 7, true],
    ['0', -1, false],
  ])('with the number %s of a rate of %d is measured: %s', (bucket, rate, expected) => {
    local.write('wv_bucket', bucket)
    expect(isSampled(rate)).toBe(expected)
    expect(local.read('wv_bucket')).toBe(bucket)
  })

  test.each(['', 'half', '-1', '7', 'NaN'])('draws a number for %j that somebody else wrote', (kept) => {
    local.write('wv_bucket', kept)
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    expect(isSampled(0.3)).toBe(true)
    expect(local.read('wv_bucket')).toBe('0.25')
  })

  test('that is not measured does nothing but look at its number', async () => {
    local.write('wv_bucket', '0.5')
    webVitals(document.body, { route: 'catalog', rate: 0.1 }, async () => Promise.reject())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(found.size).toBe(0)
  })

  test('that is measured starts when the page has loaded', async () => {
    local.write('wv_bucket', '0.05')
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    webVitals(document.body, { route: 'catalog', rate: 0.1 }, async () => Promise.reject())
    await vi.advanceTimersByTimeAsync(1000)
    expect(found.size).toBe(0)
    window.dispatchEvent(new Event('load'))
    await eventually(() => expect([...found.keys()].toSorted()).toEqual([...vitals].toSorted()))
  })

  const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
  test.each([
    [chrome, 5, 'phone', 'android', 'chrome'],
    [chrome.replace(' Mobile', ''), 5, 'tablet', 'android', 'chrome'],
    [`${chrome} SamsungBrowser/25.0`, 5, 'phone', 'android', 'samsung'],
    [mac, 0, 'desktop', 'macos', 'safari'],
    [mac, 5, 'tablet', 'ios', 'safari'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 0, 'desktop', 'windows', 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 0, 'desktop', 'linux', 'firefox'],
    ['something else', 0, 'desktop', 'other', 'other'],
  ])('that calls itself %s is told by its kind alone', (userAgent, touches, platform, os, browser) => {
    expect([platformOf(userAgent, touches), systemOf(userAgent, touches), browserOf(userAgent)]).toEqual([platform, os, browser])
  })
})

test('the limits are those of the library', () => {
  const theirs = {
    LCP: library.LCPThresholds,
    INP: library.INPThresholds,
    CLS: library.CLSThresholds,
    FCP: library.FCPThresholds,
    TTFB: library.TTFBThresholds,
  }
  expect(theirs).toEqual(VITAL_LIMITS)
})
