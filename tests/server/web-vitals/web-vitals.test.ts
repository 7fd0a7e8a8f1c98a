import { afterEach, describe, expect, test } from 'vitest'
import { getWebVitalDays, listWebVitals, recordWebVitals } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { pruneWebVitals } from '../../../server/web-vitals/prune.ts'
import { webVitals } from '../../../server/web-vitals/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { app, call, clock, database, host, outside, settings, signInAs } = await useApp({ environment: { RATE_MEASURE: '30/1m' } })
const { drizzle } = database
const unix = () => Math.floor(clock.now.getTime() / 1000)
const measured = (more: object = {}) => ({
  ...({ name: 'LCP', value: 2400.5, route: 'catalog', platform: 'phone', os: 'android', browser: 'chrome' } as const),
  ts: unix() - 3,
  ...more,
})
let address = 0
/** Each from an address of its own, but where the limit is asked. */
const send = (rows: unknown, ip?: string) => {
  address += 1
  return call(recordWebVitals, { rows } as never, { ip: ip ?? `198.51.100.${address}` })
}

afterEach(() => drizzle.delete(webVitals))

describe('what a browser measured', () => {
  test('is kept as it was sent, a list as the whole body', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/api/metrics/web_vitals/',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json', 'x-batched': '1', 'x-flush-reason': 'timer' },
      body: JSON.stringify([measured(), measured({ name: 'CLS', value: 0.0312 })]),
    })
    expect(response.json()).toMatchObject({ status: 'success' })
    const rows = await drizzle.select().from(webVitals).orderBy(webVitals.id)
    expect(rows).toMatchObject([
      { name: 'LCP', value: 2400.5, route: 'catalog', platform: 'phone', os: 'android', browser: 'chrome', at: new Date((unix() - 3) * 1000) },
      { name: 'CLS', value: 0.0312 },
    ])
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', [], ['rows']],
    ['no list', 'LCP', ['rows.0']],
    ['a record of nothing', [{}], ['rows.0.browser', 'rows.0.name', 'rows.0.os', 'rows.0.platform', 'rows.0.route', 'rows.0.ts', 'rows.0.value']],
    ['an unknown metric', [measured({ name: 'FID' })], ['rows.0.name']],
    ['a private address for a route', [measured({ route: '/o/1660' })], ['rows.0.route']],
    ['a browser of its own words', [measured({ browser: '<b>' })], ['rows.0.browser']],
    ['a negative value', [measured(), measured({ value: -1 })], ['rows.1.value']],
    ['a value without end', [measured({ value: 1e9 })], ['rows.0.value']],
    ['a value that is none', [measured({ value: 'fast' })], ['rows.0.value']],
    ['a moment that is none', [measured({ ts: -5 })], ['rows.0.ts']],
    ['more than fifty', Array.from({ length: 51 }, () => measured()), ['rows']],
  ])('is refused with %s', async (_, rows, fields) => {
    const { code, error } = await send(rows)
    expect([code, Object.keys(error ?? {}).toSorted()]).toEqual([400, fields])
    expect(await drizzle.$count(webVitals)).toBe(0)
  })

  test('may be fifty records at once', async () => {
    expect((await send(Array.from({ length: 50 }, () => measured()))).code).toBe(200)
    expect(await drizzle.$count(webVitals)).toBe(50)
  })

  test.each([
    ['of a clock years behind', -86_400 * 900],
    ['of a clock a day behind', -86_400],
    ['of a clock hours ahead', 7200],
    ['of a clock more than five minutes ahead', 301],
  ])('%s is dated by ours', async (_, off) => {
    await send([measured({ ts: unix() + off })])
    expect((await drizzle.select().from(webVitals))[0]?.at).toEqual(clock.now)
  })

  test('of a robot is not kept', async () => {
    const { code } = await call(recordWebVitals, { rows: [measured()] }, { ip: '203.0.113.1', headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([code, await drizzle.$count(webVitals)]).toEqual([200, 0])
  })

  test('can be sent only so often from one address', async () => {
    for (let n = 0; n < 30; n += 1) expect((await send([measured()], '203.0.113.9')).code).toBe(200)
    expect((await send([measured()], '203.0.113.9')).error).toBe('too_many_requests')
  })

  test('is forgotten after 30 days, be it ever so much', async () => {
    const days = (n: number) => new Date(clock.now.getTime() - n * 86_400_000)
    const { ts: _, ...row } = measured()
    const old = Array.from({ length: 1000 }, () => ({ ...row, at: days(31) }))
    for (let n = 0; n < 6; n += 1) await drizzle.insert(webVitals).values(old)
    await drizzle.insert(webVitals).values({ ...row, at: days(29) })
    await pruneWebVitals(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
    expect((await drizzle.select().from(webVitals)).map(({ at }) => at)).toEqual([days(29)])
  })

  test('is forgotten by the age that it has when it is deleted, not by the one when the deletion began', async () => {
    const { ts: _, ...row } = measured()
    const before = new Date(clock.now.getTime() - 30 * 86_400_000)
    const [old, soon] = [new Date(before.getTime() - 1), new Date(before.getTime() + 1)]
    await drizzle.insert(webVitals).values([...Array.from({ length: 5000 }, () => ({ ...row, at: old })), { ...row, at: soon }])
    // more than one transaction takes at once; a second goes by until the next
    let asked = 0
    const passing = () => new Date(clock.now.getTime() + 1000 * asked++)
    await pruneWebVitals(jobOf({ database, settings, outside, log: app.log, clock: passing }))
    expect([asked, await drizzle.$count(webVitals)]).toEqual([2, 0])
  })
})

describe('staff', async () => {
  const as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
  const { ts: _, ...row } = measured()
  const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000)
  const fill = () =>
    drizzle
      .insert(webVitals)
      .values([
        ...[1000, 2000, 3000, 4000, 5000].map((value) => ({ ...row, value, at: ago(1) })),
        { ...row, name: 'CLS', value: 0.3, browser: 'safari', at: ago(0) },
        { ...row, value: 9000, platform: 'desktop', at: ago(2) },
      ])

  test.each<[object, number[]]>([
    [{}, [9000, 0.3, 5000, 4000, 3000, 2000, 1000]],
    [{ name: 'CLS' }, [0.3]],
    [{ platform: 'desktop' }, [9000]],
    [{ browser: 'safari' }, [0.3]],
    [{ route: 'tutor' }, []],
    [{ at_from: unix() - 86_400 * 1.5 }, [0.3, 5000, 4000, 3000, 2000, 1000]],
    [{ at_to: unix() - 86_400 * 1.5 }, [9000]],
  ])('read what was measured by %j, newest first', async (filter, values) => {
    await fill()
    const { data } = await call(listWebVitals, { filter }, { as })
    expect(data.rows.map(({ value }) => Math.round(value * 10) / 10)).toEqual(values)
    expect(data.total_count).toBe(values.length)
  })

  test('see the 75th percentile of each day and of all days together, of none where nobody measured', async () => {
    await fill()
    const { metrics } = (await call(getWebVitalDays, { filter: { platform: 'phone' } }, { as })).data
    const [lcp, , cls, fcp] = metrics
    expect([lcp?.name, lcp?.n, lcp?.p75]).toEqual(['LCP', 5, 4000])
    expect(lcp?.days).toHaveLength(30)
    expect(lcp?.days.slice(-3)).toEqual([
      { date: '2026-03-10', n: 0, p75: null },
      { date: '2026-03-11', n: 5, p75: 4000 },
      { date: '2026-03-12', n: 0, p75: null },
    ])
    expect(cls?.p75).toBeCloseTo(0.3)
    expect([fcp?.n, fcp?.p75]).toEqual([0, null])
  })

  // in Almaty the 12th began at 19:00 UTC of the 11th, and the 11th of February, the first of thirty days, at 19:00 UTC of the 10th
  test.each([
    ['the last moment of yesterday', '2026-03-11T18:59:59.999Z', '2026-03-11'],
    ['the first moment of today', '2026-03-11T19:00:00Z', '2026-03-12'],
    ['the first moment of the thirty days', '2026-02-10T19:00:00Z', '2026-02-11'],
    ['the moment before them, which no plot shows though it is still kept', '2026-02-10T18:59:59.999Z', null],
  ])('see %s in the day that it was where the edition is', async (_, at, day) => {
    await drizzle.insert(webVitals).values({ ...row, value: 700, at: new Date(at) })
    const [lcp] = (await call(getWebVitalDays, { filter: {} }, { as })).data.metrics
    expect(lcp?.days.filter(({ n }) => n > 0)).toEqual(day === null ? [] : [{ date: day, n: 1, p75: 700 }])
    expect([lcp?.n, lcp?.p75]).toEqual(day === null ? [0, null] : [1, 700])
    expect([lcp?.days[0]?.date, lcp?.days.at(-1)?.date]).toEqual(['2026-02-11', '2026-03-12'])
  })
})
