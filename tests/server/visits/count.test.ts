import { afterEach, describe, expect, test } from 'vitest'
import { countVisit } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { compactDailyCounts } from '../../../server/visits/compact.ts'
import { dailyCounts } from '../../../server/visits/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp({ environment: { RATE_MEASURE: '20/1m' } })
const { drizzle } = database
const lines = () =>
  drizzle.select({ day: dailyCounts.day, what: dailyCounts.what, n: dailyCounts.n }).from(dailyCounts).orderBy(dailyCounts.day, dailyCounts.what)

afterEach(() => drizzle.delete(dailyCounts))

describe('a visit', () => {
  test('is counted on the calendar day of the edition', async () => {
    await call(countVisit, { what: 'visit' }, { ip: '192.0.2.1' })
    // 19:30 in UTC is the next day in Almaty
    clock.move({ hours: 10, minutes: 30 })
    await call(countVisit, { what: 'form' }, { ip: '192.0.2.1' })
    clock.move({ hours: -10, minutes: -30 })
    expect(await lines()).toEqual([
      { day: '2026-03-12', what: 'visits', n: 1 },
      { day: '2026-03-13', what: 'forms', n: 1 },
    ])
  })

  test('of a robot is not counted', async () => {
    const { code } = await call(countVisit, { what: 'visit' }, { ip: '192.0.2.2', headers: { 'user-agent': 'Googlebot/2.1' } })
    expect(code).toBe(200)
    expect(await lines()).toEqual([])
  })

  test('of staff is not counted, and is nothing for the journal', async () => {
    const as = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
    const { code } = await call(countVisit, { what: 'visit' }, { ip: '192.0.2.3', as })
    expect(code).toBe(200)
    expect(await lines()).toEqual([])
    expect(await drizzle.$count(adminLog)).toBe(0)
  })

  test.each([{}, { what: 'review' }, { what: null }, { what: ['visit', 'form'] }, [{ what: 'visit' }]])('told as %j is refused', async (input) => {
    const { code, error } = await call(countVisit, input as never, { ip: '192.0.2.4' })
    expect([code, Object.keys(error ?? {})]).toEqual([400, ['what']])
  })

  test('can be told only so often from one address', async () => {
    const tell = () => call(countVisit, { what: 'visit' }, { ip: '192.0.2.5' })
    for (let n = 0; n < 20; n += 1) expect((await tell()).code).toBe(200)
    expect((await tell()).error).toBe('too_many_requests')
  })

  test('from another site is refused', async () => {
    const { code } = await call(countVisit, { what: 'visit' }, { ip: '192.0.2.6', headers: { origin: 'https://elsewhere.example' } })
    expect(code).toBe(403)
  })
})

test('the lines of a day are added up without changing its numbers', async () => {
  const line = { day: '2026-03-12', what: 'visits', n: 1 } as const
  await drizzle.insert(dailyCounts).values([line, line, { ...line, experiment: 'best_tutors', run: 1, variant: 2 }, { ...line, what: 'forms' }, line])
  await compactDailyCounts(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
  expect((await lines()).map(({ what, n }) => `${what} ${n}`).toSorted()).toEqual(['forms 1', 'visits 1', 'visits 3'])
})
