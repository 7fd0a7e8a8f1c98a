import { beforeAll, describe, expect, test } from 'vitest'
import {
  createStaticPage,
  createUnitsBlock,
  deleteNews,
  deleteStaticPage,
  deleteUnitsBlock,
  getFooter,
  getMainPage,
  getUnitsBlock,
  listUnitsBlocks,
  saveNews,
  saveStaticPage,
  saveUnitsBlock,
  toggleNews,
  toggleStaticPage,
} from '../../../schemas/index.ts'
import { unitsBlocks, videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildBlock, buildCategory, buildNews } from '../../build/site-texts.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const fields = { key: 'main_text', lang: 'ru' as const, name: 'Под списками', html: '<p>Слова</p>' }
const links = [{ title: 'Как это работает', href: '/how-it-works' }]
const create = (more: object = {}) => call(createUnitsBlock, { units_block: { ...fields, ...more } } as never, { as })
const mainBlocks = async () => {
  database.cache.forget(['content']) // as every process does that hears of the change
  return (await call(getMainPage)).data.blocks
}
const footerLinks = async () => {
  database.cache.forget(['content'])
  return (await call(getFooter)).data.popular_lists.custom_links
}

test('texts of the main page stand there in the order of their keys, made harmless, while they are on', async () => {
  await create({ html: '<p onclick="alert(1)">Слова</p><script>alert(2)</script>' })
  await create({ key: 'main_news', html: '<p>Раньше</p>' })
  const steps = (await create({ key: 'how_it_works', html: '<p>Шаги</p>' })).data.units_block
  expect(Object.entries(await mainBlocks())).toEqual([
    ['how_it_works', '<p>Шаги</p>'],
    ['main_news', '<p>Раньше</p>'],
    ['main_text', '<p>Слова</p>'],
  ])
  await call(saveUnitsBlock, { units_block: { ...steps, active: false } as never }, { as })
  expect(await mainBlocks()).not.toHaveProperty('how_it_works')
})

test('links of the footer are those of its block', async () => {
  const block = (await create({ key: 'footer_links', html: null, json: links })).data.units_block
  expect(block).toMatchObject({ html: null, json: links, used: true })
  expect(await footerLinks()).toEqual([{ name: 'Как это работает', link: 'how-it-works' }])
  await call(saveUnitsBlock, { units_block: { ...block, json: [] } as never }, { as })
  expect(await footerLinks()).toEqual([])
})

test('notices of a cabinet are those of its block in the language, made harmless, while they are on', async () => {
  const notices = async () => {
    database.cache.forget(['content'])
    return (await call(getFooter)).data.notices
  }
  await buildBlock(database, { key: 'tutor_notice', lang: 'en' })
  expect(await notices()).toEqual({ tutor: null, client: null })
  const block = (await create({ key: 'tutor_notice', html: '<p onclick="alert(1)">Платежи идут дольше</p>' })).data.units_block
  expect([block.used, await notices()]).toEqual([true, { tutor: '<p>Платежи идут дольше</p>', client: null }])
  await create({ key: 'client_notice' })
  await call(saveUnitsBlock, { units_block: { ...block, active: false } as never }, { as })
  expect(await notices()).toEqual({ tutor: null, client: '<p>Слова</p>' })
})

