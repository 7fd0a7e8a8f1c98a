import * as z from 'zod/mini'
import { call, Decimal, Ids, JsonText, List, or, some, UnixTime, Words } from './common.ts'
import { restList } from './rest.ts'
import { area } from './rights.ts'
import { browsers, LONGEST_VITAL, measuredRoutes, platforms, systems, VITALS_AT_ONCE, vitals } from './web-vital-terms.ts'

const measured = { name: Words(vitals), route: Words(measuredRoutes), platform: Words(platforms), os: Words(systems), browser: Words(browsers) }

/** The one call whose body is a list: its problems stand under `rows`. */
export const recordWebVitals = call('POST', '/api/metrics/web_vitals', {
  about: 'Keeps what a browser measured of its pages for 30 days; nothing of who it was (decisions OPS-6)',
  allow: ['anyone'],
  body: { rows: List(z.object({ ...measured, value: Decimal(0, LONGEST_VITAL), ts: UnixTime }), VITALS_AT_ONCE, 1) },
  rate: 'measure',
})

/** A measurement of a page: ms, for CLS a share of the window (spec: decisions OPS-6). */
export const WebVitalRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.enum(vitals),
    value: z.number(),
    route: z.enum(measuredRoutes),
    platform: z.enum(platforms),
    os: z.enum(systems),
    browser: z.enum(browsers),
    at: z.int(),
  })
  .register(z.globalRegistry, { id: 'WebVitalRow' })

const about = { allow: area('web_vitals') }
const filter = z.object({
  id: some(Ids),
  name: some(Words(vitals)),
  route: some(Words(measuredRoutes)),
  platform: some(Words(platforms)),
  browser: some(Words(browsers)),
  at_from: some(UnixTime),
  at_to: some(UnixTime),
})
export const listWebVitals = restList('/rest/web_vitals', 'What browsers measured of pages, newest first (decisions OPS-6)', {
  ...about,
  row: WebVitalRow,
  filter,
})

const Told = { n: z.int(), p75: z.nullable(z.number()) }
export const getWebVitalDays = call('GET', '/rest/web_vitals/days', {
  about: 'The 75th percentile of each metric, of the last 30 days together and of each, by the filters of the list (decisions OPS-6)',
  ...about,
  query: { filter: or(JsonText(filter), {}) },
  answer: {
    metrics: z.array(z.object({ name: z.enum(vitals), ...Told, days: z.array(z.object({ date: z.string(), ...Told })) })),
  },
})
