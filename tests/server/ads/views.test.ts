import { beforeEach, describe, expect, test } from 'vitest'
import { CONTENT_STATUS, getAd, getTutorAd, viewAd } from '../../../schemas/index.ts'
import { addViews } from '../../../server/ads/views.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { ads, adViews } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
await buildReference(database)
const staff = await signInAs({ admin: (await buildAdmin(database)).id })
const { id: tutor_id } = await buildTutor(database)
const own = await signInAs({ tutor: tutor_id })
const add = () => addViews(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))

let id = 0
beforeEach(async () => {
  await database.drizzle.delete(adViews)
  await database.drizzle.delete(ads)
  id = (await buildAd(database, { tutor_id, status: CONTENT_STATUS.published, published_at: clock.now })).id
})

/** As its tutor and staff see the number. */
const shown = async () => [(await call(getTutorAd, { id }, { as: own })).data.ad.views, (await call(getAd, { id }, { as: staff })).data.ad.views]

describe('views of an ad', () => {
  test('are those of visitors and of other tutors, added up by the job, once each', async () => {
    const other = await signInAs({ tutor: (await buildTutor(database)).id })
    for (const as of [undefined, undefined, other]) expect((await call(viewAd, { id }, { as })).code).toBe(200)
    expect(await shown()).toEqual([0, 0])
    await add()
    expect(await shown()).toEqual([3, 3])
    await add()
    expect(await shown()).toEqual([3, 3])
  })

  test('are none of robots, of staff and of its own tutor', async () => {
    await call(viewAd, { id }, { headers: { 'user-agent': 'Googlebot/2.1' } })
    await call(viewAd, { id }, { as: staff })
    await call(viewAd, { id }, { as: own })
    await add()
    expect(await shown()).toEqual([0, 0])
  })

  test('are not counted of what visitors do not see', async () => {
    const hidden = await buildAd(database, { tutor_id, status: CONTENT_STATUS.off })
    for (const one of [hidden.id, 999_999]) expect((await call(viewAd, { id: one })).error).toBe('not_found')
    expect(await database.drizzle.$count(adViews)).toBe(0)
  })

  test('of many at once wait for nobody, not even for who holds the ad', async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from ads where id = $1 for update', [id])
      const codes = await Promise.all(Array.from({ length: 20 }, () => call(viewAd, { id }).then(({ code }) => code)))
      expect(new Set(codes)).toEqual(new Set([200]))
    } finally {
      await client.query('rollback')
      client.release()
    }
    await add()
    expect(await shown()).toEqual([20, 20])
  })
})
