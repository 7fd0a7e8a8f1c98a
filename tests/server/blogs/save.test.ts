import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addBlogImage, getBlog, saveBlog, setBlogMark } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { blogImages } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildBlog, buildBlogImage, ownWords } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
let as = ''
let tutor_id = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  tutor_id = (await buildTutor(database)).id
})

const fields = {
  name: 'Пять задач, на которых теряют баллы',
  description: 'Разбираем задачи из середины работы и способ проверить себя за минуту',
  lesson_id: 8,
  lang: 'ru' as const,
}
const words = ownWords(200)
const paragraph = `<p>${words}</p>`
const save = (id: number, more: object = {}) => call(saveBlog, { blog: { id, ...fields, text: paragraph, ...more } } as never, { as })

describe('saving a post', () => {
  test('keeps its status and makes its HTML harmless', async () => {
    const { id, version, alias } = await buildBlog(database, { tutor_id, status: 2 })
    const hostile = `${paragraph}<script>alert(1)</script><p onclick="alert(2)" style="color:red">Слова</p><a href="javascript:alert(3)">Нет</a><img src=x onerror=alert(4)>`
    const { data, error } = await save(id, { text: hostile, version })
    expect(error).toBeNull()
    expect(data.blog).toMatchObject({ ...fields, alias, status: 2, version: version + 1, text: `${paragraph}<p>Слова</p>Нет` })
    expect(data.blog.letters).toBe(words.length + ' Слова Нет'.length)
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Задачи' }, { name: 'too_small' }],
    ['a long name', { name: 'я'.repeat(121) }, { name: 'too_big' }],
    ['a short description', { description: 'Задачи' }, { description: 'too_small' }],
    ['a long description', { description: 'я'.repeat(301) }, { description: 'too_big' }],
    ['less to read than a thousand letters', { text: `<p>${'я '.repeat(400)}</p>` }, { text: 'too_small' }],
    ['tags in place of letters', { text: `<p>${'<b></b>'.repeat(1000)}</p>` }, { text: 'too_small' }],
    ['more to read than thirty thousand letters', { text: `<p>${'я'.repeat(30_001)}</p>` }, { text: 'too_big' }],
    ['a language that the edition does not speak', { lang: 'es' }, { lang: 'invalid_value' }],
    ['an unknown subject and a short name', { name: 'Уроки', lesson_id: 999 }, { name: 'too_small', lesson_id: 'not_found' }],
    ['an unknown subject', { lesson_id: 999 }, { lesson_id: 'not_found' }],
    ['several faults, all of them told', { name: '', text: '<p>я</p>' }, { name: 'too_small', text: 'too_small' }],
  ])('is refused with %s', async (_, wrong, error) => {
    const { id } = await buildBlog(database, { tutor_id })
    const seen = await save(id, wrong)
    expect([seen.code, seen.error]).toEqual([400, error])
  })

  test('over a newer version is a conflict, of a deleted one refused', async () => {
    const { id, version } = await buildBlog(database, { tutor_id })
    await save(id, { version })
    expect((await save(id, { version, name: 'Шесть задач, на которых теряют баллы' })).data).toEqual({
      fields: { name: { yours: 'Шесть задач, на которых теряют баллы', theirs: fields.name } },
    })
    const gone = await buildBlog(database, { tutor_id, status: 5 })
    expect((await save(gone.id)).error).toBe('wrong_status')
  })

  test('takes the tutor’s kept pictures that the text shows, and drops those it no longer shows', async () => {
    const { id } = await buildBlog(database, { tutor_id })
    const stranger = (await buildTutor(database)).id
    const [kept, shown, strange] = ['1', '2', '3'].map((digit) => `${digit.repeat(32)}.webp`) as [string, string, string]
    await buildBlogImage(database, { tutor_id, file: kept })
    await buildBlogImage(database, { tutor_id, owner_id: id, file: shown })
    await buildBlogImage(database, { tutor_id: stranger, file: strange })
    const image = (file: string) => `<img src="/api/uploads/${file}" alt="" />`
    const { data } = await save(id, { text: paragraph + image(kept) + image(strange) })
    expect(data.blog.images.map(({ url }) => url)).toEqual([`/api/uploads/${kept}`])
    const [left] = await database.drizzle.select().from(blogImages).where(eq(blogImages.file, strange))
    expect(left).toMatchObject({ tutor_id: stranger, owner_id: null })
  })
})

describe('the mark of a post', () => {
  test('is 0 to 10, goes into the trail with what it was, and into the mean of the tutor’s others', async () => {
    const author = (await buildTutor(database)).id
    const [{ id }, other] = [await buildBlog(database, { tutor_id: author }), await buildBlog(database, { tutor_id: author, mark: 4 })]
    await buildBlog(database, { tutor_id: author, mark: 9 })
    expect((await call(setBlogMark, { id, mark: 0 }, { as })).data.blog).toMatchObject({ mark: 0, mean_mark: 6.5 })
    await call(setBlogMark, { id, mark: 10 }, { as })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `blog ${id}`))
      .orderBy(adminLog.id)
    expect(lines.map(({ changes }) => changes)).toEqual([{ mark: { before: null, after: 0 } }, { mark: { before: 0, after: 10 } }])
    expect((await call(getBlog, { id: other.id }, { as })).data.blog.mark).toBe(4)
  })

  test.each([-1, 11, 2.5])('is not %d', async (mark) => {
    const { id } = await buildBlog(database, { tutor_id })
    expect((await call(setBlogMark, { id, mark }, { as })).code).toBe(400)
  })

  test('of a deleted post is refused', async () => {
    const { id } = await buildBlog(database, { tutor_id, status: 5 })
    expect((await call(setBlogMark, { id, mark: 5 }, { as })).error).toBe('wrong_status')
  })
})

test('a picture for a post is kept beside it until the text shows it', async () => {
  const { id } = await buildBlog(database, { tutor_id })
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
  const { data, error } = await call(addBlogImage, { image: new Blob([png]), tutor_id, blog_id: id }, { as })
  expect(error).toBeNull()
  expect((await call(getBlog, { id }, { as })).data.blog.images).toEqual([data.image])
})
