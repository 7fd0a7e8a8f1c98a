import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { CONTENT_STATUS } from '../../../schemas/index.ts'
import { videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAd, buildBlog } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database } = await useApp()

/** One more than a page of them has; lists that have none answer an empty page. */
beforeAll(async () => {
  await buildReference(database)
  const { id: category_id } = await buildCategory(database)
  for (let n = 0; n < 13; n += 1) {
    const shown = { tutor_id: (await buildTutor(database)).id, status: CONTENT_STATUS.published, published_at: clock.now }
    await buildAd(database, shown)
    await buildBlog(database, shown)
    await buildNews(database, { category_id, published: true, published_at: clock.now })
    await database.drizzle.insert(videos).values({ name: 'x', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa', lang: 'ru' })
  }
})

const lists = {
  ads: (page: number) => call(calls.getAds, { page }),
  posts: (page: number) => call(calls.getBlogs, { page }),
  'examination tests': (page: number) => call(calls.getExaminationTests, { page }),
  news: (page: number) => call(calls.getPublicNews, { page }),
  reviews: (page: number) => call(calls.getReviews, { page }),
  vacancies: (page: number) => call(calls.getVacancies, { page }),
  videos: (page: number) => call(calls.getVideos, { page }),
}

test.each(Object.entries(lists))('page 2 of the list of %s names itself in its title and its description', async (_, read) => {
  const [first, second] = [(await read(1)).data.metatags, (await read(2)).data.metatags]
  expect(second).toEqual({ ...first, title: `${first.h1} · страница 2`, metad: `Страница 2. ${first.metad}` })
})
