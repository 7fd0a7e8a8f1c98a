import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { counter } from '../../build/count.ts'
import { buildCategory } from '../../build/site-texts.ts'

const { call, database, signInAs } = await useApp()
const next = counter()
let as = ''
let category_id = 0

beforeAll(async () => {
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  category_id = (await buildCategory(database, { lang: 'ru' })).id
})

/** What can be done with either: news have to be published before visitors know their address. */
const kinds = {
  news: {
    create: async (alias: string) => {
      const made = await call(calls.createNews, { news: { alias, lang: 'ru', category_id, name: 'Две страны', text: '<p>Слова</p>' } }, { as })
      if (made.error === null) await call(calls.publishNews, { id: made.data.news.id }, { as })
      return { error: made.error, id: made.data?.news.id }
    },
    save: (id: number, alias: string, more: object = {}) =>
      call(calls.saveNews, { news: { id, alias, lang: 'ru', category_id, name: 'Две страны', text: '<p>Слова</p>', ...more } }, { as }),
    olderOf: async (id: number) => (await call(calls.getNews, { id }, { as })).data.news.older_aliases,
    remove: (id: number) => call(calls.deleteNews, { id }, { as }),
  },
  category: {
    create: async (alias: string) => {
      const made = await call(calls.createNewsCategory, { news_category: { alias, lang: 'ru', name: 'Советы' } }, { as })
      return { error: made.error, id: made.data?.news_category.id }
    },
    save: (id: number, alias: string, more: object = {}) =>
      call(calls.saveNewsCategory, { news_category: { id, alias, lang: 'ru', name: 'Советы', ...more } }, { as }),
    olderOf: async (id: number) => (await call(calls.getNewsCategory, { id }, { as })).data.news_category.older_aliases,
    remove: (id: number) => call(calls.deleteNewsCategory, { id }, { as }),
  },
}

describe.each(Object.entries(kinds))('an address that a %s had', (_, { create, save, olderOf, remove }) => {
  const three = () => ['first', 'second', 'third'].map((word) => `${word}-${next()}`) as [string, string, string]

  test('leads to it wherever it moves, and to nobody else', async () => {
    const [first, second, third] = three()
    const { id = 0 } = await create(first)
    await save(id, second)
    await save(id, third)
    expect(await olderOf(id)).toEqual([first, second])
    expect((await create(first)).error).toEqual({ alias: 'alias_leads' })
    const other = await create(`other-${next()}`)
    expect((await save(other.id ?? 0, second)).error).toEqual({ alias: 'alias_leads' })
    expect((await save(id, first)).error).toBeNull()
    expect(await olderOf(id)).toEqual([second, third])
  })

  test('is another’s once staff end its way, or it is deleted', async () => {
    const [first, second, third] = three()
    const { id = 0 } = await create(first)
    await save(id, second)
    await save(id, third, { older_aliases: [second] })
    expect(await olderOf(id)).toEqual([second])
    expect((await create(first)).error).toBeNull()
    await save(id, third, { older_aliases: [second] })
    expect(await olderOf(id)).toEqual([second])
    await remove(id)
    for (const alias of [second, third]) expect((await create(alias)).error).toBeNull()
  })
})

test('an address of news that nobody was shown leads nowhere', async () => {
  const news = { alias: `draft-${next()}`, lang: 'ru' as const, category_id, name: 'Две страны', text: '<p>Слова</p>' }
  const { id } = (await call(calls.createNews, { news }, { as })).data.news
  await call(calls.saveNews, { news: { ...news, id, alias: `draft-${next()}` } }, { as })
  expect(await kinds.news.olderOf(id)).toEqual([])
  expect((await kinds.news.create(news.alias)).error).toBeNull()
})
