import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  deleteNews,
  getFooter,
  getPublicNews,
  publishNews,
  saveNews,
  saveNewsCategory,
  toggleNews,
  toggleNewsCategory,
} from '../../../schemas/index.ts'
import { hear } from '../../../server/database/hear.ts'
import { news, newsCategories, staticPages } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews, buildPage } from '../../build/site-texts.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, database, signInAs } = await useApp({ edition: 'ua' })
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const at = (day: number) => new Date(Date.UTC(2026, 0, day))
/** As every process does that hears of a change. */
const forget = () => database.cache.forget(['content'])
const ask = (query: object) => call(getPublicNews, { lang: 'ru', ...query } as never)
const listed = async (query: object = {}) => (await ask(query)).data?.news.map(({ alias }) => alias)
const told = async (alias: string, lang = 'ru') => {
  const { error, data } = await ask({ alias, lang })
  return [error, data]
}
const publish = (row: Partial<typeof news.$inferInsert> & { category_id: number }, day = 1) =>
  buildNews(database, { published: true, published_at: at(day), ...row })

let category_id = 0
beforeEach(async () => {
  await database.drizzle.delete(news)
  await database.drizzle.delete(newsCategories)
  category_id = (await buildCategory(database, { alias: 'tips', name: 'Советы' })).id
  forget()
})

describe('visitors see news', () => {
  test('of their language that are published, the newest first', async () => {
    await publish({ category_id, alias: 'old' }, 1)
    await publish({ category_id, alias: 'fresh' }, 5)
    await buildNews(database, { category_id, alias: 'draft' })
    await publish({ category_id, alias: 'hidden', active: false }, 6)
    expect(await listed()).toEqual(['fresh', 'old'])
  })

  test('without a link to a page of terms while staff hide it', async () => {
    const linked = '<p>Читайте <a href="/ru/p/pp/">условия</a> и <a href="/ru/about">о нас</a>.</p>'
    await publish({ category_id, alias: 'terms', text: linked })
    const text = async () => {
      forget()
      return (await ask({ alias: 'terms' })).data.article?.text
    }
    const { id } = await buildPage(database, { alias: 'p/pp' })
    expect(await text()).toBe(linked)
    await database.drizzle.update(staticPages).set({ status: 0 }).where(eq(staticPages.id, id))
    expect(await text()).toBe('<p>Читайте условия и <a href="/ru/about">о нас</a>.</p>')
    await database.drizzle.delete(staticPages)
  })

  test('as soon as staff publish them, and no longer than until they hide them, their category or take them away', async () => {
    await publish({ category_id, alias: 'other' })
    const { id } = await buildNews(database, { category_id, alias: 'mine' })
    expect(await told('mine')).toEqual(['not_found', null])
    const seen = async () => {
      forget()
      return [(await listed())?.includes('mine') ?? false, (await ask({ alias: 'mine' })).status === 'success']
    }
    await call(publishNews, { id }, { as })
    expect(await seen()).toEqual([true, true])
    await call(toggleNews, { id }, { as })
    expect(await seen()).toEqual([false, false])
    await call(toggleNews, { id }, { as })
    await call(toggleNewsCategory, { id: category_id }, { as })
    expect(await seen()).toEqual([false, false])
    await call(toggleNewsCategory, { id: category_id }, { as })
    await call(deleteNews, { id }, { as })
    expect(await seen()).toEqual([false, false])
    expect(await told('mine')).toEqual(['not_found', { gone: true }])
  })

  test('by a page whose title names the product', async () => {
    await publish({ category_id })
    expect((await ask({})).data.metatags).toMatchObject({ h1: 'Новости', title: 'Новости · Docento' })
  })

  test('with others of one moment beside them, of their category first and always in one order', async () => {
    const far = (await buildCategory(database, { alias: 'far', name: 'Прочее' })).id
    await publish({ category_id, alias: 'read' })
    for (const alias of ['same-1', 'same-2']) await publish({ category_id, alias })
    for (const alias of ['far-1', 'far-2', 'far-3', 'far-4']) await publish({ category_id: far, alias })
    const { similar } = (await ask({ alias: 'read' })).data
    expect(similar.map(({ alias }) => alias)).toEqual(['same-2', 'same-1', 'far-4', 'far-3', 'far-2', 'far-1'].slice(0, similar.length))
  })

  test('with none of them twice, though those of the category are the newest', async () => {
    const far = (await buildCategory(database, { alias: 'far', name: 'Прочее' })).id
    await publish({ category_id, alias: 'read' })
    await publish({ category_id: far, alias: 'far-1' }, 1)
    await publish({ category_id, alias: 'same-1' }, 5)
    expect((await ask({ alias: 'read' })).data.similar.map(({ alias }) => alias)).toEqual(['same-1', 'far-1'])
  })

  test('by categories that have some, in the order of staff', async () => {
    const first = (await buildCategory(database, { alias: 'first', sort: -1 })).id
    const empty = (await buildCategory(database, { alias: 'empty' })).id
    for (const id of [category_id, first]) await publish({ category_id: id })
    await buildNews(database, { category_id: empty })
    expect((await ask({})).data.categories.map(({ alias }) => alias)).toEqual(['first', 'tips'])
  })

  test('by the address that a category had before, unless nothing of it is shown or staff hid it', async () => {
    await publish({ category_id })
    const { id } = await buildCategory(database, { alias: 'before' })
    const { version } = (await database.drizzle.select().from(newsCategories).where(eq(newsCategories.id, id)))[0] ?? { version: 0 }
    await call(saveNewsCategory, { news_category: { id, version, alias: 'after', lang: 'ru', name: 'Раздел' } }, { as })
    const found = async () => {
      forget()
      return (await ask({ category: 'before' })).data
    }
    expect(await found()).toBeNull()
    await publish({ category_id: id })
    expect(await found()).toEqual({ category: 'after' })
    await call(toggleNewsCategory, { id }, { as })
    expect(await found()).toBeNull()
  })

  test('twelve to a page, of one category where one is named', async () => {
    const exams = (await buildCategory(database, { alias: 'exams' })).id
    for (let n = 1; n <= 13; n += 1) await publish({ category_id, alias: `tip-${n}` }, n)
    await publish({ category_id: exams, alias: 'exam' })
    const first = (await ask({})).data
    expect([first.news.length, first.total_count, first.pages_count, first.meta_robots]).toEqual([12, 14, 2, 'index, follow'])
    const second = (await ask({ page: 2 })).data
    expect([second.news.length, second.meta_canonical.split('/').at(-1)]).toEqual([2, 'news?page=2'])
    expect([first, second].map(({ metatags }) => metatags.title)).toEqual(['Новости · Docento', 'Новости · страница 2'])
    expect(second.metatags.metad).toBe(`Страница 2. ${first.metatags.metad}`)
    expect(await listed({ category: 'exams' })).toEqual(['exam'])
    expect((await ask({ category: 'exams' })).data.meta_robots).toBe('noindex, follow')
    expect(first.categories).toEqual([
      { alias: 'tips', name: 'Советы', count: 13 },
      { alias: 'exams', name: expect.any(String), count: 1 },
    ])
  })

  test('on a page behind the last one not at all', async () => {
    await publish({ category_id })
    expect((await ask({ page: 9 })).data).toMatchObject({ news: [], page: 9, pages_count: 1, meta_robots: 'noindex, follow' })
  })

  test('of a subject that none is about not at all, where the language has others', async () => {
    await publish({ category_id })
    const { data } = await ask({ lesson: '1' })
    expect(data).toMatchObject({ news: [], total_count: 0, pages_count: 0, meta_robots: 'noindex, follow' })
  })

  test.each([{ category: 'nothing' }, { lesson: 'nothing' }, { alias: 'nothing' }])('nowhere but where some are: %j', async (query) => {
    await publish({ category_id })
    expect((await ask(query)).error).toBe('not_found')
  })
})

