import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { CONTENT_STATUS } from '../../../schemas/index.ts'
import { awayLinks, blogImages, blogs } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildBlog, buildBlogImage, ownWords } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, edition, signInAs } = await useApp()
await buildReference(database)
const { moderation, published, off, deleted } = CONTENT_STATUS
let as = ''
let tutor_id = 0

beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
  as = await signInAs({ tutor: tutor_id })
})

const fields = () => ({
  name: 'Как запоминать слова надолго',
  description: 'О том, как повторять слова так, чтобы они остались в памяти',
  lesson_id: 8,
  lang: 'ru' as const,
  text: `<p>${ownWords()}</p>`,
})
const create = (more: object = {}) => call(calls.createTutorBlog, { blog: { ...fields(), ...more } } as never, { as })
const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f5d50' } })
        .png()
        .toBuffer(),
    ),
  ])

describe('a new post', () => {
  test('waits to be looked through, with an address of its name, and leads nowhere from our address yet', async () => {
    const text = `<p>${ownWords()} <a href="https://words.example/list">список</a></p>`
    const { data, error } = await create({ text })
    expect(error).toBeNull()
    expect(data.blog).toMatchObject({
      tutor_id,
      alias: `kak-zapominat-slova-nadolgo-${data.blog.id}`,
      status: moderation,
      actions: ['set_deleted'],
      published_at: null,
      created_at: clock.now.getTime() / 1000,
    })
    expect(await database.drizzle.select().from(awayLinks).where(eq(awayLinks.url, 'https://words.example/list'))).toEqual([])
    const [row] = await database.drizzle.select().from(blogs).where(eq(blogs.id, data.blog.id))
    expect(row?.letters).toBe(data.blog.letters)
    expect(row?.shingles.length).toBeGreaterThan(100)
  })

  test('is read from a JSON string as from an object', async () => {
    const written = fields()
    const { data } = await call(calls.createTutorBlog, { blog: JSON.stringify(written) } as never, { as })
    expect(data.blog).toMatchObject({ tutor_id, name: written.name, text: written.text })
    const { code, error } = await call(calls.createTutorBlog, { blog: '{"name":' } as never, { as })
    expect([code, error]).toEqual([400, { blog: 'invalid_type' }])
  })

  test('may be an unfinished draft, which is held to the rules when it is sent', async () => {
    const { data } = await create({ draft: 1, description: '', text: '<p>Первые слова</p>' })
    expect(data.blog).toMatchObject({ status: off, actions: ['set_deleted'] })
    const { id } = data.blog
    const early = await call(calls.saveTutorBlog, { blog: { id, ...fields(), description: '', text: '<p>Первые слова</p>' } }, { as })
    expect([early.code, early.error]).toEqual([400, { description: 'too_small', text: 'too_small' }])
    const sent = await call(calls.saveTutorBlog, { blog: { id, ...fields() } }, { as })
    expect(sent.data.blog.status).toBe(moderation)
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Слова' }, { name: 'too_small' }],
    ['a long name', { name: 'я'.repeat(121) }, { name: 'too_big' }],
    ['a short description', { description: 'О словах' }, { description: 'too_small' }],
    ['a long description', { description: 'я'.repeat(301) }, { description: 'too_big' }],
    ['a short text', { text: '<p>Мало</p>' }, { text: 'too_small' }],
    ['a long text', { text: `<p>${'я'.repeat(30_001)}</p>` }, { text: 'too_big' }],
    ['a text of tags alone', { text: '<p></p>'.repeat(400) }, { text: 'too_small' }],
    ['words that only a script holds', { text: `<script>${'a'.repeat(2000)}</script>` }, { text: 'too_small' }],
    ['a language of another edition', { lang: 'pl' }, { lang: 'invalid_value' }],
    ['no subject', { lesson_id: null }, { lesson_id: 'invalid_type' }],
    ['an unknown subject and a short name', { name: 'Уроки', lesson_id: 999 }, { name: 'too_small', lesson_id: 'not_found' }],
    ['an unknown subject', { lesson_id: 999 }, { lesson_id: 'not_found' }],
  ])('is refused with %s', async (_, wrong, problems) => {
    const { code, error } = await create(wrong)
    expect([code, error]).toEqual([400, problems])
    expect(await database.drizzle.select().from(blogs).where(eq(blogs.tutor_id, tutor_id))).toEqual([])
  })
})

