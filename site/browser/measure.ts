import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { MeasuredRoute } from '../../schemas/web-vital-terms.ts'
import { vitalsQueue } from './vitals-queue.ts'

/** Has the library measure this page and sends what it finds; one metric that a browser can't tell is left out. */
export function measure(route: MeasuredRoute) {
  const queue = vitalsQueue(route)
  const take = ({ name, value }: MetricType) => queue.add(name, value)
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(take)
  // after the library's own listeners, which tell the last values one by one when a page is hidden; of one that is left pagehide comes first
  document.addEventListener('visibilitychange', () => queue.hide(document.visibilityState === 'hidden'))
  window.addEventListener('pagehide', () => queue.hide(true))
  window.addEventListener('pageshow', () => queue.hide(false))
}