describe('a piece of news has one address', () => {
  test('which older ones and both under another language lead to', async () => {
    const { id } = await publish({ category_id, alias: 'first' })
    const { version } = (await database.drizzle.select().from(news))[0] ?? { version: 0 }
    await call(saveNews, { news: { id, version, alias: 'second', lang: 'ru', category_id, name: 'Новость', text: '<p>Слова</p>' } }, { as })
    forget()
    expect(await told('first')).toEqual(['not_found', { moved_to: 'ru/news/second' }])
    for (const alias of ['first', 'second']) expect(await told(alias, 'ua')).toEqual(['not_found', { moved_to: 'ru/news/second' }])
  })

  test('that of another language is nobody’s where its own was renamed, hidden or deleted', async () => {
    const own = (await buildCategory(database, { lang: 'ua', alias: 'tips' })).id
    await publish({ category_id, alias: 'twin' })
    const { id } = await publish({ category_id: own, lang: 'ua', alias: 'twin' })
    const twin = () => {
      forget()
      return told('twin', 'ua')
    }
    await call(toggleNews, { id }, { as })
    expect(await twin()).toEqual(['not_found', null])
    await call(toggleNews, { id }, { as })
    const { version } = (await database.drizzle.select().from(news).where(eq(news.id, id)))[0] ?? { version: 0 }
    const fields = { lang: 'ua' as const, category_id: own, name: 'Новина', text: '<p>Слова</p>' }
    await call(saveNews, { news: { id, version, alias: 'renamed', ...fields } }, { as })
    expect(await twin()).toEqual(['not_found', { moved_to: 'news/renamed' }])
    await call(deleteNews, { id }, { as })
    expect(await twin()).toEqual(['not_found', { gone: true }])
  })

  test('and is named as the same in the languages that say the same', async () => {
    const own = (await buildCategory(database, { lang: 'ua', alias: 'tips' })).id
    await publish({ category_id, alias: 'both' })
    await publish({ category_id: own, lang: 'ua', alias: 'both' })
    const { hreflangs, lang_links } = (await ask({ alias: 'both' })).data
    expect(lang_links).toEqual({ ua: 'news/both', ru: 'ru/news/both' })
    expect(hreflangs.current_site.map(({ lang }) => lang)).toEqual(['uk', 'ru'])
  })
})

