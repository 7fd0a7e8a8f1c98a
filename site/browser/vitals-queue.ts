import { type MeasuredRoute, roundedVital, VITALS_AT_ONCE, type Vital } from '../../schemas/web-vital-terms.ts'
import { browserOf, platformOf, systemOf } from './device.ts'

/** The queue is sent so long after the first record, ms, or when it holds so many (spec: public 9). */
const PAUSE = 2000
const FULL = 5
const ADDRESS = '/api/api/metrics/web_vitals/'

type Reason = 'timer' | 'threshold' | 'manual'

/** What was measured of a page and is still to be sent (spec: public 7.4). */
export function vitalsQueue(route: MeasuredRoute) {
  const { userAgent, maxTouchPoints } = navigator
  const about = { route, platform: platformOf(userAgent, maxTouchPoints), os: systemOf(userAgent, maxTouchPoints), browser: browserOf(userAgent) }
  const waiting: object[] = []
  /** What is told of such a page comes all at once, and leaves at once. */
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whoever measures never gets in the way: what can't be sent is said on the console and forgotten. */
  async function send(body: string, reason: Reason) {
    try {
      const headers = { 'content-type': 'application/json', 'x-batched': '1', 'x-flush-reason': reason }
      const answer = await fetch(ADDRESS, { method: 'POST', keepalive: true, headers, body })
      const { ok, status } = answer
      // one that nobody reads would keep its request open
      await answer.text()
      if (!ok) throw new Error(`the server answered ${status}`)
    } catch (error) {
      console.info('web vitals were not sent', error)
    }
  }

  function flush(reason: Reason) {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.splice(0, VITALS_AT_ONCE)
    if (batch.length === 0) return
    const body = JSON.stringify(batch)
    // a page that is left may send a beacon, which carries no headers of its own
    const isSent = reason === 'manual' && navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' }))
    if (!isSent) void send(body, reason)
  }

  return {
    add(name: Vital, value: number) {
      waiting.push({ name, value: roundedVital(name, value), ...about, ts: Math.floor(Date.now() / 1000) })
      if (waiting.length >= FULL) flush(isHidden ? 'manual' : 'threshold')
      else timer ??= isHidden ? setTimeout(flush, 0, 'manual') : setTimeout(flush, PAUSE, 'timer')
    },
    /** The page was hidden, which may be the last that is heard of it, or shown again. */
    hide(now: boolean) {
      isHidden = now
      if (now) flush('manual')
    },
  }
}
