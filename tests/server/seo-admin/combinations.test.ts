import { beforeAll, describe, expect, test } from 'vitest'
import { createH2Text, deleteH2Text, getCatalogue, listH2Texts, saveH2Text } from '../../../schemas/index.ts'
import { filterTexts } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  await buildReference(database)
  for (const city_id of [9, 13]) await buildTutor(database, { lessons: { 8: [68], 11: [68], 13: [68] }, homes: [{ city_id }] })
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const create = (chosen_filters: object, ru: object = { title: 'Своё название' }, more: object = {}) =>
  call(createH2Text, { chosen_filters, catalog_metatags: { ru, ...more } } as never, { as })
const pageOf = async (query: string) => {
  database.cache.forget(['content']) // as every process does that hears of the change
  return (await call(getCatalogue, { query })).data
}

describe('texts of a combination', () => {
  test('stand on the page of exactly its filters; blank ones leave the template’s', async () => {
    await create(
      { lesson_id: 8, city_id: 9 },
      { title: 'Математика: [:COUNT] рядом', h1: 'Считаем вместе', h2: 'Как выбрать', h2text: '<p>Слова</p>' },
    )
    const { metatags } = await pageOf('repetitor/matematika/almaty/')
    expect(metatags).toMatchObject({ title: 'Математика: 1 рядом', h1: 'Считаем вместе', h2: 'Как выбрать', h2text: '<p>Слова</p>' })
    expect(metatags.metad).toContain('Считаем вместе')
    for (const path of ['repetitor/matematika/', 'repetitor/matematika/astana/', 'repetitor-online/matematika/']) {
      expect((await pageOf(path)).metatags).not.toHaveProperty('h2')
    }
  })

  test('are made harmless, and told to search engines', async () => {
    const faq = [['Сколько стоит?', 'От 2000']]
    await create(
      { lesson_id: 13 },
      { h2text: '<p onclick="a()">Слова</p><script>a()</script>', faq, faq_header: 'Вопросы', robots: 'noindex, follow' },
    )
    const shown = await pageOf('repetitor/anglijskij-yazyk/')
    expect(shown.metatags).toMatchObject({ h2text: '<p>Слова</p>', faq, faq_header: 'Вопросы' })
    expect(shown.meta_robots).toBe('noindex, follow')
    expect(shown.microdata.faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Сколько стоит?' }] })
  })

  test('are there once, whatever the order of the filters', async () => {
    await create({ city_id: 13, lesson_id: 8 })
    const { error } = await create({ lesson_id: 8, level_id: null, catalog_type: 'offline', city_id: 13 })
    expect(error).toEqual({ chosen_filters: 'not_unique' })
  })

  test('are told with their filters in one order, that of the alphabet', async () => {
    const { h2text } = (await create({ level_id: 17, lesson_id: 8, city_id: 35 })).data
    expect(Object.keys(h2text.chosen_filters)).toEqual(['catalog_type', 'city_id', 'lesson_id', 'level_id'])
  })

  test('are read by exactly their filters, with what the template says', async () => {
    await create({ lesson_id: 11 })
    const chosen = JSON.stringify({ lesson_id: 11, catalog_type: 'offline' }) as never
    const { h2texts, shown } = (await call(listH2Texts, { chosen_filters: chosen }, { as })).data
    expect(h2texts).toMatchObject([
      { chosen_filters: { lesson_id: 11, catalog_type: 'offline' }, catalog_metatags: { ru: { title: 'Своё название' } } },
    ])
    expect(shown).toMatchObject({ path: 'repetitor/fizika/', total_count: 2, templates: { ru: { h1: shown?.name } } })
    expect((await call(listH2Texts, { chosen_filters: { city_id: 13 } as never }, { as })).data.h2texts).toEqual([])
  })

  test('go, and the template speaks again', async () => {
    const { h2text } = (await create({ city_id: 9 }, { h1: 'Свои слова' })).data
    expect((await pageOf('repetitor/almaty/')).metatags.h1).toBe('Свои слова')
    await call(deleteH2Text, { h2text_id: h2text.h2text_id }, { as })
    expect((await pageOf('repetitor/almaty/')).metatags.h1).not.toBe('Свои слова')
  })

  test('over a newer version are a conflict, field by field', async () => {
    const [row] = await database.drizzle
      .insert(filterTexts)
      .values({ chosen_filters: { catalog_type: 'online', lesson_id: 11 }, catalog_metatags: {} })
      .returning()
    const save = (ru: object) => call(saveH2Text, { h2text_id: row?.id ?? 0, version: 1, catalog_metatags: { ru } } as never, { as })
    await save({ title: 'Их', h1: 'Одно' })
    expect((await save({ title: 'Моё', h1: 'Одно' })).data).toMatchObject({ fields: { 'catalog_metatags.ru.title': { yours: 'Моё', theirs: 'Их' } } })
    expect(Object.keys(((await save({ title: 'Моё', h1: 'Одно' })).data as never as { fields: object }).fields)).toHaveLength(1)
  })
})

test.each<[string, object, object, object]>([
  ['an unknown subject', { lesson_id: 999_999 }, {}, { 'chosen_filters.lesson_id': 'invalid_value' }],
  ['a level without its subject', { level_id: 68 }, {}, { 'chosen_filters.level_id': 'invalid_value' }],
  ['a district of another city', { city_id: 13, district_id: 901 }, {}, { 'chosen_filters.district_id': 'invalid_value' }],
  ['a city online', { catalog_type: 'online', city_id: 9 }, {}, { 'chosen_filters.city_id': 'invalid_value' }],
  ['an unknown catalogue', { catalog_type: 'all' }, {}, { 'chosen_filters.catalog_type': 'invalid_value' }],
  ['an unknown tag', { tag_id: 1 }, {}, { 'chosen_filters.tag_id': 'invalid_value' }],
  ['nothing said', { city_id: 35 }, { title: ' ', h2text: '<script>a()</script>' }, { catalog_metatags: 'required' }],
  ['a place that nothing fills', { city_id: 35 }, { title: '[:CITI]' }, { 'catalog_metatags.ru.title': 'unknown_placeholder' }],
  ['an order that no engine knows', { city_id: 35 }, { robots: 'nofollow' }, { 'catalog_metatags.ru.robots': 'invalid_value' }],
  ['too long a title', { city_id: 35 }, { title: 'а'.repeat(201) }, { 'catalog_metatags.ru.title': 'too_big' }],
])('texts are refused with %s', async (_, chosen, ru, error) => {
  expect((await create(chosen, { title: 'Слова', ...ru })).error).toEqual(error)
})

test('texts are refused in a language that the edition does not speak', async () => {
  expect((await create({ city_id: 35 }, {}, { pl: { title: 'Słowa' } })).error).toEqual({ 'catalog_metatags.pl': 'invalid_value' })
})