test('a language without news has no list, no menu entry and no feed', async () => {
  await publish({ category_id })
  expect((await call(getPublicNews, { lang: 'ua' })).error).toBe('not_found')
  const lists = async (lang: 'ua' | 'ru') => (await call(getFooter, { lang })).data.lists
  expect([await lists('ua'), await lists('ru')]).toEqual([expect.not.arrayContaining(['news']), expect.arrayContaining(['news'])])
  const status = async (url: string) => (await app.inject({ url, headers: { host: 'ua.localhost' } })).statusCode
  expect([await status('/news/feed.xml'), await status('/ru/news/feed.xml'), await status('/pl/news/feed.xml')]).toEqual([404, 200, 404])
})

test('the feed tells the newest with their addresses, and says nothing as markup', async () => {
  await publish({ category_id, alias: 'plain', name: 'Свет & <b>тень', preview: 'Кратко' }, 3)
  const { body, headers } = await app.inject({ url: '/ru/news/feed.xml', headers: { host: 'ua.localhost' } })
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(body).toContain('<title>Свет &amp; &lt;b&gt;тень</title>')
  expect(body).toContain('href="http://ua.localhost/ru/news/plain"')
  expect(body).toContain('<published>2026-01-03T00:00:00.000Z</published>')
})

test('the feed calls an article as its page does, says when the newest of them changed, and nothing of a description as markup', async () => {
  await publish({ category_id, alias: 'headed', h1: 'Заголовок', name: 'Имя', preview: 'Свет & <b>тень', updated_at: at(2) }, 1)
  await publish({ category_id, updated_at: at(9) }, 3)
  const { body } = await app.inject({ url: '/ru/news/feed.xml', headers: { host: 'ua.localhost' } })
  expect(body).toContain('<title>Заголовок</title>')
  expect(body).toContain('<summary>Свет &amp; &lt;b&gt;тень</summary>')
  expect(/<updated>(.*?)<\/updated>/.exec(body)?.[1]).toBe('2026-01-09T00:00:00.000Z')
})

test('the feed names an article alike wherever it moves, so that nobody reads it as a new one', async () => {
  const { id } = await publish({ category_id, alias: 'first', created_at: at(2) }, 3)
  const named = async () =>
    /<entry><id>(.*?)<\/id>/.exec((await app.inject({ url: '/ru/news/feed.xml', headers: { host: 'ua.localhost' } })).body)?.[1]
  expect(await named()).toBe(`tag:ua.localhost,2026-01-02:news/${id}`)
  await database.drizzle.update(news).set({ alias: 'second' }).where(eq(news.id, id))
  expect(await named()).toBe(`tag:ua.localhost,2026-01-02:news/${id}`)
})

test('the sitemap names the list and each piece of news with the day of its last change', async () => {
  await publish({ category_id, alias: 'named', updated_at: at(9) }, 3)
  const map = await readMap(app, 'ua.localhost')
  for (const path of ['ru/news', 'ru/news/named'])
    expect(map).toContain(`<loc>http://ua.localhost/${path}</loc><lastmod>2026-01-09T00:00:00.000Z</lastmod>`)
})

