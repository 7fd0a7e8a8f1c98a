import type { MeasuredRoute } from '../../schemas/web-vital-terms.ts'
import { isSampled } from '../browser/vitals-bucket.ts'
import type { Behaviour } from '../island.tsx'

/** Measures the page in a share of the browsers, with code that comes after everything else; the others do nothing (spec: decisions OPS-6). */
const webVitals: Behaviour<{ route: MeasuredRoute; rate: number }> = (_, { route, rate }) => {
  if (!isSampled(rate)) return
  const start = () =>
    import('../browser/measure.ts').then(
      ({ measure }) => measure(route),
      () => {},
    )
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

export default webVitals
