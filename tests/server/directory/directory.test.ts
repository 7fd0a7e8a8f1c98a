import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { getAllCities, getAllDistricts, getAllSubjects, getAllTags, getAllTagsOnline, getCatalogue, getSeoTag } from '../../../schemas/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { byLetters } from '../../../server/directory/letters.ts'
import { aliases, cities, lessons, tags } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, database, host } = await useApp()

const ALMATY = 9
const ASTANA = 13
const SHYMKENT = 35
const MATHS = 8
const ENGLISH = 13

beforeAll(async () => {
  await buildReference(database)
  await buildTutor(database, {
    lessons: { [MATHS]: [68] },
    homes: [{ city_id: ALMATY, district_id: 901, subdistrict_id: 90101 }],
    description: 'егэ',
  })
  await buildTutor(database, {
    lessons: { [MATHS]: [68], 13: [68] },
    travels: [{ city_id: ALMATY }, { city_id: ALMATY, district_id: 901 }],
    description: 'егэ',
  })
  await buildTutor(database, { lessons: { 13: [68] }, homes: [{ city_id: ASTANA }], status: 4 })
  const words = (name: string) => ({ ru: { name, h1: '', title: '', metad: '', text: `<p>${name}</p>` } })
  await database.drizzle.insert(tags).values([
    { alias: 'ege', catalog_type: 'offline', words: ['егэ'], texts: words('Подготовка') },
    { alias: 'ege', catalog_type: 'online', words: ['егэ'], texts: words('Подготовка онлайн') },
    { alias: 'nobody', catalog_type: 'offline', words: ['виолончель'], texts: words('Виолончель') },
    { alias: 'off', catalog_type: 'offline', words: ['егэ'], texts: words('Выключено'), active: false },
  ])
  await database.transaction((tx) => rewriteListings(tx, 'all', editionOf('kz')))
})

interface Listed {
  groups: { letter: string; items: { name: string; link: string; tutors_count: number }[] }[]
}
const shown = ({ groups }: Listed) =>
  groups.flatMap(({ letter, items }) => items.map(({ name, tutors_count }) => `${letter} ${name} ${tutors_count}`))

