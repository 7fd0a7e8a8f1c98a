import { beforeAll, expect, test } from 'vitest'
import {
  CONTENT_STATUS,
  createH2Text,
  createPageMetatags,
  getAds,
  getAllSubjects,
  getBlogs,
  getCatalogue,
  getExaminationTests,
  getMainPage,
  getPublicNews,
  getReviews,
  getStaticPage,
  getTutor,
  getVacancies,
  getVideos,
} from '../../../schemas/index.ts'
import type { Meta } from '../../../server/seo/meta.ts'
import { examinationTests, vacancies, videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildBlog, buildSiteReview } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews, buildPage } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, clock, database, host, signInAs } = await useApp({ edition: 'ua' })
const site = `http://${host}`
let as = ''

beforeAll(async () => {
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
  await buildReference(database)
  const { id: tutor_id } = await buildTutor(database, { lessons: { 1: [3] } })
  await buildAd(database, { tutor_id, lesson_id: 1, status: CONTENT_STATUS.published, published_at: clock.now })
  // so many that both have a second page
  await database.drizzle
    .insert(examinationTests)
    .values(Array.from({ length: 61 }, (_, n) => ({ alias: `x-${n}`, name: 'x', link: 'https://x.example' })))
  for (let n = 0; n < 21; n += 1) await buildSiteReview(database, { status: 1 })
  for (const lang of ['ua', 'ru'] as const) {
    const { id: category_id } = await buildCategory(database, { lang })
    await buildNews(database, { category_id, lang, published: true, published_at: clock.now })
    await database.drizzle.insert(vacancies).values({ name: 'x', employment: 'full', description: 'x', contact_email: 'work@docento.test', lang })
    await database.drizzle.insert(videos).values({ name: 'x', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa', lang })
    await buildBlog(database, { tutor_id, lesson_id: 1, lang, status: CONTENT_STATUS.published, published_at: clock.now })
    await buildPage(database, { alias: 'contacts', lang })
    await buildPage(database, { alias: 'p/hushed', lang, noindex: lang === 'ua' })
  }
})

const robots = 'noindex, follow'
const markPage = (page: string) => call(createPageMetatags, { page_metatags: { page, lang: 'ua', robots } } as never, { as })
const markCatalogue = (chosen_filters: object, own = robots) =>
  call(createH2Text, { chosen_filters, catalog_metatags: { ua: { robots: own } } } as never, { as })

interface Kind {
  path: string
  read: (lang: 'ua' | 'ru') => Promise<{ data: unknown }>
  keepOut: () => Promise<unknown>
}

test.each<Kind>([
  { path: '', read: (lang) => call(getMainPage, { lang }), keepOut: () => markPage('main') },
  { path: 'reviews', read: (lang) => call(getReviews, { lang }), keepOut: () => markPage('reviews') },
  { path: 'vacancy', read: (lang) => call(getVacancies, { lang }), keepOut: () => markPage('vacancy') },
  { path: 'videos', read: (lang) => call(getVideos, { lang }), keepOut: () => markPage('videos') },
  { path: 'ads', read: (lang) => call(getAds, { lang }), keepOut: () => markPage('ads') },
  { path: 'materials/', read: (lang) => call(getExaminationTests, { lang }), keepOut: () => markPage('materials') },
  { path: 'news', read: (lang) => call(getPublicNews, { lang }), keepOut: () => markPage('news') },
  { path: 'contacts', read: (lang) => call(getStaticPage, { alias: 'contacts', lang }), keepOut: () => markPage('contacts') },
  { path: 'p/hushed', read: (lang) => call(getStaticPage, { alias: 'p/hushed', lang }), keepOut: async () => {} },
  { path: 'user-1/', read: (lang) => call(getTutor, { id: 1, lang }), keepOut: () => markPage('tutor') },
  { path: 'tutors/', read: (lang) => call(getCatalogue, { query: 'tutors/', lang }), keepOut: () => markCatalogue({}) },
  {
    path: 'tutors/matematyka/',
    read: (lang) => call(getCatalogue, { query: 'tutors/matematyka/', lang }),
    keepOut: () => markCatalogue({ lesson_id: 1 }),
  },
])(
  '/$path that staff keep out of search results in one language is neither in the map nor named by its translations, and readers switch to it',
  async ({ path, read, keepOut }) => {
    await keepOut()
    database.cache.forget(['content']) // as every process does that hears of the change
    const [kept, translation] = [(await read('ua')).data as Meta, (await read('ru')).data as Meta]
    const translated = path ? `ru/${path}` : 'ru'

    expect([kept.meta_robots, translation.meta_robots]).toEqual([robots, 'index, follow'])
    expect(kept.hreflangs.current_site).toEqual([])
    const named = [...translation.hreflangs.current_site.map(({ href }) => href), translation.hreflangs_main]
    expect(named).not.toContain(`${site}/${path}`)
    expect(translation.lang_links).toMatchObject({ ua: path, ru: translated })

    const map = await readMap(app, host)
    expect(map).not.toContain(`<loc>${site}/${path}</loc>`)
    expect(map).toContain(`<loc>${site}/${translated}</loc>`)
  },
)

test('the front of the blog says what staff wrote for it', async () => {
  await call(createPageMetatags, { page_metatags: { page: 'blog', lang: 'ru', title: 'Пишут репетиторы', robots } } as never, { as })
  database.cache.forget(['content'])
  const { metatags, meta_robots } = (await call(getBlogs, { lang: 'ru' })).data
  expect([metatags.title, meta_robots]).toEqual(['Пишут репетиторы', robots])
})

test('the front of the blog that staff keep out of search results in one language is in the blog’s map in the others alone', async () => {
  const blog = `http://blog.${host}`
  const map = await readMap(app, `blog.${host}`)
  expect(['', 'ru'].map((path) => map.includes(`<loc>${blog}/${path}</loc>`))).toEqual([true, false])
  expect(map).toContain(`<loc>${blog}/ru/user-1</loc>`)
})

test.each<[string, (lang: 'en') => Promise<{ data: unknown }>]>([
  ['tutors/', (lang) => call(getCatalogue, { query: 'tutors/', lang })],
  ['all-subjects/', (lang) => call(getAllSubjects, { lang })],
  ['materials/', (lang) => call(getExaminationTests, { lang })],
  ['materials/?page=2', (lang) => call(getExaminationTests, { lang, page: 2 })],
  ['reviews', (lang) => call(getReviews, { lang })],
  ['reviews?page=2', (lang) => call(getReviews, { lang, page: 2 })],
])('/en/%s, which is not kept up, is for nobody who searches, and stands in no map', async (path, read) => {
  const { meta_robots, hreflangs, meta_canonical } = (await read('en')).data as Meta
  expect([meta_robots, hreflangs.current_site, meta_canonical]).toEqual([robots, [], `${site}/en/${path}`])
  expect(await readMap(app, host)).not.toContain(`<loc>${site}/en/${path}</loc>`)
})

test('a page kept out in a third language goes on with the others', async () => {
  for (const lang of ['ua', 'ru', 'en']) await buildPage(database, { alias: 'about', lang })
  const alternates = async () => {
    database.cache.forget(['content'])
    const { hreflangs, hreflangs_main } = (await call(getStaticPage, { alias: 'about', lang: 'ru' })).data
    return [...hreflangs.current_site.map(({ href }) => href), hreflangs_main].map((href) => href.replace(`${site}/`, ''))
  }
  expect(await alternates()).toEqual(['about', 'ru/about', 'en/about', 'about'])
  await markPage('about')
  expect(await alternates()).toEqual(['ru/about', 'en/about', 'ru/about'])
})

test('a page of the catalogue that is kept out takes no narrower or wider one with it', async () => {
  const marked = [await markCatalogue({ catalog_type: 'online', lesson_id: 1 }), await markCatalogue({ lesson_id: 1, level_id: 3, place: 'tutor' })]
  expect(marked.map(({ error }) => error)).toEqual([null, null])
  database.cache.forget(['content'])
  const map = await readMap(app, host)
  const listed = (paths: string[]) => paths.filter((path) => map.includes(`<loc>${site}/${path}</loc>`))
  const others = ['tutors-online/', 'ru/tutors-online/matematyka/', 'tutors-online/matematyka/seredni-klasy/', 'tutors/matematyka/seredni-klasy/']
  expect(listed(['tutors-online/matematyka/', ...others])).toEqual(others)
})

test('a filter shows crawlers no way to a page that is kept out in their language, by staff or because it is not kept up', async () => {
  await buildTutor(database, { lessons: { 2: [3] } })
  await markCatalogue({ lesson_id: 2 })
  database.cache.forget('all')
  const indexIn = async (lang: 'ua' | 'ru' | 'en') =>
    (await call(getCatalogue, { query: 'tutors/', lang })).data.filter_lists.lesson.find(({ id }) => id === 2)?.index
  expect([await indexIn('ua'), await indexIn('ru'), await indexIn('en')]).toEqual([0, 1, 0])
})

test('a page of the catalogue of which staff write that it may be found stays in the map', async () => {
  expect((await markCatalogue({ lesson_id: 1, level_id: 3 }, 'index, follow')).error).toBeNull()
  database.cache.forget(['content'])
  const map = await readMap(app, host)
  expect(map).toContain(`<loc>${site}/tutors/matematyka/seredni-klasy/</loc>`)
})
