import { beforeAll, describe, expect, test } from 'vitest'
import {
  createNewsCategory,
  deleteNewsCategory,
  getNewsCategories,
  getNewsCategory,
  listNewsCategories,
  saveNewsCategory,
  toggleNewsCategory,
} from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'

const { call, database, signInAs } = await useApp({ edition: 'ua' })
let as = ''
beforeAll(async () => {
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const fields = { name: 'Советы', lang: 'ru' as const, sort: 2 }
const create = (more: object = {}) => call(createNewsCategory, { news_category: { ...fields, ...more } } as never, { as })

test('a category takes its alias from its name, which one language has once', async () => {
  expect((await create()).data.news_category).toMatchObject({ ...fields, alias: 'sovety', active: true, news_count: 0 })
  expect((await create()).error).toEqual({ alias: 'not_unique' })
  expect((await create({ alias: 'sovety', lang: 'ua' })).data.news_category.written_in).toHaveLength(2)
})

test.each<[string, object, object]>([
  ['a name of one letter', { name: 'я' }, { name: 'too_small' }],
  ['a language that the edition does not speak', { lang: 'es' }, { lang: 'invalid_value' }],
  ['a place before the first', { sort: -1 }, { sort: 'too_small' }],
])('a category is refused with %s', async (_, wrong, error) => {
  expect((await create(wrong)).error).toEqual(error)
})

describe('a category with news', () => {
  test('counts them and can neither be deleted nor change its language', async () => {
    const category = await buildCategory(database)
    await buildNews(database, { category_id: category.id })
    expect((await call(getNewsCategory, { id: category.id }, { as })).data.news_category.news_count).toBe(1)
    expect((await call(deleteNewsCategory, { id: category.id }, { as })).error).toBe('in_use')
    const { id, name, alias } = category
    expect((await call(saveNewsCategory, { news_category: { id, name, alias, lang: 'ua' } }, { as })).error).toEqual({ lang: 'in_use' })
  })
})

test('a category without news is deleted', async () => {
  const { id } = await buildCategory(database)
  await call(deleteNewsCategory, { id }, { as })
  expect((await call(getNewsCategory, { id }, { as })).error).toBe('not_found')
})

test('a category is hidden and shown again', async () => {
  const { id } = await buildCategory(database)
  expect((await call(toggleNewsCategory, { id }, { as })).data.news_category.active).toBe(false)
  expect((await call(toggleNewsCategory, { id }, { as })).data.news_category.active).toBe(true)
})

test('categories stand in their order, as a list and as choices', async () => {
  const later = await buildCategory(database, { lang: 'en', sort: 20 })
  const earlier = await buildCategory(database, { lang: 'en', sort: 10, active: false })
  const { news_categories } = (await call(listNewsCategories, { filters: { lang: 'en' } }, { as })).data
  expect(news_categories.map(({ id }) => id)).toEqual([earlier.id, later.id])
  const choices = (await call(getNewsCategories, {}, { as })).data.news_categories.filter(({ lang }) => lang === 'en')
  expect(choices).toEqual([earlier, later].map(({ id, name, lang, active }) => ({ id, name, lang, active })))
})
