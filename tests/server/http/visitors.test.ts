import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { getCatalogue, getFooter, getTutor } from '../../../schemas/index.ts'
import { visitorsOf } from '../../../server/http/visitors.ts'
import { firstRuns, ownAssignment } from '../../../server/outside/experiments.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, edition, settings } = await useApp({
  environment: { EXPERIMENT_BEST_TUTORS: '1,1,1', EXPERIMENT_UPDATED_TUTOR_SCHEDULE: '1,1,1' },
})
await buildReference(database)
const tutor = await buildTutor(database)
const query = `${edition.catalogAlias}/`
const { of } = ownAssignment({ weights: settings.experiments, runs: firstRuns })
const vids = Array.from({ length: 12 }, (_, index) => `visitor-number-${String(index).padStart(6, '0')}`)

describe('a visitor of a running experiment', () => {
  test.each(vids)('%s gets the variants of their id in the catalogue and on profiles', async (vid) => {
    const variants = of(vid)
    const cookies = { vid, ga_updated_tutor_schedule: String(variants.updated_tutor_schedule) }
    const catalogue = await call(getCatalogue, { query }, { cookies })
    expect(catalogue.data.features).toEqual([
      { id: 'best_tutors', variet_id: variants.best_tutors },
      { id: 'updated_tutor_schedule', variet_id: variants.updated_tutor_schedule },
    ])
    expect(catalogue.headers['set-cookie']).toBeUndefined()
    const profile = await call(getTutor, { id: tutor.id }, { cookies: { vid } })
    expect(profile.data.ga_updated_tutor_schedule).toBe(variants.updated_tutor_schedule)
  })

  test('who is new gets an id, and the schedule’s variant for analytics to read', async () => {
    const { data, headers } = await call(getCatalogue, { query })
    const [vid = '', schedule = ''] = [headers['set-cookie'] ?? []].flat()
    expect(vid).toMatch(/^vid=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const variant = data.features.find(({ id }) => id === 'updated_tutor_schedule')?.variet_id
    expect(schedule).toBe(`ga_updated_tutor_schedule=${variant}; Max-Age=31536000; Path=/; SameSite=Lax`)
  })

  test.each(['short', 'x'.repeat(65), 'with%20space-in-the-id', '<script>alert(1)</script>'])(
    'who comes with the id %o gets a new one',
    async (vid) => {
      const { headers } = await call(getCatalogue, { query }, { headers: { cookie: `vid=${vid}` } })
      expect([headers['set-cookie']].flat()[0]).toMatch(/^vid=[\w-]{22};/)
    },
  )

  test('hears of what the cookie of the schedule says', async () => {
    const { data } = await call(getTutor, { id: tutor.id }, { cookies: { vid: vids[0] ?? '', ga_updated_tutor_schedule: '2' } })
    expect(data.ga_updated_tutor_schedule).toBe(2)
  })

  test('needs no cookie of the schedule while another experiment alone runs, and gets none', async () => {
    const { control } = ownAssignment({ weights: settings.experiments, runs: firstRuns })
    const compared = new Set(['best_tutors'] as const)
    const visitors = visitorsOf({ of: () => ({ runs: firstRuns, compared, control, of }) })
    const [known, fresh] = [{ headers: { cookie: `vid=${vids[0]}` } }, { headers: {} }]
    expect(visitors.variantsAt('kz', known)).toEqual(of(vids[0] ?? ''))
    await visitors.welcome('kz', fresh)
    const cookies = visitors.cookiesFor({ raw: fresh, headers: {} } as unknown as FastifyRequest, { settings, hostOf: () => 'kz.localhost' })
    expect(cookies.map(([name]) => name)).toEqual(['vid'])
  })

  test('is no robot: it gets what most see, and no cookie', async () => {
    const { data, headers } = await call(getCatalogue, { query }, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([data.features.map(({ variet_id }) => variet_id), headers['set-cookie']]).toEqual([[0, 0], undefined])
  })

  test('is not told apart by calls that compare nothing', async () => {
    expect((await call(getFooter, {})).headers['set-cookie']).toBeUndefined()
  })
})
