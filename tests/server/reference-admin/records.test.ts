import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../../schemas/index.ts'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp({ edition: 'ua' })
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const { createCity, createLesson, deleteCity, getCity, getDistrict, getLevel, listCities, listDistricts, listLevels, listSubdistricts } = calls
const { saveCity, saveDistrict, saveLesson, toggleCity, toggleLevel } = calls

const bucha = {
  ...{ name: { ua: 'Буча', ru: 'Буча', en: 'Bucha' }, mname: { ua: 'Бучі', ru: 'Буче' }, alias: 'bucha' },
  ...{ latitude: 50.54, longitude: 30.21 },
}
const make = async (given: object = {}) => {
  const { data, error } = await call(createCity, { city: { ...bucha, ...given } }, { as })
  expect(error).toBeNull()
  return data.city
}
const saved = (city: object) => call(saveCity, { city: city as never }, { as })
const errorOf = async (given: object) => (await call(createCity, { city: { ...bucha, alias: 'xx', ...given } as never }, { as })).error

describe('a list', () => {
  const idsOf = async (filters: object) => (await call(listCities, { filters }, { as })).data.cities.map(({ id }) => id)

  test('has the newest first, with all that the screen shows', async () => {
    const { id } = await make({ alias: 'bucha-list' })
    const { data } = await call(listCities, {}, { as })
    expect(data.cities[0]).toEqual({
      ...bucha,
      ...{ id, alias: 'bucha-list', title: 'Буча', region_id: null, older_aliases: [], sort: 0 },
      ...{ active: true, popular: false, in_footer: false, tutors_count: 0, version: 1 },
    })
    expect(data.page_size).toBe(25)
  })

  test('finds a text in the alias and in the names of all languages', async () => {
    const { id } = await make({ alias: 'irpin', name: { ua: 'Ірпінь', ru: 'Ирпень' } })
    for (const text of ['irpi', 'Ірпі', 'ирпень']) expect(await idsOf({ text })).toEqual([id])
  })

  test('is narrowed by state and by what its records belong to, and ordered by name', async () => {
    const off = await make({ alias: 'hostomel', active: false, region_id: 1 })
    expect(await idsOf({ active: false })).toEqual([off.id])
    expect(await idsOf({ region_id: 1 })).toContain(off.id)
    expect(await idsOf({ region_id: 2 })).not.toContain(off.id)
    const { cities } = (await call(listCities, { filters: { sort_by: 'name', sort_dir: 'asc' } }, { as })).data
    const titles = cities.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'uk')))
  })

  test('of districts is that of a city, of microdistricts that of a district or city, of levels that of a subject', async () => {
    const { districts } = (await call(listDistricts, { filters: { city_id: 1 } }, { as })).data
    expect(new Set(districts.map(({ city_id }) => city_id))).toEqual(new Set([1]))
    const { levels } = (await call(listLevels, { filters: { lesson_id: 1 } }, { as })).data
    expect(levels.length).toBeGreaterThan(2)
    expect((await call(listSubdistricts, { filters: { city_id: 999 } }, { as })).data.subdistricts).toEqual([])
  })

  test('counts the tutors of a subject and of a place, whom nobody counts for a level', async () => {
    await buildTutor(database, { homes: [{ city_id: 1 }] })
    expect((await call(getCity, { city_id: 1 }, { as })).data.city.tutors_count).toBe(1)
    const [level] = (await call(listLevels, {}, { as })).data.levels
    expect(level?.tutors_count).toBeNull()
  })
})

