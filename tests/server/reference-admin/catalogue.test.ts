import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { listings } from '../../../server/catalogue/table.ts'
import { tasks } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useHearing } from './heard.ts'

const { call, database, edition, signInAs } = await useApp()
const { createCity, createDistrict, createLesson, createLevel, getCatalogue, saveCity, saveDistrict, saveLesson, toggleCity, toggleLesson } = calls
const heard = await useHearing(database)
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const pageOf = async (query: string) => (await call(getCatalogue, { query })).data
const idsOn = async (query: string) => (await pageOf(query)).tutors.tutors.map(({ id }) => id)

describe('the catalogue', () => {
  test('offers a new subject with its levels, and finds who teaches it', async () => {
    const { level } = (await heard(() => call(createLevel, { level: { name: { ru: 'Для ветеринаров' }, alias: 'dlja-veterinarov' } }, { as }))).data
    const names = { name: { ru: 'Ботаника' }, rname: { ru: 'ботаники' }, alias: 'botanika' }
    const { lesson } = (await heard(() => call(createLesson, { lesson: { ...names, levels: [level.id, 68] } }, { as }))).data
    const lists = (await pageOf('repetitor/botanika/')).filter_lists
    expect(lists.lesson.map(({ id }) => id)).toContain(lesson.id)
    expect(new Set(lists.level.map(({ id }) => id))).toEqual(new Set([level.id, 68]))
    const tutor = await buildTutor(database, { lessons: { [lesson.id]: [level.id] } })
    expect(await idsOn('repetitor/botanika/dlja-veterinarov/')).toEqual([tutor.id])
  })

  test('calls a subject and a place by its new name at once, on cards too', async () => {
    const { id } = await buildTutor(database, { lessons: { 11: [68] }, homes: [{ city_id: 13 }] })
    await pageOf('repetitor/fizika/astana/')
    await heard(() => call(saveLesson, { lesson: { id: 11, name: { ru: 'Физика и опыты' } } }, { as }))
    await heard(() => call(saveCity, { city: { id: 13, name: { ru: 'Город Астана' } } }, { as }))
    const { filters, tutors } = await pageOf('repetitor/fizika/astana/')
    expect([filters.lesson?.name, filters.city?.name]).toEqual(['Физика и опыты', 'Город Астана'])
    expect(tutors.tutors.find((card) => card.id === id)).toMatchObject({
      lessons: [{ id: 11, name: 'Физика и опыты' }],
      city: { name: 'Город Астана' },
    })
  })

  test('has a new city with its districts', async () => {
    const place = { mname: { ru: 'Талгаре' }, latitude: 43.3, longitude: 77.2 }
    const { city } = (await heard(() => call(createCity, { city: { ...place, name: { ru: 'Талгар' }, alias: 'talgar' } }, { as }))).data
    const subdistricts = [{ name: { ru: 'Нагорный' }, alias: 'nagornyj' }]
    const { district } = (
      await heard(() => call(createDistrict, { district: { city_id: city.id, name: { ru: 'Верхний' }, alias: 'verhnij', subdistricts } }, { as }))
    ).data
    const at = { city_id: city.id, district_id: district.id, subdistrict_id: district.subdistricts[0]?.id ?? 0 }
    const tutor = await buildTutor(database, { homes: [at] })
    for (const path of ['talgar/', 'talgar/verhnij/', 'talgar/verhnij/nagornyj/']) expect(await idsOn(`repetitor/${path}`)).toEqual([tutor.id])
  })

  test('finds an unused district in the city to which it was moved', async () => {
    const { district } = (await heard(() => call(createDistrict, { district: { city_id: 9, name: { ru: 'Дальний' }, alias: 'dalnij' } }, { as })))
      .data
    await heard(() => call(saveDistrict, { district: { id: district.id, city_id: 13 } }, { as }))
    const tutor = await buildTutor(database, { homes: [{ city_id: 13, district_id: district.id }] })
    expect(await idsOn('repetitor/astana/dalnij/')).toEqual([tutor.id])
    expect((await pageOf('repetitor/almaty/dalnij/')).statusCode).toBe(404)
  })
})

