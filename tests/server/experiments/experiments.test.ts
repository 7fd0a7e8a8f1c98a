import { desc } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { countVisit, getExperiment, listExperiments, makeShortRequest, saveExperiment } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hear } from '../../../server/database/hear.ts'
import { experimentRows } from '../../../server/experiments/table.ts'
import { dailyCounts } from '../../../server/visits/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, outside, signInAs } = await useApp({ environment: { RATE_MEASURE: 'off' } })
const { drizzle } = database
await buildReference(database)
const { id: tutor_id } = await buildTutor(database, { lessons: { 8: [68] } })
const hearing = await hear(database)
afterAll(() => hearing.stop())
const admin = (await buildAdmin(database, { status: 1 })).id
const as = await signInAs({ admin })
const vid = (n: number) => `visitor-number-${String(n).padStart(6, '0')}`
const settled = { weight_0: 0, weight_1: 1, weight_2: 0, running: false }
const halves = { weight_0: 1, weight_1: 1, weight_2: 0, running: true }
const division = () => outside.experiments.of('kz')
/** Saves, and waits until the process has heard of it. */
const save = async (fields: object, id = 1) => {
  const { data, error } = await call(saveExperiment, { id, ...settled, ...fields } as never, { as })
  if (!error) {
    const rows = await drizzle.select().from(experimentRows)
    await expect.poll(() => [...division().compared]).toEqual(rows.flatMap((row) => (row.running ? [row.key] : [])))
    await expect.poll(() => division().runs).toMatchObject(Object.fromEntries(rows.map((row) => [row.key, row.run])))
  }
  return { row: data?.row, error }
}
const lines = async () =>
  (await drizzle.select().from(dailyCounts)).map(({ what, experiment, run, variant }) => [experiment, run, what, variant].join(' ')).toSorted()

beforeEach(async () => {
  await drizzle.delete(experimentRows)
  await drizzle.delete(dailyCounts)
})

test('an experiment that nobody saved is what the settings say', async () => {
  const { rows, total_count } = (await call(listExperiments, {}, { as })).data
  expect(total_count).toBe(2)
  expect(rows[0]).toMatchObject({ id: 1, key: 'best_tutors', ...settled, started_at: null, by_settings: true, by_service: false, version: 1 })
  expect((await call(getExperiment, { id: 3 }, { as })).error).toBe('not_found')
})

describe('a saved experiment', () => {
  test('stands over the settings at once, and stops', async () => {
    const { row } = await save(halves)
    expect(row).toMatchObject({ ...halves, by_settings: false, version: 2, started_at: Math.floor(clock.now.getTime() / 1000), stopped_at: null })
    expect([...division().compared]).toEqual(['best_tutors'])
    expect(division().runs).toEqual({ best_tutors: 1, updated_tutor_schedule: 0 })
    const stopped = await save({ ...halves, running: false })
    expect(stopped.row).toMatchObject({ running: false, stopped_at: Math.floor(clock.now.getTime() / 1000) })
    expect(division().control.best_tutors).toBe(0)
    expect((await save(halves)).row).toMatchObject({ running: true, stopped_at: null })
  })

  test('that does not run shows everybody the variant of most', async () => {
    await save({ weight_0: 1, weight_1: 2, weight_2: 7 })
    await expect.poll(() => division().control.best_tutors).toBe(2)
    expect(await division().of(vid(1))).toMatchObject({ best_tutors: 2 })
  })

  test('is counted anew when it is started or goes on with other weights, and not when nothing of these changed', async () => {
    const runs: number[] = []
    for (const fields of [halves, halves, { ...halves, weight_2: 1 }, { ...halves, weight_2: 1, running: false }, { ...halves, weight_2: 1 }]) {
      await save(fields)
      runs.push((await drizzle.select().from(experimentRows))[0]?.run ?? 0)
    }
    expect(runs).toEqual([1, 1, 2, 2, 3])
  })

  test('stands in the trail with what changed, and a stale version is a conflict', async () => {
    await save({ ...halves, version: 1 })
    const [line] = await drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
    expect(line).toMatchObject({
      call: 'PUT /rest/experiments/{id}',
      target: 'experiment 1',
      changes: { weight_0: { before: 0, after: 1 }, running: { before: false, after: true } },
    })
    expect((await save({ ...halves, weight_2: 5, version: 1 })).error).toBe('conflict')
  })

  test.each<[string, object, Record<string, string>]>([
    ['nobody at all', { weight_1: 0 }, { weight_0: 'too_small' }],
    ['one variant to compare', { running: true }, { running: 'invalid_value' }],
    ['a negative weight', { weight_0: -1 }, { weight_0: 'too_small' }],
    ['a weight beyond all', { weight_2: 10_000 }, { weight_2: 'too_big' }],
    ['half a weight', { weight_2: 0.5 }, { weight_2: 'invalid_type' }],
  ])('is refused with %s', async (_, fields, error) => expect((await save(fields)).error).toEqual(error))
})

