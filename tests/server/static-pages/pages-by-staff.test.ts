import { beforeAll, describe, expect, test } from 'vitest'
import { editions } from '../../../editions/index.ts'
import {
  createStaticPage,
  deleteStaticPage,
  getFooter,
  getStaticPage,
  getStaticPageRules,
  listStaticPages,
  readStaticPage,
  saveStaticPage,
  toggleStaticPage,
} from '../../../schemas/index.ts'
import { cleanArticle } from '../../../server/html/sanitize.ts'
import { linkedPages } from '../../../server/static-pages/linked.ts'
import { keepStaticPages, loadStaticPages } from '../../../server/static-pages/load.ts'
import { staticPages as written } from '../../../server/static-pages/seed/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildPage } from '../../build/site-texts.ts'

const { call, database, edition, signInAs } = await useApp({ edition: 'ua' })
let as = ''
beforeAll(async () => {
  await database.drizzle.transaction((tx) => loadStaticPages(tx, edition))
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const fields = { alias: 'p/summer', lang: 'ru' as const, name: 'Летние занятия', text: '<p>Слова</p>' }
const create = (more: object = {}) => call(createStaticPage, { static_page: { ...fields, ...more } } as never, { as })
const save = (id: number, more: object = {}) => call(saveStaticPage, { static_page: { id, ...fields, ...more } } as never, { as })
const seen = async (alias: string) => {
  database.cache.forget(['content']) // as every process does that hears of the change
  return call(getStaticPage, { alias, lang: 'ru' })
}
const find = async (alias: string, lang = 'ru') => {
  const { static_pages } = (await call(listStaticPages, { filters: { text: alias, lang } } as never, { as })).data
  const page = static_pages.find((one) => one.alias === alias)
  if (!page) throw new Error(`no page ${alias}`)
  return page
}

describe('an address that a page had', () => {
  const told = async (alias: string) => {
    const { error, data } = await seen(alias)
    return [error, data]
  }

  test('leads to the page wherever it moves, and nowhere once it is deleted', async () => {
    const { id } = (await create({ alias: 'p/first' })).data.static_page
    await save(id, { alias: 'p/second' })
    await save(id, { alias: 'p/third' })
    for (const alias of ['p/first', 'p/second', 'first']) expect(await told(alias)).toEqual(['not_found', { moved_to: 'ru/p/third' }])
    expect((await call(readStaticPage, { id }, { as })).data.static_page.older_aliases).toEqual(['p/first', 'p/second'])
    await call(deleteStaticPage, { id }, { as })
    for (const alias of ['p/first', 'p/third']) expect(await told(alias)).toEqual(['not_found', { gone: true }])
    expect(await told('p/never')).toEqual(['not_found', null])
  })

  test('is the page’s again when it moves back, another’s only after staff end the way', async () => {
    const { id } = (await create({ alias: 'p/here' })).data.static_page
    await save(id, { alias: 'p/there' })
    expect((await create({ alias: 'p/here' })).error).toEqual({ alias: 'alias_leads' })
    await save(id, { alias: 'p/here' })
    expect(await told('p/there')).toEqual(['not_found', { moved_to: 'ru/p/here' }])
    await save(id, { alias: 'p/here', older_aliases: [] })
    expect(await told('p/there')).toEqual(['not_found', { gone: true }])
    expect((await create({ alias: 'p/there' })).error).toBeNull()
    expect((await seen('p/there')).status).toBe('success')
  })

  test('leads nowhere once the page is written in another language', async () => {
    const { id } = (await create({ alias: 'p/spoken' })).data.static_page
    await save(id, { alias: 'p/translated' })
    expect(await told('p/spoken')).toEqual(['not_found', { moved_to: 'ru/p/translated' }])
    await save(id, { alias: 'p/translated', lang: 'ua' })
    expect(await told('p/spoken')).toEqual(['not_found', { gone: true }])
  })

  test('tells nothing of a page that is hidden', async () => {
    const { id } = (await create({ alias: 'p/open' })).data.static_page
    await save(id, { alias: 'p/closed' })
    await call(toggleStaticPage, { id }, { as })
    expect(await told('p/open')).toEqual(['not_found', null])
  })
})

describe('a page that staff write', () => {
  test('stands on the site at once, made harmless, under its name where nothing else is said', async () => {
    const { data } = await create({ text: '<p onclick="alert(1)">Слова</p><script>alert(2)</script>' })
    expect(data.static_page).toMatchObject({ ...fields, h1: fields.name, title: fields.name, metad: '', status: 1, linked: false, noindex: false })
    expect((await seen('p/summer')).data).toMatchObject({ text: '<p>Слова</p>', metatags: { h1: fields.name } })
  })

  test('is headed and titled by its new name where it was by the old one, and keeps what was written apart', async () => {
    const { id, h1, version } = (await create({ alias: 'p/renamed', title: 'Свой заголовок' })).data.static_page
    await save(id, { alias: 'p/renamed', version, name: 'Зимние занятия', h1, title: 'Свой заголовок' })
    expect((await seen('p/renamed')).data.metatags).toMatchObject({ h1: 'Зимние занятия', title: 'Свой заголовок' })
    await save(id, { alias: 'p/renamed', name: 'Занятия', h1: 'Зимние занятия', title: 'Зимние занятия' })
    expect((await seen('p/renamed')).data.metatags).toMatchObject({ h1: 'Занятия', title: 'Зимние занятия' })
  })

  test('shows what was saved last, and nothing while it is hidden or after it is deleted', async () => {
    const { id, alias } = await buildPage(database)
    await seen(alias)
    await save(id, { alias, text: '<p>Другие</p>' })
    expect((await seen(alias)).data.text).toBe('<p>Другие</p>')
    expect((await call(toggleStaticPage, { id }, { as })).data.static_page.status).toBe(0)
    expect((await seen(alias)).error).toBe('not_found')
    await call(toggleStaticPage, { id }, { as })
    expect((await seen(alias)).status).toBe('success')
    await call(deleteStaticPage, { id }, { as })
    expect((await seen(alias)).error).toBe('not_found')
  })

  test.each<[string, object, object]>([
    ['a place that the site does not show', { alias: 'summer' }, { alias: 'page_below' }],
    ['an alias of two parts', { alias: 'p/a/b' }, { alias: 'invalid_format' }],
    ['an alias that is there in the language', { alias: 'p/faq' }, { alias: 'not_unique' }],
    ['a language that the edition does not speak', { alias: 'p/x1', lang: 'pl' }, { lang: 'invalid_value' }],
    ['no words', { alias: 'p/x2', text: '<p></p>' }, { text: 'required' }],
    ['a name of one letter', { alias: 'p/x3', name: 'я' }, { name: 'too_small' }],
  ])('is refused with %s', async (_, wrong, error) => {
    expect((await create(wrong)).error).toEqual(error)
  })

  test('over a newer version is a conflict with both values', async () => {
    const { id, alias, version } = await buildPage(database)
    await save(id, { alias, version, name: 'Их название' })
    expect((await save(id, { alias, version, name: 'Моё название' })).data).toMatchObject({ fields: { name: { theirs: 'Их название' } } })
  })
})

describe('a page that the site leads to', () => {
  test('is changed and hidden, but neither deleted nor moved', async () => {
    const { id } = await find('about')
    const { static_page } = (await call(readStaticPage, { id }, { as })).data
    expect(static_page).toMatchObject({ linked: true, written_in: [{ lang: 'ua' }, { lang: 'ru' }, { lang: 'en' }] })
    expect((await call(deleteStaticPage, { id }, { as })).error).toBe('in_use')
    expect((await save(id, { alias: 'p/about' })).error).toEqual({ alias: 'in_use' })
    expect((await save(id, { alias: 'about' })).status).toBe('success')
    expect((await call(toggleStaticPage, { id }, { as })).data.static_page.status).toBe(0)
  })

  test('is told as hidden in its language as long as it is, so that no footer leads there', async () => {
    const { id } = await find('p/cookies')
    const hidden = async (lang: 'ua' | 'ru') => {
      database.cache.forget(['content'])
      return (await call(getFooter, { lang })).data.hidden_pages.includes('p/cookies')
    }
    expect(await hidden('ru')).toBe(false)
    await call(toggleStaticPage, { id }, { as })
    expect([await hidden('ru'), await hidden('ua')]).toEqual([true, false])
    await call(toggleStaticPage, { id }, { as })
    expect(await hidden('ru')).toBe(false)
  })

  test('is named without a link in the texts of others while it is hidden', async () => {
    const { id } = await find('p/pp')
    const text = async () => {
      database.cache.forget(['content'])
      return (await call(getStaticPage, { alias: 'contacts', lang: 'ru' })).data.text
    }
    const before = await text()
    await call(toggleStaticPage, { id }, { as })
    const after = await text()
    await call(toggleStaticPage, { id }, { as })
    const link = /<a href="\/ru\/p\/pp\/">(.*?)<\/a>/
    expect(before).toMatch(link)
    expect(after).toBe(before.replace(link, '$1'))
  })

  test.each(Object.values(editions))('of $code is each that it begins with', (one) => {
    expect([...linkedPages(one)].sort()).toEqual([...new Set(written(one).map(({ alias }) => alias))].sort())
  })
})

test('pages that an edition begins with are harmless already', () => {
  for (const one of Object.values(editions)) for (const { text } of written(one)) expect(cleanArticle(text)).toBe(text.replaceAll('<br>', '<br />'))
})

test('a page is found by its words, language and status', async () => {
  const { id } = await buildPage(database, { text: '<p>Ежевика</p>', status: 0 })
  const found = async (filters: object) =>
    (await call(listStaticPages, { filters } as never, { as })).data.static_pages.some((page) => page.id === id)
  expect(await found({ text: 'ежевика', lang: 'ru', status: 0 })).toBe(true)
  expect(await found({ text: 'ежевика', lang: 'ua' })).toBe(false)
  expect(await found({ text: 'ежевика', status: 1 })).toBe(false)
})

test('a page is found by its address as the list shows it', async () => {
  const found = async (text: string) =>
    (await call(listStaticPages, { filters: { text } }, { as })).data.static_pages.map(({ alias, lang }) => `${lang} ${alias}`)
  await create({ alias: 'p/blackberries' })
  await create({ alias: 'p/blackberries', lang: 'ua' })
  expect(await found('/ru/p/blackberries')).toEqual(['ru p/blackberries'])
  expect(await found('/p/blackberries')).toEqual(expect.arrayContaining(['ru p/blackberries', 'ua p/blackberries']))
})

test('the rules of the form are those of the server', async () => {
  expect((await call(getStaticPageRules, {}, { as })).data.rules).toMatchObject({
    name: { required: true, min: 2, max: 200 },
    noindex: { required: false },
  })
})

describe('with a new version the product’s own pages', () => {
  const say = (alias: string, text: string) =>
    database.pool.query("update static_pages set text = $2 where alias = $1 and lang = 'ru' and from_seed", [alias, text])
  const ofProduct = (alias: string) => written(edition).find((page) => page.alias === alias && page.lang === 'ru')?.text

  test('say what it says, and whoever had one open is told', async () => {
    const { id } = await find('p/cookies')
    const page = async () => (await call(readStaticPage, { id }, { as })).data.static_page
    const { version } = await page()
    await say('p/cookies', '<p>Слова прошлой версии</p>')
    await keepStaticPages(database)
    expect(await page()).toMatchObject({ text: ofProduct('p/cookies'), version: version + 1 })
    await keepStaticPages(database)
    expect((await page()).version).toBe(version + 1)
  })

  test('keep what staff wrote, also where only the title is theirs, but not where they only hid it', async () => {
    const { static_page: page } = (await call(readStaticPage, { id: (await find('p/faq')).id }, { as })).data
    const { id, alias, version, name, h1, metad, text } = page
    await save(id, { alias, version, name, h1, metad, text, title: 'Наш заголовок' })
    const hidden = await find('media')
    await call(toggleStaticPage, { id: hidden.id }, { as })
    await database.pool.query("update static_pages set text = '<p>Старое</p>' where id = any($1)", [[id, hidden.id]])
    await keepStaticPages(database)
    expect((await call(readStaticPage, { id }, { as })).data.static_page).toMatchObject({ title: 'Наш заголовок', text: '<p>Старое</p>' })
    expect((await call(readStaticPage, { id: hidden.id }, { as })).data.static_page).toMatchObject({ text: ofProduct('media'), status: 0 })
  })

  test('come where the site leads to one that is not there', async () => {
    await database.pool.query("delete from static_pages where alias = 'about' and lang = 'ru'")
    await keepStaticPages(database)
    expect((await seen('about')).status).toBe('success')
  })
})
