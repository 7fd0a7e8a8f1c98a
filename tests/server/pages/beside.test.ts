import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { ads, blogs, news, newsCategories } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildBlog } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'
import { useHearing } from '../reference-admin/heard.ts'

const { app, call, database, host, signInAs } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const heard = await useHearing(database, () => true)
const { published, off } = calls.CONTENT_STATUS
const [ALMATY, ASTANA] = [9, 13]
const [MATHS, PHYSICS] = [8, 11]
const [SCHOOL, UNIVERSITY] = [68, 17]
const at = (day: number) => new Date(Date.UTC(2026, 0, day))

const teach = (city_id: number) => buildTutor(database, { lessons: { [MATHS]: [SCHOOL, UNIVERSITY], [PHYSICS]: [SCHOOL] }, homes: [{ city_id }] })
const here = await teach(ALMATY)
// who does not teach students
const there = await buildTutor(database, { lessons: { [MATHS]: [SCHOOL], [PHYSICS]: [SCHOOL] }, homes: [{ city_id: ASTANA }] })
const offline = await buildTutor(database, { lessons: { [MATHS]: [SCHOOL, UNIVERSITY] }, homes: [{ city_id: ALMATY }], work_online: false })
let category_id = 0
beforeEach(async () => {
  for (const table of [ads, blogs, news, newsCategories]) await database.drizzle.delete(table)
  category_id = (await buildCategory(database)).id
  database.cache.forget('all')
})
const publishAd = (alias: string, day: number, row: object = {}) =>
  buildAd(database, { tutor_id: here.id, alias, status: published, published_at: at(day), lesson_id: MATHS, ...row })
const publishNews = (alias: string, day: number, row: object = {}) =>
  buildNews(database, { category_id, alias, published: true, published_at: at(day), ...row })

/** A level stands as its id: `repetitor/matematika/{68}/`. */
async function named(query: string) {
  const { rows } = await database.pool.query('select id, alias from levels')
  return query.replace(/\{(\d+)\}/, (_, id) => rows.find((level) => level.id === Number(id)).alias)
}

const blocks = async (query: string) => {
  const { ads, news } = (await call(calls.getCatalogue, { query })).data.optional_blocks
  return { ads: ads.map(({ alias }) => alias), news: news.map(({ alias }) => alias) }
}

describe('beside a list of tutors', () => {
  test.each([
    ['repetitor/', ['board', 'waves', 'algebra']],
    ['repetitor/matematika/', ['board', 'school', 'algebra']],
    ['repetitor/matematika/{68}/', ['board', 'school', 'algebra']],
    ['repetitor/matematika/{17}/', ['board']],
    ['repetitor/fizika/', ['waves']],
    ['repetitor/almaty/', ['board', 'waves']],
    ['repetitor/matematika/astana/', ['algebra']],
    ['repetitor-online/matematika/', ['school', 'algebra']],
    ['repetitor/matematika/?place=online', ['school', 'algebra']],
    ['repetitor/matematika/?sort=rate_asc', ['board', 'school', 'algebra']],
  ])('of %s stand the newest ads about the same, one of each tutor who teaches it', async (query, shown) => {
    await publishAd('algebra', 1, { tutor_id: there.id })
    await publishAd('school', 2, { level_id: SCHOOL })
    await publishAd('waves', 3, { lesson_id: PHYSICS })
    await publishAd('board', 4, { tutor_id: offline.id })
    await publishAd('off', 5, { status: off })
    expect((await blocks(await named(query))).ads).toEqual(shown)
  })

  test('stand four ads at most, and none on its further pages or where nobody is listed', async () => {
    for (let day = 1; day <= 7; day++) await publishAd(`ad-of-${day}`, day, { tutor_id: (await teach(ALMATY)).id })
    expect((await blocks('repetitor/')).ads).toEqual([7, 6, 5, 4].map((day) => `ad-of-${day}`))
    expect((await blocks('repetitor/2')).ads).toEqual([])
    expect((await blocks('repetitor/vokal/')).ads).toEqual([])
  })

  test('stand the three newest news about its subject or about none', async () => {
    await publishNews('waves', 9, { lesson_id: PHYSICS })
    for (let day = 1; day <= 3; day++) await publishNews(`general-${day}`, day)
    expect((await blocks('repetitor/')).news).toEqual(['general-3', 'general-2', 'general-1'])
    expect((await blocks('repetitor/fizika/')).news).toEqual(['waves', 'general-3', 'general-2'])
    expect((await blocks('repetitor/matematika/')).news).not.toContain('waves')
  })
})