describe('a record', () => {
  test('is made with what was sent and found by its number', async () => {
    const { id } = await make({ alias: 'vyshneve', popular: true, sort: 7, region_id: 1 })
    expect((await call(getCity, { city_id: id }, { as })).data.city).toMatchObject({ alias: 'vyshneve', popular: true, sort: 7, region_id: 1 })
    expect((await call(getCity, { city_id: 999_999 }, { as })).error).toBe('not_found')
  })

  test.each<[string, object, object]>([
    ['without a name in a language that the site is kept up in', { name: { ua: 'Буча' } }, { 'name.ru': 'required' }],
    ['with an empty name', { mname: { ua: '', ru: 'Буче' } }, { 'mname.ua': 'required' }],
    ['with a name in no language', { name: { xx: 'Bucha', ua: 'Буча', ru: 'Буча' } }, { name: expect.any(String) }],
    ['with a name of 101 characters', { name: { ua: 'я'.repeat(101), ru: 'Буча' } }, { 'name.ua': 'too_big' }],
    ['without an alias', { alias: '' }, { alias: expect.any(String) }],
    ['with an alias of digits, which would be a page', { alias: '12' }, { alias: 'invalid_format' }],
    ['with the alias of lists of tags', { alias: 'tag' }, { alias: 'invalid_format' }],
    ['with an alias of other letters', { alias: 'буча' }, { alias: 'invalid_format' }],
    ['with an alias that ends in a hyphen', { alias: 'bucha-' }, { alias: 'invalid_format' }],
    ['with an alias of another city', { alias: 'kyiv' }, { alias: 'not_unique' }],
    ['with an alias of a subject', { alias: 'matematyka' }, { alias: 'not_unique' }],
    ['beyond the pole', { latitude: 91 }, { latitude: 'too_big' }],
    ['nowhere', { longitude: 'east' }, { longitude: expect.any(String) }],
    ['in no region', { region_id: 999 }, { region_id: 'not_found' }],
    ['with two mistakes', { latitude: -91, alias: '' }, { latitude: 'too_small', alias: expect.any(String) }],
  ])('%s is refused', async (_, given, error) => {
    expect(await errorOf(given)).toEqual(error)
  })

  test('keeps what was not sent, other languages of a name too', async () => {
    const { id } = await make({ alias: 'boyarka', popular: true })
    const { data } = await saved({ id, name: { ru: 'Боярка' } })
    expect(data.city).toMatchObject({ name: { ...bucha.name, ru: 'Боярка' }, popular: true, alias: 'boyarka', version: 2 })
    expect((await saved({ id, name: { ru: '' } })).error).toEqual({ 'name.ru': 'required' })
    expect((await saved({ id, name: { en: '' } })).data.city.name).toEqual({ ua: 'Буча', ru: 'Боярка' })
  })

  test('that somebody saved meanwhile is a conflict, with both values of each field', async () => {
    const { id, version } = await make({ alias: 'fastiv' })
    await saved({ id, version, sort: 5 })
    const late = await saved({ id, version, sort: 6 })
    expect([late.code, late.error, late.data]).toEqual([409, 'conflict', { fields: { sort: { yours: 6, theirs: 5 } } }])
  })

  test('leaves one line in the trail, with what changed', async () => {
    const { id } = await make({ alias: 'brovary' })
    await saved({ id, sort: 3 })
    const owner = await signInAs({ admin: (await buildAdmin(database)).id })
    const { rows } = (await call(calls.listAudit, { filter: { target: `city ${id}` } }, { as: owner })).data
    expect(rows).toMatchObject([{ call: '/admin/city/save', changes: { sort: { before: 0, after: 3 } } }, { call: '/admin/city/create' }])
  })

  test('is told in the trail by names, not numbers', async () => {
    const { id } = await make({ alias: 'irpin-region', region_id: 1 })
    await saved({ id, region_id: 2 })
    const owner = await signInAs({ admin: (await buildAdmin(database)).id })
    const { rows } = (await call(calls.listAudit, { filter: { target: `city ${id}` } }, { as: owner })).data
    expect(rows[0]?.changes).toEqual({ region_id: { before: expect.stringMatching(/^\p{L}/u), after: expect.stringMatching(/^\p{L}/u) } })
  })
})

describe('a switch', () => {
  test('turns one yes or no', async () => {
    const { id } = await make({ alias: 'obukhiv' })
    const { data } = await call(toggleCity, { city_id: id, field: 'in_footer', value: true }, { as })
    expect(data.city).toMatchObject({ in_footer: true, active: true, popular: false, version: 2 })
    const [level] = (await call(listLevels, {}, { as })).data.levels
    await call(toggleLevel, { level_id: level?.id ?? 0, field: 'is_matura', value: '1' as never }, { as })
    expect((await call(getLevel, { level_id: level?.id ?? 0 }, { as })).data.level.is_matura).toBe(true)
  })

  test.each([
    [{ field: 'alias', value: true }, 'field'],
    [{ field: 'is_school', value: true }, 'field'],
    [{ field: 'active', value: 'perhaps' }, 'value'],
  ])('%o is refused', async (input, field) => {
    const { error } = await call(toggleCity, { city_id: 1, ...input } as never, { as })
    expect(Object.keys(error as object)).toEqual([field])
  })

  test('of what is not there is not_found', async () => {
    expect((await call(toggleCity, { city_id: 999_999, field: 'active', value: false }, { as })).error).toBe('not_found')
  })
})

describe('a subject', () => {
  const biology = { name: { ua: 'Ботаніка', ru: 'Ботаника' }, rname: { ua: 'ботаніки', ru: 'ботаники' }, alias: 'botanika' }

  test('has its levels in their own order', async () => {
    const { lesson } = (await call(createLesson, { lesson: { ...biology, levels: [3, 5] } }, { as })).data
    expect(new Set(lesson.levels)).toEqual(new Set([3, 5]))
    const { data } = await call(saveLesson, { lesson: { id: lesson.id, levels: [3] } }, { as })
    expect(data.lesson.levels).toEqual([3])
    expect((await call(saveLesson, { lesson: { id: lesson.id, levels: [3, 999] } }, { as })).error).toEqual({ levels: 'not_found' })
  })

  test('keeps a level at which somebody teaches it, and says how many do', async () => {
    const { lesson } = (await call(createLesson, { lesson: { ...biology, alias: 'zoolohiya', levels: [3, 5] } }, { as })).data
    const tutor = await buildTutor(database, { lessons: { [lesson.id]: [5] } })
    const { error, data } = await call(saveLesson, { lesson: { id: lesson.id, levels: [3] } }, { as })
    expect([error, data]).toEqual([{ levels: 'in_use' }, { references: [{ kind: 'tutors', count: 1, ids: [tutor.id] }] }])
  })
})