describe('visitors of a running experiment', () => {
  /** A browser that keeps cookies. */
  const browser = (id: number) => {
    const cookies: Record<string, string> = { vid: vid(id) }
    return {
      cookies,
      variant: async () => (await division().of(vid(id))).best_tutors,
      tell: async (what: 'visit' | 'page' | 'form', compared: 'best_tutors'[] = [], sender: object = {}) => {
        const { headers } = await call(countVisit, { what, compared }, { cookies, ...sender })
        for (const line of [headers['set-cookie'] ?? []].flat()) {
          const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
          cookies[name] = decodeURIComponent(value)
        }
      },
    }
  }
  const ofExperiment = async () => (await lines()).filter((line) => line.startsWith('best_tutors'))

  test('are counted once for each step, by the variant that they got', async () => {
    await save(halves)
    const one = browser(1)
    await one.tell('visit', ['best_tutors', 'best_tutors'])
    await one.tell('page', ['best_tutors'])
    await one.tell('form')
    await one.tell('form')
    const variant = await one.variant()
    expect(await ofExperiment()).toEqual([`best_tutors 1 forms ${variant}`, `best_tutors 1 visits ${variant}`])
    const { results } = (await call(getExperiment, { id: 1 }, { as })).data.row
    expect(results[variant]).toEqual({ variant, visitors: 1, forms: 1, requests: 0 })
  })

  test('are counted with the first request that they send, whichever way it goes', async () => {
    await save(halves)
    const one = browser(7)
    await one.tell('page', ['best_tutors'])
    const request = { tutor_id, lesson_levels: { 8: [68] }, location_at_online: true, client_name: 'Дана', phone_plain: '7051112233', privacy: true }
    const sent = await call(makeShortRequest, { request }, { cookies: one.cookies })
    expect(sent.status).toBe('success')
    const seen = [sent.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('seen='))
    expect(seen).toMatch(new RegExp(`^seen=best_tutors\\.1\\.${await one.variant()}\\.r; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`))
    expect(await ofExperiment()).toContain(`best_tutors 1 requests ${await one.variant()}`)
  })

  test.each<[string, string, () => Promise<object>]>([
    ['robots', '7051112244', async () => ({ headers: { 'user-agent': 'Googlebot/2.1' } })],
    // a request opens a session of its client in the place of the sender's
    ['staff', '7051112255', async () => ({ as: await signInAs({ admin }) })],
  ])('are not counted with requests of %s, whatever their browser says it saw', async (_, phone_plain, sender) => {
    await save(halves)
    const one = browser(8)
    await one.tell('page', ['best_tutors'])
    const request = { tutor_id, lesson_levels: { 8: [68] }, location_at_online: true, client_name: 'Дана', phone_plain, privacy: true }
    expect((await call(makeShortRequest, { request }, { cookies: one.cookies, ...(await sender()) })).status).toBe('success')
    expect(await ofExperiment()).toEqual([`best_tutors 1 visits ${await one.variant()}`])
  })

  test('are counted anew in another run', async () => {
    await save(halves)
    const one = browser(2)
    await one.tell('page', ['best_tutors'])
    await save({ ...halves, weight_0: 3 })
    await one.tell('form')
    await one.tell('page', ['best_tutors'])
    expect((await ofExperiment()).map((line) => line.slice(0, -2))).toEqual(['best_tutors 1 visits', 'best_tutors 2 visits'])
  })

  test('are not counted in a step before they came to see it', async () => {
    await save(halves)
    await browser(3).tell('form')
    expect(await ofExperiment()).toEqual([])
  })

  test.each<[string, object]>([
    ['keeps no cookies', { cookies: {} }],
    ['is a robot', { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['is of staff', { as }],
  ])('are not counted where the browser %s', async (_, sender) => {
    await save(halves)
    await browser(4).tell('page', ['best_tutors'], sender)
    expect(await ofExperiment()).toEqual([])
  })

  test('are not counted when it does not run', async () => {
    await save({ ...halves, running: false })
    await browser(5).tell('page', ['best_tutors'])
    expect(await ofExperiment()).toEqual([])
  })

  test.each<[string, string, string[]]>([
    ['an unknown variant', 'best_tutors.1.7.', ['forms', 'visits']],
    ['a run without end', 'best_tutors.99999999999.1.', ['forms', 'visits']],
    ['nothing of it', 'all~of~it', ['forms', 'visits']],
    ['a script', '<script>', ['forms', 'visits']],
    ['that they came, many times over', 'best_tutors.1.1.~'.repeat(200), ['forms']],
    ['that they were counted, many times over', 'best_tutors.1.1.f~'.repeat(200), []],
  ])('are counted once for a step, whatever they say of themselves: %s', async (_, seen, counted) => {
    await save(halves)
    const one = browser(6)
    one.cookies.seen = seen
    await one.tell('page', ['best_tutors'])
    await one.tell('form')
    expect((await ofExperiment()).map((line) => line.split(' ')[2])).toEqual(counted)
  })
})