test('a link of the footer to a list without entries in the language waits for the first', async () => {
  await database.drizzle.delete(unitsBlocks)
  const json = [...links, { title: 'Видео', href: '/videos/' }]
  await create({ key: 'footer_links', html: null, json })
  expect((await footerLinks()).map(({ link }) => link)).toEqual(['how-it-works'])
  await database.drizzle
    .insert(videos)
    .values({ name: 'Первое занятие', lang: 'ru', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa' })
  expect((await footerLinks()).map(({ link }) => link)).toEqual(['how-it-works', 'videos/'])
})

test('a link of the footer to a page leads there while the page is shown, also from where it stood', async () => {
  await database.drizzle.delete(unitsBlocks)
  await create({ key: 'footer_links', html: null, json: [...links, { title: 'Партнёрам', href: '/p/partners/?from=footer' }] })
  const leads = async () => (await footerLinks()).some(({ link }) => link.startsWith('p/partners'))
  expect(await leads()).toBe(false)
  const page = { alias: 'p/partners', lang: 'ru' as const, name: 'Партнёрам', h1: 'Партнёрам', title: 'Партнёрам', text: '<p>Мы рады школам</p>' }
  const { id } = (await call(createStaticPage, { static_page: page }, { as })).data.static_page
  expect(await leads()).toBe(true)
  const moved = { ...page, id, alias: 'p/to-partners', version: 1 }
  await call(saveStaticPage, { static_page: moved }, { as })
  expect(await leads()).toBe(true)
  await call(toggleStaticPage, { id }, { as })
  expect(await leads()).toBe(false)
  await call(toggleStaticPage, { id }, { as })
  await call(deleteStaticPage, { id }, { as })
  expect(await leads()).toBe(false)
})

describe('a block', () => {
  beforeAll(() => void database.drizzle.delete(unitsBlocks))

  test.each<[string, object, object]>([
    ['a key that nothing shows', { key: 'sidebar' }, { key: 'invalid_format' }],
    ['no text', { key: 'main_a', html: '<p></p>' }, { html: 'required' }],
    ['links in place of a text', { key: 'main_a', html: null, json: links }, { html: 'required' }],
    ['a text in place of links', { key: 'footer_links' }, { json: 'required' }],
    [
      'a link that leaves the site',
      { key: 'footer_links', json: [{ title: 'a', href: 'https://example.com' }] },
      { 'json.0.href': 'invalid_format' },
    ],
    [
      'a link without a scheme that leaves the site',
      { key: 'footer_links', json: [{ title: 'a', href: '//example.com' }] },
      { 'json.0.href': 'invalid_format' },
    ],
    ['a script for a link', { key: 'footer_links', json: [{ title: 'a', href: 'javascript:alert(1)' }] }, { 'json.0.href': 'invalid_format' }],
    ['a link without words', { key: 'footer_links', json: [{ title: '', href: '/about' }] }, { 'json.0.title': 'too_small' }],
    ['a language that the edition does not speak', { key: 'main_b', lang: 'pl' }, { lang: 'invalid_value' }],
  ])('is refused with %s', async (_, wrong, error) => {
    expect((await create(wrong)).error).toEqual(error)
  })

  test('is there once in a language', async () => {
    const { key } = await buildBlock(database)
    expect((await create({ key })).error).toEqual({ key: 'not_unique' })
  })

  test('that the site asks for by name keeps its key and stays, another goes', async () => {
    const used = await buildBlock(database, { key: 'how_it_works', lang: 'en' })
    const own = await buildBlock(database)
    expect((await call(deleteUnitsBlock, { id: used.id }, { as })).error).toBe('in_use')
    expect((await call(saveUnitsBlock, { units_block: { id: used.id, ...fields, key: 'main_c' } }, { as })).error).toEqual({ key: 'in_use' })
    await call(deleteUnitsBlock, { id: own.id }, { as })
    expect((await call(getUnitsBlock, { id: own.id }, { as })).error).toBe('not_found')
  })

  test('over a newer version is a conflict with both values', async () => {
    const { id, key, version } = await buildBlock(database)
    const save = (name: string) => call(saveUnitsBlock, { units_block: { id, ...fields, key, name, version } }, { as })
    await save('Их название')
    expect((await save('Моё название')).data).toMatchObject({ fields: { name: { theirs: 'Их название' } } })
  })

  test('is found by its words and state', async () => {
    const { id } = await buildBlock(database, { html: '<p>Ежевика</p>', active: false })
    const found = async (filters: object) =>
      (await call(listUnitsBlocks, { filters } as never, { as })).data.units_blocks.some((one) => one.id === id)
    expect(await found({ text: 'ежевика', active: false })).toBe(true)
    expect(await found({ text: 'ежевика', active: true })).toBe(false)
    expect(await found({ text: 'малина' })).toBe(false)
  })

  test('of links is found by what they say and where they lead', async () => {
    await database.drizzle.delete(unitsBlocks)
    await create({ key: 'footer_links', html: null, json: [{ title: 'Партнёрам', href: '/p/partners' }] })
    const found = async (text: string) => (await call(listUnitsBlocks, { filters: { text } }, { as })).data.total_count
    expect([await found('партнёрам'), await found('/p/partners'), await found('href')]).toEqual([1, 1, 0])
  })
})

test('the footer leads to a piece of news while it is shown, by an address that it had too, and to nothing hidden, deleted or unknown', async () => {
  await database.drizzle.delete(unitsBlocks)
  const { id: category_id } = await buildCategory(database)
  const [kept, gone] = [
    await buildNews(database, { alias: 'kept', category_id, published: true, published_at: new Date() }),
    await buildNews(database, { alias: 'gone', category_id, published: true, published_at: new Date() }),
  ]
  const { text, name } = kept
  const moved = { id: kept.id, alias: 'moved', lang: 'ru' as const, category_id, name, text }
  expect((await call(saveNews, { news: moved } as never, { as })).error).toBeNull()
  const paths = ['/news/kept', '/news/moved?from=footer', '/news/gone', '/news/never', '/news/feed.xml']
  await create({ key: 'footer_links', html: null, json: paths.map((href) => ({ title: href, href })) })
  const led = async () => (await footerLinks()).map(({ link }) => link)
  expect(await led()).toEqual(['news/kept', 'news/moved?from=footer', 'news/gone', 'news/feed.xml'])
  await call(deleteNews, { id: gone.id }, { as })
  expect(await led()).toEqual(['news/kept', 'news/moved?from=footer', 'news/feed.xml'])
  await call(toggleNews, { id: kept.id }, { as })
  expect(await led()).toEqual(['news/feed.xml'])
})
