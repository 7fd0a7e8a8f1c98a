import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  activateTutor,
  CONTENT_STATUS,
  deactivateTutor,
  getBlogs,
  getFooter,
  getTutor,
  rateBlog,
  setBlogNeedRevision,
  setBlogPublished,
} from '../../../schemas/index.ts'
import { hear } from '../../../server/database/hear.ts'
import { awayLinks, blogs, staticPages, tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildBlog, buildBlogImage } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, database, signInAs } = await useApp({ edition: 'ua' })
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const { published, off, deleted } = CONTENT_STATUS
const at = (day: number) => new Date(Date.UTC(2026, 0, day))
/** As every process does that hears of a change. */
const forget = () => database.cache.forget('all')
const ask = (query: object = {}) => call(getBlogs, { lang: 'ru', ...query } as never)
const listed = async (query: object = {}) => (await ask(query)).data?.blogs.map(({ alias }) => alias)

let tutor_id = 0
beforeEach(async () => {
  await database.drizzle.delete(blogs)
  tutor_id = (await buildTutor(database)).id
  forget()
})
const publish = (row: object = {}, day = 1) => buildBlog(database, { tutor_id, status: published, published_at: at(day), ...row })

describe('visitors see posts', () => {
  test('on the profile of their tutor again as soon as staff show the tutor again', async () => {
    const { alias } = await publish()
    const onProfile = async () => (await call(getTutor, { id: tutor_id, lang: 'ru' })).data.profile?.blogs.map((one) => one.alias)
    expect(await onProfile()).toEqual([alias])
    await call(deactivateTutor, { tutor_id }, { as })
    forget()
    expect(await onProfile()).toEqual([])
    await call(activateTutor, { tutor_id }, { as })
    database.cache.forget([`tutor:${tutor_id}`])
    expect(await onProfile()).toEqual([alias])
  })

  test('on the profile of their tutor, the three newest', async () => {
    for (const day of [1, 4, 2, 3]) await publish({ alias: `day-${day}` }, day)
    const { data } = await call(getTutor, { id: tutor_id, lang: 'ru' })
    expect(data.profile?.blogs.map(({ alias }) => alias)).toEqual(['day-4', 'day-3', 'day-2'])
  })

  test('of their language that staff let through, the newest first; of one author where one is named', async () => {
    const other = (await buildTutor(database, { name: 'Олена', last_name: 'Коваль' })).id
    await publish({ alias: 'old-1' }, 1)
    await publish({ alias: 'fresh-2', tutor_id: other }, 5)
    await publish({ alias: 'ua-3', lang: 'ua' })
    await buildBlog(database, { tutor_id, alias: 'waits-4' })
    await publish({ alias: 'draft-5', status: off })
    expect(await listed()).toEqual(['fresh-2', 'old-1'])
    const { data } = await ask({ tutor_id: other })
    expect([data.blogs.map(({ alias }) => alias), data.author?.full_name]).toEqual([['fresh-2'], 'Олена К.'])
  })

  test('of a subject that none is about not at all; who has written none is no author', async () => {
    await publish()
    const { data } = await ask({ lesson: '1' })
    expect(data).toMatchObject({ blogs: [], total_count: 0, pages_count: 0, meta_robots: 'noindex, follow' })
    expect((await ask({ tutor_id: (await buildTutor(database)).id })).error).toBe('not_found')
  })

  test('under the name that their author has now, in the list and beside another post', async () => {
    const other = (await buildTutor(database, { name: 'Олена', last_name: 'Коваль' })).id
    await publish({ alias: 'hers-1', tutor_id: other })
    await publish({ alias: 'his-2' }, 2)
    const names = async () => {
      const [list, post] = [await ask(), await ask({ alias: 'his-2' })]
      return [...list.data.blogs, ...post.data.similar].filter(({ alias }) => alias === 'hers-1').map(({ author }) => author.name)
    }
    expect(await names()).toEqual(['Олена К.', 'Олена К.'])
    await database.drizzle.update(tutors).set({ name: 'Оксана' }).where(eq(tutors.id, other))
    database.cache.forget([`tutor:${other}`])
    expect(await names()).toEqual(['Оксана К.', 'Оксана К.'])
  })

  test('as soon as staff publish them, and no longer than until they send them back', async () => {
    await publish()
    const { id, alias } = await buildBlog(database, { tutor_id })
    const seen = async () => {
      forget()
      return [(await listed())?.includes(alias), (await ask({ alias })).status === 'success']
    }
    await call(setBlogPublished, { id }, { as })
    expect(await seen()).toEqual([true, true])
    await call(setBlogNeedRevision, { id, revision_comment: 'Исправьте пример' }, { as })
    expect(await seen()).toEqual([false, false])
  })
})

