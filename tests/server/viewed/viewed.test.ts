import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { getSchoolLessons, getSimilar, getViewed, noteViewed } from '../../../schemas/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { lessons, tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, host } = await useApp()
beforeAll(() => buildReference(database))

/** A browser that keeps its cookie. */
let viewed = ''
beforeEach(() => {
  viewed = ''
})
async function look(tutor_id: number, agent = 'Firefox') {
  const { code, headers } = await call(noteViewed, { tutor_id }, { cookies: { viewed }, headers: { 'user-agent': agent } })
  const set = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('viewed='))
  if (set) viewed = /^viewed=([^;]*)/.exec(set)?.[1] ?? ''
  return { code, set }
}
const list = async (query = 'viewed', cookie = viewed) => call(getViewed, { query }, { cookies: { viewed: cookie } })
const idsOf = async (query?: string) => (await list(query)).data.tutors.tutors.map(({ id }) => id)

async function several(count: number) {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) ids.push((await buildTutor(database)).id)
  return ids
}

describe('tutors looked at', () => {
  test('are none of who comes for the first time, on a page that is there', async () => {
    expect((await list('viewed', '')).data).toMatchObject({ statusCode: 200, page: 1, tutors: { tutors: [], total_count: 0 } })
  })

  test('are listed the latest first, each once', async () => {
    const [a = 0, b = 0] = await several(2)
    for (const id of [a, b, a]) await look(id)
    expect(await idsOf()).toEqual([a, b])
  })

  test('are 20 at most, ten to a page', async () => {
    const ids = await several(22)
    for (const id of ids) await look(id)
    const { data } = await list('viewed/2')
    expect(data.tutors).toMatchObject({ total_count: 20, page_size: 10, pages_count: 2 })
    expect(data.tutors.tutors.map(({ id }) => id)).toEqual(ids.slice(2, 12).toReversed())
    expect((await list('viewed/3')).data.statusCode).toBe(404)
  })

  test('are kept in the browser for 90 days, out of reach of scripts', async () => {
    const [id = 0] = await several(1)
    const { set } = await look(id)
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(`Max-Age=${90 * 86_400}`)
  })

  test('leave the list with the catalogue', async () => {
    const [stays = 0, goes = 0] = await several(2)
    for (const id of [stays, goes]) await look(id)
    await database.drizzle.update(tutors).set({ status: 5 }).where(eq(tutors.id, goes))
    await database.transaction((tx) => rewriteListings(tx, [goes], editionOf('kz')))
    expect(await idsOf()).toEqual([stays])
    expect((await look(goes)).code).toBe(404)
  })

  test('are noted for no robot', async () => {
    const [id = 0] = await several(1)
    expect((await look(id, 'Googlebot/2.1')).set).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['no ids', '0.-1.x.1e3'],
    ['a script', '<script>'],
    ['a very large number', '9'.repeat(4000)],
  ])('are nobody where the cookie says %s', async (_, cookie) => expect((await list('viewed', cookie)).data.tutors.total_count).toBe(0))

  test.each(['viewed/0', 'seen', 'kz/viewed', 'ru/viewed/x', '../viewed'])('are not asked for as %s', async (query) =>
    expect((await list(query)).error).toBe('not_found'),
  )

  test('are asked for in a language by its prefix', async () => expect((await list('ru/viewed')).data).toMatchObject({ lang: 'ru', path: 'viewed' }))
})

describe('similar tutors', () => {
  const MATHS = 8
  const ENGLISH = 13
  const inCity = (city_id: number, score: number, lesson = MATHS) =>
    buildTutor(database, { lessons: { [lesson]: [68] }, homes: [{ city_id }], work_online: false, score })
  const near = async (id: number) => (await call(getSimilar, { id })).data

  test('teach the same first subject in one of the same places, the best first', async () => {
    const one = await inCity(84, 50)
    const [good, better] = [await inCity(84, 60), await inCity(84, 70)]
    await inCity(67, 90)
    await inCity(84, 90, ENGLISH)
    const { tutors: found, catalog_link } = await near(one.id)
    expect(found.map(({ id }) => id)).toEqual([better.id, good.id])
    expect(catalog_link).toBe(`http://${host}/repetitor/matematika/`)
  })

  test('teach the first subject that is not switched off', async () => {
    const one = await buildTutor(database, { lessons: { [MATHS]: [68], [ENGLISH]: [68] }, homes: [{ city_id: 9 }], work_online: false })
    const other = await inCity(9, 60, ENGLISH)
    const turn = async (active: boolean) => {
      await database.drizzle.update(lessons).set({ active }).where(eq(lessons.id, MATHS))
      database.cache.forget(['reference'])
    }
    await turn(false)
    const { tutors: found, catalog_link } = await near(one.id)
    await turn(true)
    expect(found.map(({ id }) => id)).toEqual([other.id])
    expect(catalog_link).toBe(`http://${host}/repetitor/anglijskij-yazyk/`)
  })

  test('are the 12 best of all their places', async () => {
    const cities = [21, 28]
    const one = await buildTutor(database, { lessons: { [MATHS]: [68] }, homes: cities.map((city_id) => ({ city_id })), work_online: false })
    const made: number[] = []
    for (let score = 16; score > 0; score -= 1) made.push((await inCity(cities[score % 2] ?? 0, score)).id)
    expect((await near(one.id)).tutors.map(({ id }) => id)).toEqual(made.slice(0, 12))
  })

  test('take requests', async () => {
    const one = await inCity(13, 50)
    const open = await inCity(13, 10)
    await buildTutor(database, {
      ...{ lessons: { [MATHS]: [68] }, homes: [{ city_id: 13 }], work_online: false, score: 99 },
      toggles: { catalog_paused: true },
    })
    expect((await near(one.id)).tutors.map(({ id }) => id)).toEqual([open.id])
  })

  test('of nobody are none', async () => expect((await call(getSimilar, { id: 999_999 })).error).toBe('not_found'))
})

test('the subjects of the school are those that staff marked and have not switched off', async () => {
  await database.drizzle.update(lessons).set({ is_school: false })
  await database.drizzle.update(lessons).set({ is_school: true }).where(eq(lessons.id, 8))
  await database.drizzle.update(lessons).set({ is_school: true, active: false }).where(eq(lessons.id, 11))
  database.cache.forget('all')
  expect((await call(getSchoolLessons)).data).toEqual({ lessons: [{ id: 8, name: 'Математика', alias: 'matematika' }] })
})