describe('a district', () => {
  const read = async (district_id: number) => (await call(getDistrict, { district_id }, { as })).data.district
  const part = (alias: string, more: object = {}) => ({ name: { ua: alias, ru: alias }, alias, ...more })

  test('is saved with its microdistricts as a whole', async () => {
    const district_id = (await call(listDistricts, { filters: { city_id: 1 } }, { as })).data.districts[0]?.id ?? 0
    await call(saveDistrict, { district: { id: district_id, subdistricts: [part('nyvky'), part('syrets')] } }, { as })
    const [nyvky, syrets] = (await read(district_id)).subdistricts
    expect([nyvky?.alias, syrets?.alias]).toEqual(['nyvky', 'syrets'])
    const next = [part('nyvky', { id: nyvky?.id, active: false }), part('tatarka')]
    await call(saveDistrict, { district: { id: district_id, subdistricts: next } }, { as })
    expect((await read(district_id)).subdistricts).toMatchObject([
      { id: nyvky?.id, active: false },
      { alias: 'tatarka', active: true },
    ])
  })

  test('names the row of a microdistrict that is wrong', async () => {
    const id = (await call(listDistricts, { filters: { city_id: 1 } }, { as })).data.districts[0]?.id ?? 0
    const wrong = async (...rows: object[]) => (await call(saveDistrict, { district: { id, subdistricts: rows } } as never, { as })).error
    expect(await wrong(part('podil-1'), part('kyiv'))).toEqual({ 'subdistricts.1.alias': 'not_unique' })
    expect(await wrong(part('podil-1'), part('podil-1'))).toEqual({ 'subdistricts.1.alias': 'not_unique' })
    expect(await wrong(part('podil-1', { id: 999_999 }))).toEqual({ 'subdistricts.0': 'not_found' })
    expect(await wrong({ ...part('podil-1'), name: { ua: 'Поділ' } })).toEqual({ 'subdistricts.0.name.ru': 'required' })
  })

  test('that is open in a form is another version once a microdistrict came', async () => {
    const id = (await call(listDistricts, { filters: { city_id: 2 } }, { as })).data.districts[0]?.id ?? 0
    const { version, subdistricts } = await read(id)
    expect((await call(calls.createSubdistrict, { subdistrict: { ...part('zaliutyne'), district_id: id } }, { as })).error).toBeNull()
    expect((await call(saveDistrict, { district: { id, version, subdistricts: [] } }, { as })).error).toBe('conflict')
    expect((await read(id)).subdistricts).toHaveLength(subdistricts.length + 1)
  })
})

test('what was deleted is not there any more', async () => {
  const { id } = await make({ alias: 'ukrainka' })
  expect((await call(deleteCity, { city_id: id }, { as })).error).toBeNull()
  expect((await call(getCity, { city_id: id }, { as })).error).toBe('not_found')
  expect((await call(deleteCity, { city_id: id }, { as })).error).toBe('not_found')
})

/** The calls of each kind, which all go the one way. */
const kinds: Record<string, Record<'list' | 'get' | 'save' | 'toggle', Call> & { many: string }> = {
  city: { many: 'cities', list: listCities, get: getCity, save: saveCity, toggle: toggleCity },
  district: { many: 'districts', list: listDistricts, get: getDistrict, save: saveDistrict, toggle: calls.toggleDistrict },
  subdistrict: {
    ...{ many: 'subdistricts', list: listSubdistricts, get: calls.getSubdistrict },
    ...{ save: calls.saveSubdistrict, toggle: calls.toggleSubdistrict },
  },
  lesson: { many: 'lessons', list: calls.listLessons, get: calls.getLesson, save: saveLesson, toggle: calls.toggleLesson },
  level: { many: 'levels', list: listLevels, get: getLevel, save: calls.saveLevel, toggle: toggleLevel },
}

test.each(Object.entries(kinds))('a %s is listed, read by its number, renamed and switched off', async (kind, { many, list, get, save, toggle }) => {
  const asked = async (one: Call, input: object) => (await call(one, input as never, { as })).data as Record<string, unknown>
  const [listed] = (await asked(list, {}))[many] as { id: number; name: Record<string, string>; version: number }[]
  const { id = 0, name, version = 0 } = listed ?? {}
  const read = async () => (await asked(get, { [`${kind}_id`]: id }))[kind]
  expect(await read()).toEqual(listed)
  await asked(save, { [kind]: { id, version, name: { ua: 'Нова назва' } } })
  expect(await read()).toMatchObject({ name: { ...name, ua: 'Нова назва' }, active: true, version: version + 1 })
  await asked(toggle, { [`${kind}_id`]: id, field: 'active', value: false })
  expect(await read()).toMatchObject({ active: false, version: version + 2 })
})
