import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addNewsImage,
  createNews,
  deleteNews,
  deleteNewsImage,
  getNews,
  getNewsRules,
  listNews,
  publishNews,
  saveNews,
  toggleNews,
} from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'

const { call, database, settings, signInAs, clock } = await useApp({ edition: 'ua' })
let as = ''
let category_id = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  category_id = (await buildCategory(database)).id
})

const fields = { lang: 'ru' as const, name: 'Две новые страны', text: '<p>Слова</p>' }
const create = (more: object = {}, image?: Blob) =>
  call(createNews, { news: { ...fields, category_id, ...more }, ...(image && { image }) } as never, { as })
const save = (id: number, more: object = {}, image?: Blob) =>
  call(saveNews, { news: { id, ...fields, category_id, ...more }, ...(image && { image }) } as never, { as })
const read = async (id: number) => (await call(getNews, { id }, { as })).data.news
const png = async (colour: string) =>
  new Blob([
    await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  ])

describe('a new piece of news', () => {
  test('is active, not published, and has an alias out of its name', async () => {
    const { data } = await create()
    expect(data.news).toMatchObject({
      ...fields,
      alias: 'dve-novye-strany',
      active: true,
      published: false,
      published_at: null,
      shown: false,
      image: null,
    })
  })

  test('is cut when its name is long, so that it can be saved as it was read', async () => {
    const name = 'How to prepare for an examination in mathematics in three months without losing heart'
    const { id, alias, version } = (await create({ name })).data.news
    expect(alias).toBe('how-to-prepare-for-an-examination-in-mathematics-in-three-months-without-losing')
    expect((await save(id, { name, alias, version })).error).toBeNull()
  })

  test.each(['!!!!!', '新闻新闻新闻', '2026!'])('is asked for an alias where its name makes none: %s', async (name) => {
    expect((await create({ name })).error).toEqual({ alias: 'required' })
    expect((await create({ name, alias: `given-${name.length}${name.codePointAt(0)}` })).error).toBeNull()
  })

  test('comes with its picture', async () => {
    const { data } = await create({ alias: 'with-picture' }, await png('#123456'))
    expect(data.news.image).toMatchObject({ url: expect.stringMatching(/^\/api\/uploads\/[0-9a-f]{16}\.webp$/), width: 40, height: 30 })
    expect(readdirSync(settings.uploadsDir)).toContain(data.news.image?.url.split('/').at(-1))
  })

  test('is made harmless', async () => {
    const text = '<p onclick="alert(1)">Слова<script>alert(2)</script></p><img src="x" onerror="alert(3)"><a href="javascript:alert(4)">да</a>'
    expect((await create({ alias: 'hostile', text })).data.news.text).toBe('<p>Слова</p>да')
  })

  test.each<[string, object, object]>([
    ['a short name', { name: 'Да' }, { name: 'too_small' }],
    ['a preview of 301 letters', { preview: 'я'.repeat(301) }, { preview: 'too_big' }],
    ['tags without words', { text: '<p><b></b></p>' }, { text: 'required' }],
    ['an alias with a space', { alias: 'a b' }, { alias: 'invalid_format' }],
    ['an alias of digits', { alias: '12' }, { alias: 'invalid_format' }],
    ['a language that the edition does not speak', { lang: 'pl' }, { lang: 'invalid_value' }],
    ['an unknown category', { category_id: 999_999 }, { category_id: 'not_found' }],
    ['an unknown subject', { lesson_id: 999_999 }, { lesson_id: 'not_found' }],
    ['a question without its answer', { faq: [['Когда?', '']] }, { 'faq.0.1': 'too_small' }],
  ])('is refused with %s', async (_, wrong, error) => {
    const seen = await create({ alias: `wrong-${Math.abs(JSON.stringify(wrong).length)}`, ...wrong })
    expect([seen.code, seen.error]).toEqual([400, error])
  })

  test('has a category of its own language', async () => {
    const { id } = await buildCategory(database, { lang: 'ua' })
    expect((await create({ alias: 'other-language', category_id: id })).error).toEqual({ category_id: 'invalid_value' })
  })

  test('has an alias of its own in its language, the same one in another', async () => {
    const ukrainian = await buildCategory(database, { lang: 'ua' })
    const first = await create({ alias: 'one-alias' })
    expect((await create({ alias: 'one-alias' })).error).toEqual({ alias: 'not_unique' })
    const second = await create({ alias: 'one-alias', lang: 'ua', category_id: ukrainian.id })
    expect(second.data.news.written_in).toEqual([
      { id: first.data.news.id, lang: 'ru', name: fields.name },
      { id: second.data.news.id, lang: 'ua', name: fields.name },
    ])
  })
})

