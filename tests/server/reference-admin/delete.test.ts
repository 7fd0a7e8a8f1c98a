import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd, buildBlog } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
const { createDistrict, deleteCity, deleteDistrict, deleteLesson, deleteLevel, deleteSubdistrict, getDistrict, saveDistrict, saveSubdistrict } = calls
let as = ''
let tutor = 0
let client = 0
let order = 0
let ad = 0
let blog = 0
let piece = 0

/** A record of each kind that nothing of the seed refers to. */
const made = {
  lesson: 0,
  level: 0,
  city: 0,
  district: 0,
  subdistrict: 0,
}

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  const names = (alias: string) => ({ name: { ru: alias }, alias })
  const { level } = (await call(calls.createLevel, { level: names('ege') }, { as })).data
  const { lesson } = (await call(calls.createLesson, { lesson: { ...names('botanika'), rname: { ru: 'ботаники' }, levels: [level.id] } }, { as }))
    .data
  const place = { mname: { ru: 'Талгаре' }, latitude: 43.3, longitude: 77.2 }
  const { city } = (await call(calls.createCity, { city: { ...names('talgar'), ...place } }, { as })).data
  const { district } = (await call(createDistrict, { district: { ...names('verhnij'), city_id: city.id } }, { as })).data
  const { subdistrict } = (await call(calls.createSubdistrict, { subdistrict: { ...names('nagornyj'), district_id: district.id } }, { as })).data
  Object.assign(made, { lesson: lesson.id, level: level.id, city: city.id, district: district.id, subdistrict: subdistrict.id })
  const home = { city_id: city.id, district_id: district.id, subdistrict_id: subdistrict.id }
  tutor = (await buildTutor(database, { lessons: { [lesson.id]: [level.id] }, homes: [home], travels: [home] })).id
  ad = (await buildAd(database, { tutor_id: tutor, lesson_id: lesson.id })).id
  blog = (await buildBlog(database, { tutor_id: tutor, lesson_id: lesson.id })).id
  piece = (await buildNews(database, { category_id: (await buildCategory(database)).id, lesson_id: lesson.id })).id
  client = (await buildClient(database, { city_id: city.id })).id
  order = (
    await buildOrder(database, clock.now, {
      client_id: client,
      lessons: { [lesson.id]: [level.id] },
      places: [{ at: 'client', ...home }],
    })
  ).id
})

const one = (kind: string, id: number) => ({ kind, count: 1, ids: [id] })
const removes = {
  lesson: () => call(deleteLesson, { lesson_id: made.lesson }, { as }),
  level: () => call(deleteLevel, { level_id: made.level }, { as }),
  city: () => call(deleteCity, { city_id: made.city }, { as }),
  district: () => call(deleteDistrict, { district_id: made.district }, { as }),
  subdistrict: () => call(deleteSubdistrict, { subdistrict_id: made.subdistrict }, { as }),
}

describe('what others refer to stays, and the refusal names them', () => {
  test.each<[keyof typeof made, () => object[]]>([
    ['lesson', () => [one('tutors', tutor), one('orders', order), one('ads', ad), one('blogs', blog), one('news', piece)]],
    ['level', () => [one('lessons', made.lesson), one('tutors', tutor), one('orders', order)]],
    ['city', () => [one('districts', made.district), one('tutors', tutor), one('orders', order), one('clients', client)]],
    ['district', () => [one('subdistricts', made.subdistrict), one('tutors', tutor), one('orders', order)]],
    ['subdistrict', () => [one('tutors', tutor), one('orders', order)]],
  ])('a %s', async (kind, references) => {
    const { code, error, data } = await removes[kind]()
    expect([code, error, data]).toEqual([409, 'in_use', { references: references() }])
  })

  test('also where a district would lose one of its microdistricts', async () => {
    const { error, data } = await call(saveDistrict, { district: { id: made.district, subdistricts: [] } }, { as })
    expect([error, data]).toEqual([{ subdistricts: 'in_use' }, { references: [one('tutors', tutor), one('orders', order)] }])
    expect((await call(getDistrict, { district_id: made.district }, { as })).data.district.subdistricts).toHaveLength(1)
  })

  test('and where a place would move away under those who are there', async () => {
    const { error } = await call(saveDistrict, { district: { id: made.district, city_id: 9 } }, { as })
    expect(error).toEqual({ city_id: 'in_use' })
    expect((await call(saveSubdistrict, { subdistrict: { id: made.subdistrict, district_id: 901 } }, { as })).error).toEqual({
      district_id: 'in_use',
    })
  })
})

test('every reference that the database knows is told of', async () => {
  const { rows } = await database.drizzle.execute<{ reference: string }>(sql`
    select conrelid::regclass || '.' || attname || ' → ' || confrelid::regclass as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confdeltype <> 'c' and confrelid in ('lessons'::regclass, 'levels'::regclass, 'cities'::regclass, 'districts'::regclass, 'subdistricts'::regclass, 'lesson_levels'::regclass)
    order by 1`)
  // a new one is a line in server/reference-admin/referrers.ts, with its record above
  expect(rows.map(({ reference }) => reference)).toEqual([
    'ads.lesson_id → lesson_levels',
    'ads.lesson_id → lessons',
    'ads.level_id → lesson_levels',
    'blogs.lesson_id → lessons',
    'clients.city_id → cities',
    'districts.city_id → cities',
    'examination_tests.lesson_id → lessons',
    'lesson_levels.level_id → levels',
    'news.lesson_id → lessons',
    'order_lessons.lesson_id → lessons',
    'order_lessons.level_id → levels',
    'order_places.city_id → cities',
    'order_places.district_id → districts',
    'order_places.subdistrict_id → subdistricts',
    'subdistricts.district_id → districts',
    'tags.city_id → cities',
    'tags.lesson_id → lessons',
    'tags.level_id → levels',
    'tutor_homes.city_id → cities',
    'tutor_homes.district_id → districts',
    'tutor_homes.subdistrict_id → subdistricts',
    'tutor_lessons.lesson_id → lessons',
    'tutor_levels.lesson_id → lesson_levels',
    'tutor_levels.level_id → lesson_levels',
    'tutor_travels.city_id → cities',
    'tutor_travels.district_id → districts',
    'tutor_travels.subdistrict_id → subdistricts',
    'videos.lesson_id → lessons',
  ])
})
