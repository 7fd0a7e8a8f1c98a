import { type MeasuredRoute, roundedVital, type Vital } from '../../schemas/index.ts'
import type { webVitals } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

type Row = typeof webVitals.$inferInsert
type Device = Pick<Row, 'platform' | 'os' | 'browser'>

const DAYS = 30
/** Pages measured in a day. */
const SHOWN = 26
const ELSEWHERE = 3

/** The middle value of each metric on a desktop; a telephone is slower. */
const middle: Readonly<Record<Vital, number>> = { LCP: 1450, INP: 90, CLS: 0.03, FCP: 950, TTFB: 240 }
const SLOWER = { phone: 1.6, tablet: 1.3, desktop: 1 } as const
const pages: Readonly<Record<MeasuredRoute, number>> = { catalog: 5, catalogOnline: 2, tutor: 4 }

const devices: readonly Device[] = [
  { platform: 'phone', os: 'android', browser: 'chrome' },
  { platform: 'phone', os: 'android', browser: 'chrome' },
  { platform: 'phone', os: 'android', browser: 'samsung' },
  { platform: 'phone', os: 'ios', browser: 'safari' },
  { platform: 'tablet', os: 'ios', browser: 'safari' },
  { platform: 'desktop', os: 'windows', browser: 'chrome' },
  { platform: 'desktop', os: 'windows', browser: 'edge' },
  { platform: 'desktop', os: 'macos', browser: 'safari' },
  { platform: 'desktop', os: 'linux', browser: 'firefox' },
]

/** What browsers measured in the last month: most pages fast, some slow, two days slower than the others. */
export function makeWebVitals({ isFilled, now, random: chance }: World): Row[] {
  const random = chance.of('web vitals')
  const opens = isFilled ? SHOWN : ELSEWHERE
  const rows = Array.from({ length: DAYS }, (_, day) => {
    const load = day === 11 || day === 12 ? 2.1 : 0.85 + random.next() * 0.3
    return Array.from({ length: opens + random.int(0, 5) }, () => {
      const device = random.pick(devices)
      const route = random.weighted(pages)
      // the tail of slow pages is long
      const slow = SLOWER[device.platform] * load * Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.1)
      const at = before(now, day * DAY + random.int(0, DAY / 2))
      return (Object.keys(middle) as Vital[]).map((name) => ({ ...device, route, at, name, value: roundedVital(name, middle[name] * slow) }))
    }).flat()
  }).flat()
  return rows.toSorted((a, b) => Number(a.at) - Number(b.at))
}