describe('saving a piece of news', () => {
  test('keeps its picture without a new one, takes a new one, and tells both', async () => {
    const { id } = (await create({ alias: 'pictured' }, await png('#111111'))).data.news
    const before = await read(id)
    expect((await save(id, { alias: 'pictured', image: { url: before.image?.url } })).data.news.image).toEqual(before.image)
    const after = (await save(id, { alias: 'pictured', image: { url: '' } }, await png('#eeeeee'))).data.news
    expect(after.image?.url).not.toBe(before.image?.url)
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `news ${id}`))
      .orderBy(adminLog.id)
    expect(lines.at(-1)?.changes).toMatchObject({ image: { before: before.image?.url, after: after.image?.url } })
  })

  test('over a newer version is a conflict with both values', async () => {
    const { id, version } = await buildNews(database, { category_id })
    await save(id, { version, name: 'Их название' })
    expect((await save(id, { version, name: 'Моё название' })).data).toMatchObject({
      fields: { name: { yours: 'Моё название', theirs: 'Их название' } },
    })
  })

  test('does not publish', async () => {
    const { id } = await buildNews(database, { category_id })
    expect((await save(id, { published: true })).data.news.published).toBe(false)
  })
})

test('a piece of news is published once', async () => {
  const { id } = await buildNews(database, { category_id })
  expect((await call(publishNews, { id }, { as })).data.news).toMatchObject({
    published: true,
    published_at: clock.now.getTime() / 1000,
    shown: true,
  })
  expect((await call(publishNews, { id }, { as })).error).toBe('wrong_status')
})

test('published news are shown while they and their category are active', async () => {
  const off = await buildCategory(database, { active: false })
  const { id } = await buildNews(database, { category_id: off.id, published: true, published_at: clock.now })
  expect((await read(id)).shown).toBe(false)
  expect((await save(id)).data.news.shown).toBe(true)
  expect((await call(toggleNews, { id }, { as })).data.news).toMatchObject({ active: false, shown: false })
  expect((await call(toggleNews, { id }, { as })).data.news).toMatchObject({ active: true, shown: true })
})

test('a piece of news loses its main picture, and then itself', async () => {
  const { id } = (await create({ alias: 'to-go' }, await png('#222222'))).data.news
  expect((await call(deleteNewsImage, { id }, { as })).data.news.image).toBeNull()
  await call(deleteNews, { id }, { as })
  expect((await call(getNews, { id }, { as })).error).toBe('not_found')
})

describe('a picture for a text', () => {
  test('is kept, and its address passes into the text', async () => {
    const { id } = await buildNews(database, { category_id })
    const { url } = (await call(addNewsImage, { image: await png('#333333'), news_id: id }, { as })).data.image
    expect((await save(id, { text: `<p>Вот</p><img src="${url}">` })).data.news.text).toContain(`src="${url}"`)
  })

  test('may come before the news are saved', async () => {
    expect((await call(addNewsImage, { image: await png('#444444') }, { as })).status).toBe('success')
  })

  test('is refused when it is none', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    expect((await call(addNewsImage, { image: svg }, { as })).error).toBe('file_type')
  })
})

test.each<[string, () => object, boolean]>([
  ['its name', () => ({ text: 'НАЙДЁНЫШ' }), true],
  ['its category', () => ({ category_id }), true],
  ['published ones', () => ({ published: true }), false],
  ['those not published', () => ({ published: false }), true],
  ['hidden ones', () => ({ active: false }), true],
  ['active ones', () => ({ active: true }), false],
  ['its language', () => ({ lang: 'ru' }), true],
  ['another language', () => ({ lang: 'en' }), false],
])('a piece of news is found by %s', async (_, filters, isFound) => {
  const { id } = await buildNews(database, { category_id, name: 'Найдёныш', active: false })
  const { data } = await call(listNews, { filters: filters() } as never, { as })
  expect(data.news.some((one) => one.id === id)).toBe(isFound)
})

test('the rules of the form are those of the server', async () => {
  const { rules } = (await call(getNewsRules, {}, { as })).data
  expect(rules).toMatchObject({
    name: { required: true, min: 5, max: 200 },
    preview: { max: 300 },
    lang: { options: [{ id: 'ua' }, { id: 'ru' }, { id: 'en' }] },
  })
  expect(rules.category_id?.options).toContainEqual({ id: category_id, name: expect.any(String) })
})
