import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkUniqueness, getBlog, listBlogs, saveBlog } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildBlog, ownWords } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''
let author = 0
let other = 0
const passage = 'Больше всего баллов теряют на задачах из середины работы'

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  author = (await buildTutor(database)).id
  other = (await buildTutor(database, { name: 'Тимур', last_name: 'Касымов' })).id
})

const check = async (id: number) => (await call(checkUniqueness, { id }, { as })).data
const read = async (id: number) => (await call(getBlog, { id }, { as })).data.blog

describe('the check of uniqueness', () => {
  test('names the posts that say the same, with the passage as they have it, and whether they are the tutor’s own', async () => {
    const copied = await buildBlog(database, { tutor_id: other, status: 2, text: `<p>${ownWords(40)}</p><h2>${passage}!</h2>` })
    const own = ownWords(20)
    const earlier = await buildBlog(database, { tutor_id: author, text: `<p>${own}</p>` })
    const { id } = await buildBlog(database, {
      tutor_id: author,
      text: `<p>${ownWords(100)}</p><ul><li>${passage.toUpperCase()}</li></ul><p>${own}</p>`,
    })
    const { percent, matches } = await check(id)
    expect(matches).toEqual([
      { blog_id: copied.id, name: copied.name, tutor_name: 'Тимур Касымов', own: false, from: 100, words: 9, text: passage },
      { blog_id: earlier.id, name: earlier.name, tutor_name: 'Айгерим Сейтова', own: true, from: 109, words: 20, text: own },
    ])
    // 129 words have 125 shingles, 5 and 16 of them stand elsewhere
    expect(percent).toBe(Math.floor((100 * (125 - 21)) / 125))
  })

  test('is kept with the post until its text changes, and leaves no line in the trail', async () => {
    const { id, name, description, lang, lesson_id, version } = await buildBlog(database, { tutor_id: author })
    expect((await read(id)).uniqueness).toBeNull()
    await check(id)
    const checked = await read(id)
    expect(checked).toMatchObject({ percent: 100, uniqueness: { percent: 100, matches: [], checked_at: clock.now.getTime() / 1000 } })
    expect(checked.uniqueness?.compared).toBeGreaterThan(0)
    expect((await call(listBlogs, { filters: { id } }, { as })).data.blogs[0]?.percent).toBe(100)
    expect(
      await database.drizzle
        .select()
        .from(adminLog)
        .where(eq(adminLog.target, `blog ${id}`)),
    ).toEqual([])
    const same = { id, name: `${name} снова`, description, lang: 'ru' as const, lesson_id, text: checked.text, version }
    expect(lang).toBe('ru')
    expect((await call(saveBlog, { blog: same }, { as })).data.blog.percent).toBe(100)
    const { data } = await call(saveBlog, { blog: { ...same, text: `<p>${ownWords()}</p>`, version: version + 1 } }, { as })
    expect(data.blog).toMatchObject({ percent: null, uniqueness: null })
  })

  test('leaves out deleted posts, and finds what a post says since it was saved', async () => {
    const words = ownWords(30)
    await buildBlog(database, { tutor_id: other, status: 5, text: `<p>${words}</p>` })
    const mended = await buildBlog(database, { tutor_id: other })
    const { id } = await buildBlog(database, { tutor_id: author, text: `<p>${words}</p>` })
    expect(await check(id)).toEqual({ percent: 100, matches: [] })
    const { name, description, lesson_id } = mended
    const saved = { id: mended.id, name, description, lang: 'ru' as const, lesson_id, text: `<p>${ownWords()} ${words}</p>` }
    expect((await call(saveBlog, { blog: saved }, { as })).error).toBeNull()
    expect(await check(id)).toMatchObject({ percent: 0, matches: [{ blog_id: mended.id, words: 30 }] })
  })

  test('of an unknown post is not found', async () => expect((await call(checkUniqueness, { id: 99_999 }, { as })).error).toBe('not_found'))
})