test('text and questions that staff wrote for a list stand with its first page alone, their answers made harmless', async () => {
  for (let n = 0; n < 26; n += 1) await teach(ALMATY)
  const catalog_metatags = { ru: { h2text: '<p>О нас</p>', faq_header: 'Вопросы', faq: [['Дорого?', '<p>Нет<script>alert(1)</script></p>']] } }
  await heard(() => call(calls.createH2Text, { chosen_filters: { catalog_type: 'offline' }, catalog_metatags } as never, { as }))
  const { optional_blocks, metatags } = (await call(calls.getCatalogue, { query: 'repetitor/' })).data
  const said = { faq_header: 'Вопросы', faq: [['Дорого?', '<p>Нет</p>']] }
  expect(optional_blocks.faq).toEqual(said)
  expect(metatags).toMatchObject({ ...said, h2text: '<p>О нас</p>' })
  const second = (await call(calls.getCatalogue, { query: 'repetitor/2' })).data
  expect([second.statusCode, second.optional_blocks.faq, second.metatags.h2text]).toEqual([200, null, undefined])
  expect((await call(calls.getCatalogue, { query: 'repetitor/matematika/' })).data.optional_blocks.faq).toBeNull()
})

/** Everywhere that a visitor could meet it, as a server with several processes shows it: what was kept is forgotten by what is heard alone. */
describe('what is published is seen at once, and what is hidden is gone', () => {
  const text = async (path: string) => (await app.inject({ url: path, headers: { host } })).body
  const isIn = async (path: string, words: string) => (await text(path)).includes(words)
  const aliases = (items: readonly { alias: string }[] | undefined) => (items ?? []).map(({ alias }) => alias)

  test("ads: in the list, its own page, the catalogue, its tutor's profile, the sitemap", async () => {
    const { id } = await buildAd(database, { tutor_id: here.id, alias: 'summer', lesson_id: MATHS })
    await publishAd('other', 1, { tutor_id: there.id })
    const seen = async () => [
      (await blocks('repetitor/matematika/')).ads.includes('summer'),
      aliases((await call(calls.getTutor, { id: here.id })).data.profile?.ads).includes('summer'),
      aliases((await call(calls.getAds, {})).data.ads).includes('summer'),
      (await call(calls.getAds, { alias: 'summer' })).status === 'success',
      (await readMap(app, host)).includes('ads/summer'),
    ]
    const change = (new_status: calls.ContentStatus) =>
      heard(() => call(calls.changeAdStatus, { ad: { id, tutor_id: here.id, new_status, revision_comment: 'Исправьте цену' } } as never, { as }))
    expect(new Set(await seen())).toEqual(new Set([false]))
    await change(published)
    expect(new Set(await seen())).toEqual(new Set([true]))
    await change(calls.CONTENT_STATUS.needs_revision)
    expect(new Set(await seen())).toEqual(new Set([false]))
    await change(published)
    expect(new Set(await seen())).toEqual(new Set([true]))
    await heard(() => call(calls.deactivateTutor, { tutor_id: here.id }, { as }))
    expect(new Set(await seen())).toEqual(new Set([false]))
    await heard(() => call(calls.activateTutor, { tutor_id: here.id }, { as }))
  })

  test('news: in the list, their own page, the catalogue, the main page, the feed, the sitemap', async () => {
    await publishNews('other', 1)
    const { id } = await buildNews(database, { category_id, alias: 'exams' })
    const seen = async () => [
      (await blocks('repetitor/')).news.includes('exams'),
      aliases((await call(calls.getMainPage, {})).data.news).includes('exams'),
      aliases((await call(calls.getPublicNews, {})).data.news).includes('exams'),
      (await call(calls.getPublicNews, { alias: 'exams' })).status === 'success',
      await isIn('/news/feed.xml', 'news/exams'),
      (await readMap(app, host)).includes('news/exams'),
    ]
    expect(new Set(await seen())).toEqual(new Set([false]))
    await heard(() => call(calls.publishNews, { id }, { as }))
    expect(new Set(await seen())).toEqual(new Set([true]))
    await heard(() => call(calls.toggleNews, { id }, { as }))
    expect(new Set(await seen())).toEqual(new Set([false]))
    await heard(() => call(calls.toggleNews, { id }, { as }))
    await heard(() => call(calls.deleteNews, { id }, { as }))
    expect(new Set(await seen())).toEqual(new Set([false]))
    expect(await call(calls.getPublicNews, { alias: 'exams' })).toMatchObject({ code: 410, error: 'not_found', data: { gone: true } })
  })

  test('posts: three at most on the profile, the newest on the main page', async () => {
    for (let day = 1; day <= 4; day++)
      await buildBlog(database, { tutor_id: here.id, alias: `post-of-${day}`, status: published, published_at: at(day) })
    const profile = (await call(calls.getTutor, { id: here.id })).data.profile
    expect(aliases(profile?.blogs)).toEqual(['post-of-4', 'post-of-3', 'post-of-2'])
    expect(aliases((await call(calls.getMainPage, {})).data.blogs)).toEqual(['post-of-4', 'post-of-3', 'post-of-2'])
    expect(aliases((await call(calls.getTutor, { id: there.id })).data.profile?.blogs)).toEqual([])
  })
})