describe('letters', () => {
  const under = (code: 'es' | 'pl' | 'ua', names: string[]) =>
    byLetters(
      names.map((name) => ({ name })),
      editionOf(code),
      code,
    ).map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(' ')}`)

  test.each([
    ['es', ['Ávila', 'Albacete', 'Ourense', 'Ñora'], ['A: Albacete Ávila', 'Ñ: Ñora', 'O: Ourense']],
    ['pl', ['Łódź', 'Lublin', 'Śrem', 'Sopot'], ['L: Lublin', 'Ł: Łódź', 'S: Sopot', 'Ś: Śrem']],
    ['ua', ['Їдишка', 'Іспанська', 'йога', '1С'], ['#: 1С', 'І: Іспанська', 'Ї: Їдишка', 'Й: йога']],
  ] as const)('of %s are those of its language', (code, names, expected) => expect(under(code, [...names])).toEqual(expected))
})

describe('the list of', () => {
  test('cities has those in which somebody teaches, with the number that their page lists, and the way to their districts', async () => {
    const { data } = await call(getAllCities)
    expect(shown(data)).toEqual(['А Алматы 2'])
    expect(data.groups[0]?.items[0]).toMatchObject({ link: 'repetitor/almaty/', districts: 'all-district/almaty/' })
    expect(data).toMatchObject({ total_count: 1, meta_canonical: `http://${host}/all-cities/`, meta_robots: 'index, follow' })
    expect(data.breadcrumbs.map(({ link }) => link)).toEqual(['', 'repetitor/', null])
  })

  test('subjects has those that somebody teaches', async () => {
    const { data } = await call(getAllSubjects)
    expect(shown(data)).toEqual(['А Английский язык 1', 'М Математика 2'])
    expect(data.groups.flatMap(({ items }) => items.map(({ link }) => link))).toContain('repetitor/matematika/')
  })

  test('districts counts as their pages do: who travels to the whole city stands in each of them, and once', async () => {
    await buildTutor(database, { lessons: { [MATHS]: [68] }, travels: [{ city_id: ALMATY, district_id: 901 }] })
    database.cache.forget('all')
    const { data } = await call(getAllDistricts, { alias: 'almaty' })
    const all = data.groups.flatMap(({ items }) => items)
    expect(all.length).toBeGreaterThan(2)
    for (const { link, tutors_count, subdistricts } of all)
      for (const one of [{ link, tutors_count }, ...subdistricts])
        expect([one.link, one.tutors_count]).toEqual([one.link, (await call(getCatalogue, { query: one.link })).data.tutors.total_count])
    expect(
      all
        .map(({ tutors_count }) => tutors_count)
        .toSorted()
        .at(-1),
    ).toBe(3)
    expect(data.city).toMatchObject({ id: ALMATY, link: 'repetitor/almaty/' })
  })

  test('subjects has none that is switched off', async () => {
    const set = async (active: boolean) => {
      await database.drizzle.update(lessons).set({ active }).where(eq(lessons.id, ENGLISH))
      database.cache.forget('all')
    }
    await set(false)
    const { data } = await call(getAllSubjects)
    await set(true)
    expect(shown(data)).toEqual(['М Математика 3'])
  })

  test('districts has those microdistricts alone in which somebody teaches', async () => {
    const homes = [{ city_id: SHYMKENT, district_id: SHYMKENT * 100 + 1, subdistrict_id: (SHYMKENT * 100 + 1) * 100 + 1 }]
    await buildTutor(database, { lessons: { [MATHS]: [68] }, homes })
    database.cache.forget('all')
    const { data } = await call(getAllDistricts, { alias: 'shymkent' })
    const listed = data.groups.flatMap(({ items }) => items.map(({ name, subdistricts }) => [name, ...subdistricts.map((part) => part.name)]))
    expect(listed).toEqual([['Абайский район', 'Сауле']])
  })

  test.each(['nowhere', 'matematika', 'ALMATY/..'])('districts of %s is none', async (alias) =>
    expect((await call(getAllDistricts, { alias })).error).toBe('not_found'),
  )

  test('districts is gone with a city that is switched off, and leads on from the address that a city had', async () => {
    await database.drizzle.update(cities).set({ active: false }).where(eq(cities.id, ASTANA))
    await database.drizzle.insert(aliases).values({ alias: 'alma-ata', kind: 'city', ref_id: ALMATY, current: false })
    database.cache.forget('all')
    const whereabouts = async (alias: string) => {
      const { code, data } = await call(getAllDistricts, { alias })
      return [code, data]
    }
    expect(await whereabouts('astana')).toEqual([410, { gone: true }])
    expect(await whereabouts('alma-ata')).toEqual([404, { moved_to: 'all-district/almaty/' }])
    expect(await whereabouts('nowhere')).toEqual([404, null])
  })

  test('tags has those of its catalogue that gather somebody', async () => {
    expect(shown((await call(getAllTags)).data)).toEqual(['П Подготовка 2'])
    const { data } = await call(getAllTagsOnline)
    expect(shown(data)).toEqual(['П Подготовка онлайн 2'])
    expect(data.groups[0]?.items[0]?.link).toBe('repetitor-online/tag/ege/')
  })

  test('online tags counts who teaches online, and so does the map', async () => {
    const violin = { alias: 'violin', words: ['скрипка'] }
    const texts = (name: string) => ({ ru: { name, h1: '', title: '', metad: '', text: '' } })
    await database.drizzle.insert(tags).values([
      { ...violin, catalog_type: 'offline', texts: texts('Скрипка') },
      { ...violin, catalog_type: 'online', texts: texts('Скрипка онлайн') },
    ])
    for (const work_online of [true, true, true, false])
      await buildTutor(database, { homes: [{ city_id: ALMATY }], work_online, description: 'скрипка' })
    database.cache.forget('all')
    expect(shown((await call(getAllTags)).data)).toContain('С Скрипка 4')
    expect(shown((await call(getAllTagsOnline)).data)).toContain('С Скрипка онлайн 3')
    const map = await readMap(app, host)
    expect(map).toContain('/repetitor-online/tag/violin/')
    await database.drizzle.delete(tags).where(eq(tags.alias, 'violin'))
    database.cache.forget('all')
  })

  test('tags is empty beyond its last page, which search engines are told to leave', async () => {
    const { data } = await call(getAllTags, { page: 2 })
    expect([data.groups, data.total_count, data.pages_count, data.meta_robots]).toEqual([[], 1, 1, 'noindex, follow'])
    expect(data.metatags.metad).toMatch(/^Страница 2\. /)
  })
})

describe('a tag', () => {
  test('says its words and stands under its catalogue', async () => {
    const { data } = await call(getSeoTag, { alias: 'ege', catalog_type: 'online' })
    expect(data.seo_tag).toMatchObject({ alias: 'ege', name: 'Подготовка онлайн', h1: 'Подготовка онлайн', text: '<p>Подготовка онлайн</p>' })
    expect(data.breadcrumbs.at(-1)).toEqual({ name: 'Подготовка онлайн', link: null })
  })

  test.each(['off', 'no-such-tag'])('that is switched off or unknown is none: %s', async (alias) =>
    expect((await call(getSeoTag, { alias })).error).toBe('not_found'),
  )

  test('with fewer than three tutors is kept from search engines and out of the map', async () => {
    const page = async () => (await call(getCatalogue, { query: 'repetitor/tag/ege/' })).data.meta_robots
    const map = () => readMap(app, host)
    expect(await page()).toBe('noindex, follow')
    expect(await map()).not.toContain('/tag/ege/')
    await buildTutor(database, { description: 'егэ' })
    database.cache.forget('all')
    expect(await page()).toBe('index, follow')
    expect(await map()).toContain('/repetitor/tag/ege/')
  })
})

test('the map of the site has the lists', async () => {
  const map = await readMap(app, host)
  for (const path of ['all-cities/', 'all-subjects/', 'all-district/almaty/', 'all-tags/', 'all-tags-online/']) expect(map).toContain(`/${path}<`)
})