describe('the HTML of a post', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    ['a handler', '<p onclick="alert(1)">a</p>', /onclick|alert/],
    ['an address that is a script', '<a href="javascript:alert(1)">a</a>', /javascript|alert/],
    ['an address that hides one', '<a href=" java&#9;script:alert(1)">a</a>', /script|alert/],
    ['a frame', '<iframe src="https://evil.example"></iframe>', /iframe|evil/],
    ['a drawing', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">a</a></svg>', /svg|alert/],
    ['a style', '<p style="position:fixed;inset:0">a</p><style>*{display:none}</style>', /style|display/],
    ['a form', '<form action="https://evil.example"><input name="password"></form>', /form|input|evil/],
    ['a picture from elsewhere', '<img src="https://evil.example/seen.png">', /img|evil/],
    ['a picture with a handler', '<img src=x onerror=alert(1)>', /img|onerror/],
  ])('is harmless whatever stands in it: %s', async (_, hostile, forbidden) => {
    const { data } = await create({ text: `<p>${ownWords()}</p>${hostile}` })
    expect(data.blog.text).not.toMatch(forbidden)
  })

  test('shows the pictures that its tutor sent for it, and no others', async () => {
    const { data } = await call(calls.addTutorBlogImage, { image: await picture(), tutor_id }, { as })
    const foreign = `${'f'.repeat(32)}.webp`
    await buildBlogImage(database, { tutor_id: (await buildTutor(database)).id, file: foreign })
    const text = `<p>${ownWords()}</p><img src="${data.image.url}" alt="схема" /><img src="/api/uploads/${foreign}" />`
    const made = await create({ text })
    expect(made.data.blog.text).toContain(data.image.url)
    expect(made.data.blog.text).not.toContain(foreign)
    expect(made.data.blog.images).toEqual([data.image])
    const [row] = await database.drizzle.select().from(blogImages).where(eq(blogImages.id, data.image.image_id))
    expect(row?.owner_id).toBe(made.data.blog.id)
  })

  test('brings no picture in the name of another tutor, and none that is no picture', async () => {
    const other = (await buildTutor(database)).id
    expect((await call(calls.addTutorBlogImage, { image: await picture(), tutor_id: other }, { as })).error).toBe('forbidden')
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
    expect((await call(calls.addTutorBlogImage, { image: drawing, tutor_id }, { as })).error).toBe('file_type')
  })
})

test('a published post that is saved as a draft is on the site no more, and comes back only by staff', async () => {
  const { id } = await buildBlog(database, { tutor_id, status: published, approved: true })
  const { data } = await call(calls.saveTutorBlog, { blog: { id, ...fields(), draft: 1 } } as never, { as })
  expect(data.blog.status).toBe(off)
  expect((await call(calls.changeTutorBlogStatus, { blog: { id, new_status: published } }, { as })).error).toBe('wrong_status')
})

test('the rules of the form are those of the server, with its choices and the house rules', async () => {
  const { rules, rules_text } = (await call(calls.getBlogRules, {}, { as })).data
  expect(rules).toMatchObject({
    name: { required: true, min: 10, max: 120 },
    description: { required: true, min: 50, max: 300 },
    text: { required: true, min: 1000, max: 30_000 },
  })
  expect(rules.lang?.options?.map(({ id }) => id)).toEqual(edition.locales)
  expect(rules.lesson_id?.options).toContainEqual(expect.objectContaining({ id: 8 }))
  expect(rules_text).toMatch(/^<ul><li>/)
})

test('the list has twelve posts a page, the newest first, without the deleted ones', async () => {
  for (let n = 0; n < 13; n += 1) await buildBlog(database, { tutor_id, status: off })
  await buildBlog(database, { tutor_id, status: deleted })
  const first = await call(calls.listTutorBlogs, { page: 1 }, { as })
  const second = await call(calls.listTutorBlogs, { page: 2 }, { as })
  expect([first.data.blogs.length, second.data.blogs.length, first.data.total_count, first.data.pages_count]).toEqual([12, 1, 13, 2])
  const ids = [...first.data.blogs, ...second.data.blogs].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})
