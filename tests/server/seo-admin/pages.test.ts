import { beforeAll, expect, test } from 'vitest'
import {
  createH2Text,
  createPageMetatags,
  deletePageMetatags,
  getCatalogue,
  getMainPage,
  getOwnMetatags,
  getPageMetatags,
  getStaticPage,
  getTutor,
  listPageMetatags,
  savePageMetatags,
} from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildPage } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, database, edition, host, signInAs } = await useApp({ edition: 'ua' })
let as = ''
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const create = (fields: object) => call(createPageMetatags, { page_metatags: fields } as never, { as })
const heard = () => database.cache.forget(['content']) // as every process does that hears of the change

test('the main page says what staff wrote, and its own words where that is blank', async () => {
  const before = (await call(getMainPage, { lang: 'ru' })).data
  await create({ page: 'main', lang: 'ru', title: 'Наше', og_title: 'Поделитесь', og_image: '/img/own.png', text: '<p onclick="a()">Слова</p>' })
  heard()
  const { metatags, open_graph, meta_robots } = (await call(getMainPage, { lang: 'ru' })).data
  expect(metatags).toEqual({ ...before.metatags, title: 'Наше', h2text: '<p>Слова</p>' })
  expect(open_graph).toMatchObject({ title: 'Поделитесь', description: before.metatags.metad })
  expect(new URL(open_graph.image ?? '').pathname).toBe('/img/own.png')
  expect(meta_robots).toBe('index, follow')
})

test('profiles say what staff wrote for all of them, with what is the tutor’s own filled in', async () => {
  const { id } = await buildTutor(database, { lessons: { 1: [] } })
  const own = { title: '[:NAME]: [:LESSONS]', metad: '[:NAME] — [:LESSONS]. [:ABOUT]', h1: 'Репетитор', og_description: '[:NAME] и [:LESSONS]' }
  await create({ page: 'tutor', lang: 'ru', ...own, robots: 'noindex, follow', text: '<p onclick="a()">Как выбрать</p>' })
  heard()
  const { metatags, meta_robots, open_graph } = (await call(getTutor, { id, lang: 'ru' })).data
  expect(metatags).toMatchObject({ title: 'Айгерим С.: Математика', h1: 'Айгерим С.', h2text: '<p>Как выбрать</p>' })
  expect([open_graph.title, open_graph.description, meta_robots]).toEqual(['Айгерим С.: Математика', 'Айгерим С. и Математика', 'noindex, follow'])
  expect(metatags.metad).toBe('Айгерим С. — Математика. Понятные шаги вместо правил наизусть')
  const map = await readMap(app, host)
  expect([`/user-${id}/`, `/ru/user-${id}/`].map((path) => map.includes(`${host}${path}`))).toEqual([true, false])
})

test('a static page says it in its language alone, and goes back when it is deleted', async () => {
  for (const lang of ['ru', 'en']) await buildPage(database, { alias: 'contacts', lang, title: 'Контакты' })
  const { page_metatags } = (await create({ page: 'contacts', lang: 'ru', title: 'Где мы', robots: 'noindex, follow' })).data
  const read = async (lang: 'ru' | 'en') => {
    heard()
    const { metatags, meta_robots } = (await call(getStaticPage, { alias: 'contacts', lang })).data
    return [metatags.title, meta_robots]
  }
  expect([await read('ru'), await read('en')]).toEqual([
    ['Где мы', 'noindex, follow'],
    ['Контакты', 'index, follow'],
  ])
  await call(deletePageMetatags, { seo_page_metatags_id: page_metatags.seo_page_metatags_id }, { as })
  expect(await read('ru')).toEqual(['Контакты', 'index, follow'])
})

test('texts of a combination stand in their language alone', async () => {
  await call(createH2Text, { chosen_filters: {}, catalog_metatags: { ru: { h1: 'Все репетиторы' } } } as never, { as })
  heard()
  const h1 = async (lang: 'ru' | 'en') => (await call(getCatalogue, { query: `${edition.catalogAlias}/`, lang })).data.metatags.h1
  expect(await h1('ru')).toBe('Все репетиторы')
  expect(await h1('en')).not.toBe('Все репетиторы')
})

test('a page without an answer of its own asks for its metatags', async () => {
  expect((await call(getOwnMetatags, { page: 'login', lang: 'ru' })).data.metatags).toBeNull()
  await create({ page: 'login', lang: 'ru', h1: 'Вход' })
  await create({ page: 'login', lang: 'en', robots: 'index, follow' })
  heard()
  expect((await call(getOwnMetatags, { page: 'login', lang: 'ua' })).data).toEqual({
    metatags: null,
    robots: { en: 'index, follow' },
    open_graph: {},
  })
  expect((await call(getOwnMetatags, { page: 'login', lang: 'ru' })).data.metatags).toMatchObject({ h1: 'Вход', title: '' })
})

test('a share of a page without an answer of its own says what staff wrote for it, and nothing else', async () => {
  const shared = async (fields: object) => {
    const { page_metatags } = (await create({ page: 'register', lang: 'ru', ...fields })).data
    heard()
    const { open_graph } = (await call(getOwnMetatags, { page: 'register', lang: 'ru' })).data
    await call(deletePageMetatags, { seo_page_metatags_id: page_metatags.seo_page_metatags_id }, { as })
    return open_graph
  }
  expect(await shared({ title: 'Анкета' })).toEqual({})
  expect(await shared({ og_title: 'К нам', og_description: 'Учите' })).toEqual({ title: 'К нам', 'og:image:alt': 'К нам', description: 'Учите' })
  expect(await shared({ og_image: '/img/share.png' })).toEqual({
    image: expect.stringMatching(/^https?:.*\/img\/share\.png$/),
    'og:image:width': '',
    'og:image:height': '',
  })
})

test.each<[string, object, object]>([
  ['a page that is not there', { page: 'panel' }, { page: 'invalid_value' }],
  ['a language that the edition does not speak', { lang: 'pl' }, { lang: 'invalid_value' }],
  ['a picture without a scheme from elsewhere', { og_image: '//example.com/a.png' }, { og_image: 'invalid_format' }],
  ['a script for a picture', { og_image: 'javascript:alert(1)' }, { og_image: 'invalid_format' }],
])('metatags are refused with %s', async (_, wrong, error) => {
  expect((await create({ page: 'reviews', lang: 'ru', ...wrong })).error).toEqual(error)
})

test('metatags are there once in a language, are found by their words, and a stale version is a conflict', async () => {
  const { page_metatags } = (await create({ page: 'videos', lang: 'ru', title: 'Ежевика' })).data
  expect((await create({ page: 'videos', lang: 'ru' })).error).toEqual({ page: 'not_unique' })
  const { pages_metatags } = (await call(listPageMetatags, { filters: { text: 'ежевика' } }, { as })).data
  expect(pages_metatags).toEqual([page_metatags])
  const { seo_page_metatags_id } = page_metatags
  expect((await call(getPageMetatags, { seo_page_metatags_id }, { as })).data).toEqual({ page_metatags })
  const save = (title: string) => call(savePageMetatags, { page_metatags: { ...page_metatags, title } } as never, { as })
  await save('Их')
  expect((await save('Моё')).data).toMatchObject({ fields: { title: { yours: 'Моё', theirs: 'Их' } } })
})
