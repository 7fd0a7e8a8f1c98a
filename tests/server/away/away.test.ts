import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CONTENT_STATUS,
  createTutorAd,
  createTutorBlog,
  findRedirect,
  saveAd,
  saveBlog,
  saveTutorAd,
  saveTutorBlog,
  setAdPublished,
  setBlogPublished,
} from '../../../schemas/index.ts'
import { externalUrl } from '../../../server/away/external.ts'
import { urlsIn } from '../../../server/away/in-words.ts'
import { keepLinksOfArticle, keepLinksOfText } from '../../../server/away/keep.ts'
import { wordsThroughAway } from '../../../server/away/plain.ts'
import { awayLinks } from '../../../server/away/table.ts'
import { articleThroughAway } from '../../../server/away/through.ts'
import { ads, blogs } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { codeOf } from '../../build/away.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd, buildBlog } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSockets } from '../../build/sockets.ts'
import { buildTutor } from '../../build/tutors.ts'

const testApp = await useApp()
const { call, clock, database, settings, signInAs } = testApp
const open = await useSockets(testApp)
const place = {
  settings: { ...settings, editions: ['kz' as const, 'pl' as const], panelUrl: 'https://office.example.net', apiUrl: 'https://api.example.net' },
  siteUrl: 'https://tutors.example.org',
}
const keepArticle = (html: string) => database.transaction((tx) => keepLinksOfArticle({ tx, now: clock.now, ...place }, html))
const keepText = (text: string) => database.transaction((tx) => keepLinksOfText({ tx, now: clock.now, ...place }, text))
const kept = async () => (await database.drizzle.select({ url: awayLinks.url }).from(awayLinks).orderBy(awayLinks.url)).map(({ url }) => url)

/** What a code was once. */
const hashOf = (url: string) => createHash('sha256').update(url).digest('base64url').slice(0, 22)
const otherCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())

beforeAll(() => buildReference(database))
beforeEach(() => database.drizzle.delete(awayLinks))

describe('a code', () => {
  test('leads where the link did that it was made for', async () => {
    await keepArticle('<p><a href="https://book.example/a?b=1&amp;c=2#d">Книга</a></p>')
    const code = (await codeOf(database, 'https://book.example/a?b=1&c=2#d')) ?? ''
    const { data, error } = await call(findRedirect, { code })
    expect([data, error]).toEqual([{ url: 'https://book.example/a?b=1&c=2#d' }, null])
  })

  test.each<[string, (code: string) => string, [number, unknown]]>([
    ['that we did not make', () => 'a'.repeat(22), [404, 'not_found']],
    ['that is an address', () => 'https://book.example/', [404, 'not_found']],
    ['that is reckoned from an address', () => hashOf('https://book.example/'), [404, 'not_found']],
    ['in another case', (code) => code.replace(/[a-z]/gi, otherCase), [404, 'not_found']],
    ['cut short', (code) => code.slice(0, 21), [404, 'not_found']],
    ['with a letter that no code has', () => '%_', [404, 'not_found']],
    ['with a sign that hides', () => 'a\u0000b', [400, { code: 'invalid_format' }]],
    ['that is empty', () => '', [400, { code: 'too_small' }]],
    ['longer than any', () => 'a'.repeat(41), [400, { code: 'too_big' }]],
  ])('%s leads nowhere', async (_, sent, told) => {
    await keepArticle('<a href="https://book.example/">Книга</a>')
    const answer = await call(findRedirect, { code: sent((await codeOf(database, 'https://book.example/')) ?? '') })
    expect([answer.code, answer.error]).toEqual(told)
  })

  test('from before codes were of chance leads on, and is that of its address', async () => {
    const url = 'https://book.example/'
    await database.drizzle.insert(awayLinks).values({ code: hashOf(url), url })
    await keepArticle(`<a href="${url}">Книга</a>`)
    expect((await call(findRedirect, { code: hashOf(url) })).data).toEqual({ url })
    expect(await articleThroughAway({ db: database.drizzle, ...place }, `<a href="${url}">Книга</a>`)).toContain(`code=${hashOf(url)}`)
  })

  test('is one for an address, however often it is written', async () => {
    await keepText('https://book.example и ещё раз: HTTPS://BOOK.example/, https://book.example/')
    await keepText('(https://book.example/).')
    expect(await kept()).toEqual(['https://book.example/'])
  })
})