describe('who can be found', () => {
  const placesOf = async (id: number) =>
    (await database.drizzle.select().from(listings).where(eq(listings.tutor_id, id))).filter(({ subject }) => subject === 0)

  test('nowhere follows the switch of the one subject that they teach', async () => {
    const { id } = await buildTutor(database, { lessons: { 12: [68] } })
    const turn = (value: boolean) => heard(() => call(toggleLesson, { lesson_id: 12, field: 'active', value }, { as }))
    await turn(false)
    expect(await placesOf(id)).toEqual([])
    expect(await idsOn('repetitor/')).not.toContain(id)
    expect((await pageOf('repetitor/himiya/')).statusCode).toBe(410)
    await turn(true)
    expect(await idsOn('repetitor/himiya/')).toEqual([id])
    expect(await idsOn('repetitor/')).toContain(id)
  })

  test('somewhere follows the switch of the one city that they are in', async () => {
    const { id } = await buildTutor(database, { work_online: false, homes: [{ city_id: 35 }] })
    const turn = (value: boolean) => heard(() => call(toggleCity, { city_id: 35, field: 'active', value }, { as }))
    await turn(false)
    expect(await idsOn('repetitor/')).not.toContain(id)
    await turn(true)
    expect(await idsOn('repetitor/')).toContain(id)
    expect(await idsOn('repetitor/shymkent/')).toEqual([id])
  })

  test('at the client’s place follows the switch of the one district or microdistrict that they travel to, and in its city they stay', async () => {
    const home = { work_online: false, lessons: { 13: [68] } }
    const [whole, part] = [
      await buildTutor(database, { ...home, travels: [{ city_id: 9, district_id: 901 }] }),
      await buildTutor(database, { ...home, travels: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }] }),
    ]
    const turnDistrict = (value: boolean) => heard(() => call(calls.toggleDistrict, { district_id: 901, field: 'active', value }, { as }))
    const turnPart = (value: boolean) => heard(() => call(calls.toggleSubdistrict, { subdistrict_id: 90101, field: 'active', value }, { as }))
    const travelling = async () => (await idsOn('repetitor/anglijskij-yazyk/almaty/?place=client')).toSorted()
    expect(await travelling()).toEqual([whole.id, part.id])
    await turnPart(false)
    expect(await travelling()).toEqual([whole.id])
    await turnDistrict(false)
    expect(await travelling()).toEqual([])
    expect((await idsOn('repetitor/anglijskij-yazyk/almaty/')).toSorted()).toEqual([whole.id, part.id])
    await turnPart(true)
    await turnDistrict(true)
    expect(await travelling()).toEqual([whole.id, part.id])
  })

  test('among more than a transaction takes follows by the jobs that it leaves', async () => {
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await buildTutor(database, { lessons: { 14: [68] } })).id)
    await heard(() => call(toggleLesson, { lesson_id: 14, field: 'active', value: false }, { as }))
    await database.transaction((tx) =>
      tx
        .update(listings)
        .set({ subject: 0 })
        .where(eq(listings.tutor_id, ids[2] ?? 0)),
    )
    const job = { transact: (write: never) => database.transaction((tx) => (write as (at: object) => Promise<void>)({ tx, edition })) }
    await tasks.relist(job as never, { kind: 'lesson', id: 14, after: ids[1] })
    expect(await placesOf(ids[2] ?? 0)).toEqual([])
  })
})

describe('levels', () => {
  test('are 63 at most, for they share the mask of a listing', async () => {
    const { levels } = (await call(calls.listLevels, {}, { as })).data
    const free = 63 - (await call(calls.listLevels, {}, { as })).data.total_count
    expect(levels.length).toBeGreaterThan(0)
    const make = (n: number) => call(createLevel, { level: { name: { ru: `Уровень ${n}` }, alias: `uroven-${n}` } }, { as })
    for (let n = 0; n < free; n += 1) expect((await make(n)).error).toBeNull()
    expect((await make(99)).error).toEqual({ name: 'none_left' })
  })
})
