import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { EditionCode } from '../../../editions/index.ts'
import { getFooter, getSchoolLessons, getTutor, getTutorPackages } from '../../../schemas/index.ts'
import { lessonLevels, lessons, levels } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

/** An edition with one subject of the school's and one that is not, each with its levels. */
async function openShop(edition: EditionCode) {
  const app = await useApp({ edition })
  const { drizzle } = app.database
  await buildReference(app.database)
  const taught = await drizzle.select().from(lessonLevels)
  const ids = [...new Set(taught.map(({ lesson_id }) => lesson_id))].slice(0, 2)
  const [school = 0, own = 0] = ids
  await drizzle.update(lessons).set({ is_school: false }).where(inArray(lessons.id, ids))
  await drizzle.update(lessons).set({ is_school: true }).where(eq(lessons.id, school))
  const levelsOf = (id: number) => taught.filter(({ lesson_id }) => lesson_id === id).map(({ level_id }) => level_id)
  const [advanced = 0] = levelsOf(school)
  await drizzle.update(levels).set({ is_advanced: false })
  await drizzle.update(levels).set({ is_advanced: true }).where(eq(levels.id, advanced))
  app.database.cache.forget('all')
  const teach = { lessons: { [school]: levelsOf(school), [own]: levelsOf(own) } }
  const ask = (tutor_id: number) => app.call(getTutorPackages, { tutor_id })
  return { ...app, ask, teach, school, advanced }
}

describe.each<[EditionCode, number[], number[]]>([
  ['kz', [4900, 4575, 4250, 3925, 3600], [4900, 4575, 4250, 3925, 3600]],
  ['ua', [368, 343, 318, 293, 268], [398, 371, 343, 316, 288]],
  ['pl', [98, 93, 88, 83, 78], [128, 123, 118, 113, 108]],
])('in %s', async (edition, base, advanced) => {
  const shop = await openShop(edition)
  const tutor = await buildTutor(shop.database, { status: 6, ...shop.teach })
  const prices = (rows: { price: number }[]) => rows.map(({ price }) => price)

  test('a lesson costs what its package says, up to whole units', async () => {
    const { data } = await shop.ask(tutor.id)
    expect([prices(data.packages.base), prices(data.packages.advanced)]).toEqual([base, advanced])
    expect(data.packages.base.map(({ size, sum }) => [size, sum])).toEqual([1, 8, 16, 32, 64].map((size, at) => [size, size * (base[at] ?? 0)]))
    expect((await shop.call(getTutor, { id: tutor.id })).data.profile).toMatchObject({ has_packages: true, packages: data.packages })
  })

  test('only the school’s subjects are sold, each level at its price', async () => {
    const { data } = await shop.ask(tutor.id)
    expect(data.tutor.lessons.map(({ id }) => id)).toEqual([shop.school])
    const dear = data.tutor.lessons[0]?.levels.filter(({ is_advanced }) => is_advanced)
    expect(dear?.map(({ id }) => id)).toEqual([shop.advanced])
  })

  test.each([
    ['no dear level', (id: number) => id !== shop.advanced, [5, 0]],
    ['dear levels alone', (id: number) => id === shop.advanced, [0, 5]],
  ])('who teaches %s sells the other at no price', async (_, isTaught, sizes) => {
    const levels = shop.teach.lessons[shop.school]?.filter(isTaught) ?? []
    const other = await buildTutor(shop.database, { status: 6, lessons: { ...shop.teach.lessons, [shop.school]: levels } })
    const { packages } = (await shop.ask(other.id)).data
    expect([packages.base.length, packages.advanced.length]).toEqual(sizes)
    expect((await shop.call(getTutor, { id: other.id })).data.profile?.packages).toEqual(packages)
  })

  test('who teaches nothing of the school’s sells no package', async () => {
    const { [shop.school]: _, ...lessons } = shop.teach.lessons
    const other = await buildTutor(shop.database, { status: 6, lessons })
    expect((await shop.call(getTutor, { id: other.id })).data.profile).toMatchObject({ has_packages: false, packages: { base: [], advanced: [] } })
  })

  test('a subject of the school’s that is switched off is sold by nobody, and nothing leads to its packages', async () => {
    const turn = async (active: boolean) => {
      await shop.database.drizzle.update(lessons).set({ active }).where(eq(lessons.id, shop.school))
      shop.database.cache.forget('all')
    }
    await turn(false)
    const { profile } = (await shop.call(getTutor, { id: tutor.id })).data
    await turn(true)
    expect(profile).toMatchObject({ has_packages: false, packages: { base: [], advanced: [] } })
  })

  test.each([3, 4])('a tutor of status %i sells none', async (status) => {
    const other = await buildTutor(shop.database, { status, ...shop.teach })
    expect((await shop.ask(other.id)).error).toBe('not_found')
    expect((await shop.call(getTutor, { id: other.id })).data.profile).toMatchObject({ has_packages: false, packages: { base: [], advanced: [] } })
  })

  test('nobody sells where nobody is', async () => expect((await shop.ask(999_999)).error).toBe('not_found'))
})

test('nobody sells as long as no school takes orders, and nothing leads to it', async () => {
  const shop = await openShop('kz')
  const tutor = await buildTutor(shop.database, { status: 6, ...shop.teach })
  const seen = async () => {
    shop.database.cache.forget('all')
    return [
      (await shop.ask(tutor.id)).status,
      (await shop.call(getTutor, { id: tutor.id })).data.profile?.packages.base.length,
      (await shop.call(getSchoolLessons)).data.lessons.length > 0,
      (await shop.call(getFooter)).data.school_link,
    ]
  }
  expect(await seen()).toEqual(['success', 5, true, 'http://kz.localhost:3000/sandbox-school'])
  shop.outside.school.isThere = false
  expect(await seen()).toEqual(['fail', 0, false, null])
})

test('an edition without the school sells none', async () => {
  const shop = await openShop('us')
  const tutor = await buildTutor(shop.database, { status: 6, ...shop.teach })
  expect((await shop.ask(tutor.id)).error).toBe('not_found')
  expect((await shop.call(getTutor, { id: tutor.id })).data.profile?.has_packages).toBe(false)
})