describe('what is no way to another site', () => {
  test.each([
    ['a script', 'javascript:alert(1)//https://a.example'],
    ['a page in the address', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a mail', 'mailto:a@a.example'],
    ['a path of ours', '/blog/'],
    ['another host without its scheme', '//a.example/'],
    ['an address without end', `https://a.example/${'a'.repeat(2000)}`],
    ['the site', 'https://tutors.example.org/user-1/'],
    ['the blog', 'https://blog.tutors.example.org/post'],
    ['the back office', 'https://office.example.net/panel/'],
    ['the API', 'https://api.example.net/api/'],
    ['another edition', 'http://pl.localhost/korepetycje/'],
  ])('gets no code: %s', async (_, href) => {
    expect(externalUrl(href, place)).toBeNull()
    await keepArticle(`<a href="${href.replaceAll('<', '&lt;')}">a</a>`)
    expect(await kept()).toEqual([])
  })

  test('but an address as long as one may be is one', () => {
    const href = `https://a.example/${'a'.repeat(2000 - 'https://a.example/'.length)}`
    expect(externalUrl(href, place)).toBe(href)
  })

  test.each(['https://tutors.example.org.evil.example/', 'https://eviltutors.example.org/', 'https://tutors.example.org@evil.example/'])(
    'but %s, which only looks like ours, is one',
    (href) => expect(externalUrl(href, place)).toBe(href),
  )

  test('is refused by the database too', async () => {
    const written = database.drizzle.execute(sql`insert into away_links (code, url) values ('a', 'javascript:alert(1)')`)
    await expect(written).rejects.toMatchObject({ cause: { constraint: 'away_links_url' } })
  })
})

describe('codes are made for the links', () => {
  const words = Array.from({ length: 300 }, (_, n) => `слово${n}`).join(' ')
  const staff = async () => signInAs({ admin: (await buildAdmin(database)).id })
  const states = Object.entries(CONTENT_STATUS).filter(([, status]) => status !== CONTENT_STATUS.deleted)

  test.each(states)('of a post when staff save it and it is published: %s', async (_, status) => {
    const { id } = await buildBlog(database, { tutor_id: (await buildTutor(database)).id, status })
    const [post] = await database.drizzle.select().from(blogs).where(eq(blogs.id, id))
    const { name = '', description = '', lesson_id = 0, version = 1 } = post ?? {}
    const text = `<p>${words} <a href="https://book.example/">Книга</a> <a href="javascript:alert(1)">нет</a></p>`
    const saved = await call(saveBlog, { blog: { id, name, description, lesson_id, lang: 'ru', version, text } } as never, { as: await staff() })
    expect([saved.error, await kept()]).toEqual([null, status === CONTENT_STATUS.published ? ['https://book.example/'] : []])
  })

  test.each(states)('of an ad when staff save it and it is published: %s', async (_, status) => {
    const { id } = await buildAd(database, { tutor_id: (await buildTutor(database)).id, status })
    const [ad] = await database.drizzle.select().from(ads).where(eq(ads.id, id))
    const { name = '', preview = '', lesson_id = 0, version = 1 } = ad ?? {}
    const text = `${'Занимаюсь с учениками седьмых классов. '.repeat(5)} Мои записи: http://notes.example/list.`
    const saved = await call(saveAd, { ad: { id, name, preview, lesson_id, level_id: null, version, text } } as never, { as: await staff() })
    expect([saved.error, await kept()]).toEqual([null, status === CONTENT_STATUS.published ? ['http://notes.example/list'] : []])
  })

  test('of an ad or a post when it is published, and not when its tutor sends or saves it', async () => {
    const tutor = await buildTutor(database)
    const [as, at] = [await signInAs({ tutor: tutor.id }), await staff()]
    const ad = {
      name: 'Математика без зубрёжки',
      lesson_id: 8,
      preview: 'Разберём тему за темой и подготовимся к ЕНТ',
      text: `${'Занимаюсь с учениками седьмых классов. '.repeat(5)} http://notes.example/list`,
    }
    const made = await call(createTutorAd, { ad } as never, { as })
    const { id } = made.data.ad
    const blog = {
      ...{
        name: 'Как учить двадцать слов в день',
        description: 'О том, как повторять слова так, чтобы они остались в памяти',
        lesson_id: 8,
        lang: 'ru',
      },
      text: `<p>${words} <a href="https://book.example/">Книга</a></p>`,
    }
    const draft = await call(createTutorBlog, { blog: { ...blog, draft: 1 } } as never, { as })
    const sent = await call(saveTutorBlog, { blog: { ...blog, id: draft.data.blog.id } } as never, { as })
    expect([made.error, draft.error, sent.error, await kept()]).toEqual([null, null, null, []])
    await call(setAdPublished, { id }, { as: at })
    expect(await kept()).toEqual(['http://notes.example/list'])
    await call(setBlogPublished, { id: draft.data.blog.id }, { as: at })
    expect(await kept()).toEqual(['http://notes.example/list', 'https://book.example/'])
    await call(saveTutorAd, { ad: { ...ad, id, text: ad.text.replace('list', 'other') } } as never, { as })
    expect(await kept()).not.toContain('http://notes.example/other')
    await call(setAdPublished, { id }, { as: at })
    expect(await kept()).toContain('http://notes.example/other')
  })

  test('of a message when it is sent', async () => {
    const client = await buildClient(database)
    const { id: order_id } = await buildOrder(database, clock.now, { client_id: client.id, status: 4 })
    const socket = await open({ role: 'client', id: client.id, order_id, as: await signInAs({ client: client.id }) })
    const msg_text = 'Урок здесь: https://meet.example/room(7), жду!'
    socket.send({ msg_service: 0, msg_type: 0, msg_data: { order_id, recipient: 'admin', auto_msg: false, msg_text, key: 'key-1' } })
    await expect.poll(kept).toEqual(['https://meet.example/room(7)'])
  })
})

test('an article is shown with its links to other sites over the page that names them, a path as one of the site, all others as they are', async () => {
  await keepArticle('<a href="https://book.example/?a=1&amp;b=2">Книга</a>')
  const html =
    '<p><a href="https://book.example/?a=1&amp;b=2">Книга</a> <a href="https://late.example/">Без кода</a> <a href="/about">О нас</a> <a href="#p1">Ниже</a> <a href="mailto:a@a.example">Почта</a></p>'
  const shown = await articleThroughAway({ db: database.drizzle, ...place }, html)
  const code = await codeOf(database, 'https://book.example/?a=1&b=2')
  expect(shown).toBe(
    `<p><a href="https://tutors.example.org/away?code=${code}" rel="nofollow noopener">Книга</a> <a href="https://late.example/" rel="nofollow noopener">Без кода</a> <a href="https://tutors.example.org/about" rel="nofollow noopener">О нас</a> <a href="#p1">Ниже</a> <a href="mailto:a@a.example">Почта</a></p>`,
  )
})

test('plain words are shown with each link led on whole, though a shorter one is its beginning', async () => {
  const text = 'https://book.example/a и https://book.example/a/b'
  await keepText(text)
  const [short, long] = [await codeOf(database, 'https://book.example/a'), await codeOf(database, 'https://book.example/a/b')]
  const way = (code: string | undefined, url: string) => `<a href="https://tutors.example.org/away?code=${code}" rel="nofollow noopener">${url}</a>`
  expect(await wordsThroughAway({ db: database.drizzle, ...place }, text)).toBe(
    `<p>${way(short, 'https://book.example/a')} и ${way(long, 'https://book.example/a/b')}</p>`,
  )
})

test('plain words are shown with a link that leads nowhere as words whole, though one that leads on is its beginning', async () => {
  const far = `https://book.example/${'a'.repeat(2000)}`
  const text = `https://book.example/ ${far} https://book.example/`
  await keepText(text)
  const shown = await wordsThroughAway({ db: database.drizzle, ...place }, text)
  expect(shown.match(/<a /g)).toHaveLength(2)
  expect(shown.replaceAll(/<[^>]*>/g, '')).toBe(text)
  expect(shown).toContain(` ${far} `)
})

test('plain words are shown with a link of ours as it is, though another site is named in it', async () => {
  const own = 'https://tutors.example.org/?from=https://book.example/&to=1'
  const shown = await wordsThroughAway({ db: database.drizzle, ...place }, `Все занятия: ${own}.`)
  const address = own.replace('&', '&amp;')
  expect(shown).toBe(`<p>Все занятия: <a href="${address}" rel="nofollow noopener">${address}</a>.</p>`)
})

test('an article shows a link to another site that is too long for a code as words, and one of ours as it is', async () => {
  const tail = 'a'.repeat(2000)
  const [far, own] = [`https://far.example/${tail}`, `https://tutors.example.org/${tail}`]
  await keepArticle(`<a href="${far}">Далеко</a>`)
  const shown = await articleThroughAway({ db: database.drizzle, ...place }, `<p><a href="${far}">Далеко</a> <a href="${own}">Наша</a></p>`)
  expect(shown).toBe(`<p>Далеко <a href="${own}" rel="nofollow noopener">Наша</a></p>`)
})

test.each([
  ['https://book.example/a.', 'https://book.example/a'],
  ['(https://book.example/a).', 'https://book.example/a'],
  ['https://book.example/a_(b)', 'https://book.example/a_(b)'],
  ['(https://book.example/a_(b)).', 'https://book.example/a_(b)'],
  ['(см. https://book.example/a_(b),_c_(d.)!)', 'https://book.example/a_(b),_c_(d.)'],
  ['https://book.example/a(b', 'https://book.example/a(b'],
  ['https://book.example/a)b(c))', 'https://book.example/a)b(c)'],
])('of the brackets at the end of a link only those that it opened are its own: %s', (text, url) => expect(urlsIn(text)).toEqual([url]))

// looked through from each of them these stops would take half a minute
test.each(['.', '!)', '»'])('a link that ends with nothing but "%s" without end holds nobody up', (part) => {
  const url = `https://book.example/${part.repeat(200_000)}x`
  const from = performance.now()
  expect(urlsIn(url)).toEqual([url])
  expect(performance.now() - from).toBeLessThan(5000)
})