test('posts of one author are described as theirs, and stand in one language', async () => {
  await publish()
  await publish({ lang: 'ua' })
  const [{ data: all }, { data: own }] = [await ask(), await ask({ tutor_id })]
  expect([all.lang_links, own.lang_links]).toEqual([{ ua: '', ru: 'ru' }, {}])
  expect(own.hreflangs.current_site).toEqual([])
  expect(own.metatags.metad).toContain(own.author?.full_name)
})

test('a post has one address, under the prefix of its language; a deleted one is gone, one that is off tells nothing of itself', async () => {
  await publish({ alias: 'mine-1', lang: 'ua' })
  const { alias } = await publish({ status: deleted })
  const { error, data } = await ask({ alias: 'mine-1' })
  expect([error, data]).toEqual(['not_found', { moved_to: 'mine-1' }])
  expect(await ask({ alias })).toMatchObject({ code: 410, error: 'not_found', data: { gone: true } })
  expect(await ask({ alias: (await publish({ status: off })).alias })).toMatchObject({ code: 404, data: null })
})

test('a post stands at an address of the blog, with the first picture that its text shows', async () => {
  const [first, second] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.webp`)
  const image = (file = '') => `<img src="/api/uploads/${file}" alt="" width="40" height="30" />`
  const { id, alias } = await publish({ text: `<p>Слова</p>${image(second)}${image(first)}` })
  await buildBlogImage(database, { tutor_id, owner_id: id, file: first ?? '' })
  await buildBlogImage(database, { tutor_id, owner_id: id, file: second ?? '' })
  const without = await publish()
  await buildBlogImage(database, { tutor_id, owner_id: without.id, file: `${'c'.repeat(32)}.webp` })
  expect((await ask({ alias: without.alias })).data.blog?.image).toBeNull()
  const { blog, meta_canonical, microdata } = (await ask({ alias })).data
  expect(meta_canonical).toMatch(new RegExp(`^http://blog\\.ua\\.localhost(:\\d+)?/ru/${alias}$`))
  expect(blog?.image?.url).toBe(`/api/uploads/${second}`)
  expect(Object.values(microdata).map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
})

test('a language without posts has no list, no menu entry and no feed; the feed and the sitemap are those of the blog’s host', async () => {
  const { id } = await publish({ alias: 'told-1', sent_at: at(5) }, 3)
  expect((await call(getBlogs, { lang: 'ua' })).error).toBe('not_found')
  const lists = async (lang: 'ua' | 'ru') => (await call(getFooter, { lang })).data.lists
  expect([await lists('ua'), await lists('ru')]).toEqual([expect.not.arrayContaining(['blog']), expect.arrayContaining(['blog'])])
  const read = (url: string, host = 'blog.ua.localhost') => app.inject({ url, headers: { host } })
  expect((await read('/feed.xml')).statusCode).toBe(404)
  const feed = (await read('/ru/feed.xml')).body
  expect(feed).toContain('href="http://blog.ua.localhost/ru/told-1"')
  expect(feed).toContain('<published>2026-01-03T00:00:00.000Z</published><updated>2026-01-05T00:00:00.000Z</updated>')
  expect(feed).toMatch(new RegExp(`<entry><id>tag:ua\\.localhost,[\\d-]{10}:blog/${id}</id>`))
  expect((await read('/ru/feed.xml', 'ua.localhost')).statusCode).toBe(404)
  expect(await readMap(app, 'blog.ua.localhost')).toContain(
    '<loc>http://blog.ua.localhost/ru/told-1</loc><lastmod>2026-01-05T00:00:00.000Z</lastmod>',
  )
  expect(await readMap(app, 'ua.localhost')).not.toContain('told-1')
})

test('the feed can be read whatever is in the title of a post', async () => {
  await publish({ name: 'Сло\ufffeва\uffff & дела' })
  const { body } = await app.inject({ url: '/ru/feed.xml', headers: { host: 'blog.ua.localhost' } })
  expect(body).toContain('<title>Слова &amp; дела</title>')
  expect(body).not.toMatch(/[\ufffe\uffff]/)
})

test('a post leads to other sites over the page of the site, which the blog has not', async () => {
  const url = 'https://book.example/words'
  await database.drizzle.insert(awayLinks).values({ code: 'chance', url })
  const { alias } = await publish({ text: `<p>${'Слова '.repeat(20)}<a href="${url}">книга</a></p>` })
  expect((await ask({ alias })).data.blog?.text).toMatch(/href="http:\/\/ua\.localhost(:\d+)?\/away\?code=chance"/)
})

test('a post names a page of terms that staff hide without a link', async () => {
  const { alias } = await publish({ text: '<p>Прочтите <a href="/ru/p/pp/">условия</a>.</p>' })
  await database.drizzle
    .insert(staticPages)
    .values({ alias: 'p/pp', lang: 'ru', name: 'Условия', h1: 'Условия', title: 'Условия', text: '<p>1</p>', status: 0 })
  expect((await ask({ alias })).data.blog?.text).toBe('<p>Прочтите условия.</p>')
  await database.drizzle.delete(staticPages)
})

test('a path in a post leads to the site, as it did where it was written', async () => {
  const { alias } = await publish({ text: `<p>${'Слова '.repeat(20)}<a href="/contacts">напишите</a></p>` })
  expect((await ask({ alias })).data.blog?.text).toMatch(/href="http:\/\/ua\.localhost(:\d+)?\/contacts"/)
})

test('the front of the blog tells search engines no way of one step, the posts of an author their two', async () => {
  await publish()
  expect((await ask()).data.microdata).toEqual({})
  expect((await ask({ tutor_id })).data.microdata.breadcrumbs?.itemListElement).toHaveLength(2)
})

test('a reader’s mark is not taken of a post that nobody sees', async () => {
  const { id } = await publish({ status: off })
  expect((await call(rateBlog, { id, rating: 5 })).error).toBe('not_found')
})

test('a reader’s mark counts for the post, and whoever reads it next sees it', async () => {
  const { id, alias } = await publish()
  const shown = async () => (await call(getBlogs, { lang: 'ru', alias })).data.blog?.rating
  expect(await shown()).toEqual({ avg: null, count: 0 })
  const hearing = await hear(database)
  const heard = new Promise((done) => database.cache.onForget(done))
  const headers = { host: 'ua.localhost', origin: 'http://blog.ua.localhost' }
  const { data } = (await app.inject({ method: 'POST', url: `/api/client/blog/set_rating?id=${id}&rating=4`, headers })).json()
  expect(data.rating).toEqual({ avg: 4, count: 1 })
  expect((await database.drizzle.select().from(blogs))[0]).toMatchObject({ rating_avg: 4, rating_count: 1 })
  expect(await heard.finally(() => hearing.stop())).toEqual([`post:${id}`])
  expect(await shown()).toEqual({ avg: 4, count: 1 })
})