test('an article is found by the title and the description that staff wrote, else by its heading and preview or first words', async () => {
  const own = { h1: 'Заголовок', title: 'Для поиска', metad: 'Описание' }
  await publish({ category_id, alias: 'written', preview: 'Кратко', ...own })
  await publish({ category_id, alias: 'bare', preview: 'Кратко', h1: 'Заголовок' })
  await publish({ category_id, alias: 'mute', preview: '', h1: 'Заголовок', text: '<h2>Глава</h2><p>Сначала <b>слова</b>.</p><p>И ещё.</p>' })
  const metatags = async (alias: string) => (await ask({ alias })).data.metatags
  const bare = { h1: 'Заголовок', title: 'Заголовок', metad: 'Кратко' }
  expect([await metatags('written'), await metatags('bare'), await metatags('mute')]).toEqual([
    own,
    bare,
    { ...bare, metad: 'Сначала слова. И ещё.' },
  ])
  expect((await ask({ alias: 'mute' })).data.microdata.article).toMatchObject({ description: 'Сначала слова. И ещё.' })
  const { body } = await app.inject({ url: '/ru/news/feed.xml', headers: { host: 'ua.localhost' } })
  expect(body).toContain('<summary>Сначала слова. И ещё.</summary>')
})

test('an article says what it is to search engines, and its pictures come in sizes', async () => {
  const url = `/api/uploads/${'a'.repeat(32)}.webp`
  await publish({
    category_id,
    alias: 'whole',
    text: `<h2>Начало</h2><p>Слова</p><img src="${url}" alt="" width="1200" height="900" />`,
    faq: [['Да?', 'Да, <b>всегда</b><img src=x onerror=alert(1)><script>alert(1)</script>']],
  })
  const { article, microdata } = (await ask({ alias: 'whole' })).data
  expect(article?.faq).toEqual([['Да?', 'Да, <strong>всегда</strong>']])
  expect(article?.contents).toEqual([{ id: 'p1', text: 'Начало' }])
  expect(article?.text).toContain(`/api/uploads/sizes/${'a'.repeat(32)}-672.avif 672w`)
  expect(article?.text).toMatch(/<img [^>]*width="1200" height="900"[^>]* loading="lazy"/)
  expect(Object.values(microdata).map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'NewsArticle', 'FAQPage'])
})

describe('a reader’s mark', () => {
  const rate = (id: number, rating: number, vid?: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      remoteAddress,
      method: 'POST',
      url: `/api/client/news_one/set_rating?id=${id}&rating=${rating}`,
      headers: { host: 'ua.localhost', origin: 'http://ua.localhost', ...(vid && { cookie: `vid=${vid}` }) },
    })

  test('counts once for a browser, the second in place of the first', async () => {
    const { id } = await publish({ category_id })
    const first = await rate(id, 5)
    expect(first.json().data.rating).toEqual({ avg: 5, count: 1 })
    const vid = /vid=([\w-]+)/.exec(String(first.headers['set-cookie']))?.[1] ?? ''
    expect((await rate(id, 2, vid)).json().data.rating).toEqual({ avg: 2, count: 1 })
    expect((await rate(id, 4, 'another-browser-of-somebody')).json().data.rating).toEqual({ avg: 3, count: 2 })
    expect((await database.drizzle.select().from(news))[0]).toMatchObject({ rating_avg: 3, rating_count: 2 })
  })

  test.each([0, 6, 4.5])('is no %d', async (rating) => {
    const { id } = await publish({ category_id })
    expect((await rate(id, rating)).statusCode).toBe(400)
  })

  test('is not taken of what nobody sees', async () => {
    const { id } = await buildNews(database, { category_id })
    expect((await rate(id, 5)).json().error).toBe('not_found')
  })

  test('is seen by whoever reads the article next', async () => {
    const { id } = await publish({ category_id, alias: 'marked' })
    const shown = async () => (await ask({ alias: 'marked' })).data.article?.rating
    expect(await shown()).toEqual({ avg: null, count: 0 })
    const hearing = await hear(database)
    const heard = new Promise((done) => database.cache.onForget(done))
    await rate(id, 5)
    expect(await heard.finally(() => hearing.stop())).toEqual([`news:${id}`])
    expect(await shown()).toEqual({ avg: 5, count: 1 })
  })

  test('is given by sixty browsers of an address in a day; each of them may change its own', async () => {
    const { id } = await publish({ category_id })
    const vids = Array.from({ length: 61 }, (_, n) => `browser-of-a-school-${n}`)
    const codes: number[] = []
    for (const vid of vids) codes.push((await rate(id, 5, vid, '198.51.100.9')).statusCode)
    expect([codes.slice(0, 60).every((code) => code === 200), codes[60]]).toEqual([true, 429])
    expect((await rate(id, 4, vids[0], '198.51.100.9')).json().data.rating.count).toBe(60)
  })

  test('of a robot does not count', async () => {
    const { id } = await publish({ category_id })
    const headers = { host: 'ua.localhost', origin: 'http://ua.localhost', 'user-agent': 'Googlebot/2.1' }
    const { data } = (await app.inject({ method: 'POST', url: `/api/client/news_one/set_rating?id=${id}&rating=5`, headers })).json()
    expect(data.rating).toEqual({ avg: null, count: 0 })
  })
})
