import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { CONTENT_STATUS, SITE_REVIEW_STATUS } from '../../../schemas/index.ts'
import { referenceOf } from '../../../server/reference/reference.ts'
import { examinationTests, vacancies, videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAd, buildBlog, buildSiteReview } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews, buildPageMetatags } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database } = await useApp({ edition: 'ua' })
const day = 86_400_000

/** One more than a page of each list has, and one in another language where a list has its own there. */
beforeAll(async () => {
  await buildReference(database)
  const categories = { ru: (await buildCategory(database)).id, ua: (await buildCategory(database, { lang: 'ua' })).id }
  const tutor_id = (await buildTutor(database)).id
  const shown = { status: CONTENT_STATUS.published, published_at: clock.now, lesson_id: 8 }
  const video = { name: 'x', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa', lesson_id: 8 }
  const vacancy = { name: 'x', employment: 'full' as const, description: 'x', contact_email: 'work@docento.test' }
  for (let n = 0; n < 14; n += 1) {
    const lang = n < 13 ? 'ru' : 'ua'
    await buildAd(database, { ...shown, tutor_id: n < 13 ? (await buildTutor(database)).id : tutor_id })
    await buildBlog(database, { ...shown, tutor_id, lang })
    await buildNews(database, { category_id: categories[lang], lang, published: true, published_at: clock.now, lesson_id: 8 })
    await database.drizzle.insert(videos).values({ ...video, lang })
    await database.drizzle.insert(vacancies).values({ ...vacancy, lang })
  }
  for (let n = 0; n < 21; n += 1)
    await buildSiteReview(database, { status: SITE_REVIEW_STATUS.active, created_at: new Date(clock.now.getTime() - n * day) })
  const materials = Array.from({ length: 61 }, (_, n) => ({ alias: `x-${n}`, name: 'x', link: 'https://x.example', lesson_id: 8 }))
  await database.drizzle.insert(examinationTests).values(materials)
})

type Asked = { page?: number; lesson?: string }
const lists = {
  ads: (asked: Asked) => call(calls.getAds, { lang: 'ru', ...asked }),
  posts: (asked: Asked) => call(calls.getBlogs, { lang: 'ru', ...asked }),
  'examination tests': (asked: Asked) => call(calls.getExaminationTests, { lang: 'ru', ...asked }),
  news: (asked: Asked) => call(calls.getPublicNews, { lang: 'ru', ...asked }),
  videos: (asked: Asked) => call(calls.getVideos, { lang: 'ru', ...asked }),
}
const whole = {
  ...lists,
  reviews: ({ page }: Asked) => call(calls.getReviews, { lang: 'ru', page }),
  vacancies: ({ page }: Asked) => call(calls.getVacancies, { lang: 'ru', page }),
}

test.each(Object.entries(whole))('page 2 of the list of %s names itself in its title and its description', async (_, read) => {
  const [first, second] = [(await read({ page: 1 })).data.metatags, (await read({ page: 2 })).data.metatags]
  expect(second).toEqual({ ...first, title: `${first.h1} · страница 2`, metad: `Страница 2. ${first.metad}` })
})

// ads are one list, whichever of its languages they are read in
test.each(Object.entries(whole))('page 2 of the list of %s is one of its own to search engines, which no other language has', async (name, read) => {
  const [first, second] = [(await read({ page: 1 })).data, (await read({ page: 2 })).data]
  expect([second.meta_robots, second.meta_canonical]).toEqual(['index, follow', expect.stringMatching(/\?page=2$/)])
  expect(first.hreflangs.current_site.map(({ lang }) => lang).slice(0, 2)).toEqual(['uk', 'ru'])
  expect(second.hreflangs.current_site).toHaveLength(name === 'ads' ? 2 : 0)
})

test.each(Object.entries(whole))('a page of the list of %s behind the last one is none to search engines', async (_, read) => {
  expect((await read({ page: 3 })).data.meta_robots).toBe('noindex, follow')
})

test.each(Object.entries(lists))('the list of %s that is narrowed to a subject is none to search engines', async (_, read) => {
  const lesson = (await referenceOf({ cache: database.cache })).lessons.get(8)?.alias ?? ''
  expect((await read({ lesson })).data.meta_robots).toBe('noindex, follow')
})

test.each([
  ['ads', whole.ads],
  ['blog', whole.posts],
  ['materials', whole['examination tests']],
  ['news', whole.news],
  ['reviews', whole.reviews],
  ['vacancy', whole.vacancies],
  ['videos', whole.videos],
] as const)('what staff wrote of the list of %s stands on its first page alone', async (page, read) => {
  await buildPageMetatags(database, { page, title: 'Свои слова' })
  database.cache.forget(['content'])
  const titles = [(await read({ page: 1 })).data, (await read({ page: 2 })).data].map(({ metatags }) => metatags.title)
  expect(titles).toEqual(['Свои слова', expect.stringMatching(/ · страница 2$/)])
})
