import { beforeAll, describe, expect, test } from 'vitest'
import { type ContentFilters, listAds, listBlogs } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildAdImages, buildBlog } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
let as = ''
let [aigerim, timur] = [0, 0]

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
  aigerim = (await buildTutor(database)).id
  timur = (await buildTutor(database, { name: 'Тимур', last_name: 'Касымов' })).id
  const sent_at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour))
  const [first] = [
    await buildAd(database, { tutor_id: aigerim, status: 2, level_id: 68, views: 7, sent_at: sent_at(3), published_at: sent_at(4) }),
    await buildAd(database, { tutor_id: timur, lesson_id: 13, name: 'Английский для поездок', sent_at: sent_at(1) }),
    await buildAd(database, { tutor_id: timur, status: 3, preview: 'Курс на лето: двадцать встреч и проверка', sent_at: sent_at(2), revisions: 1 }),
  ]
  await buildAdImages(database, first, 2)
  await buildBlog(database, { tutor_id: aigerim, status: 4, mark: 8, sent_at: sent_at(3) })
  await buildBlog(database, { tutor_id: timur, lesson_id: 13, name: 'Английский для поездок', sent_at: sent_at(1) })
  await buildBlog(database, { tutor_id: timur, description: 'Курс на лето: двадцать встреч и проверка, как это было', sent_at: sent_at(2) })
})

const both = {
  ads: async (filters: ContentFilters, page = 1) => {
    const { ads: rows, ...rest } = (await call(listAds, { filters, page }, { as })).data
    return { rows, ...rest }
  },
  blogs: async (filters: ContentFilters, page = 1) => {
    const { blogs: rows, ...rest } = (await call(listBlogs, { filters, page }, { as })).data
    return { rows, ...rest }
  },
}

describe.each(['ads', 'blogs'] as const)('the list of %s', (kind) => {
  const idsOf = async (filters: ContentFilters) => (await both[kind](filters)).rows.map(({ id }) => id)

  test.each<[string, () => ContentFilters, number[]]>([
    ['nothing: the newest first', () => ({}), [3, 2, 1]],
    ['number', () => ({ id: 2 }), [2]],
    ['numbers', () => ({ ids: [3, 1] }), [3, 1]],
    ['tutor', () => ({ tutor_id: timur }), [3, 2]],
    ['words of the name', () => ({ text: 'анГлийский' }), [2]],
    ['words of the short text', () => ({ text: 'лето' }), [3]],
    ['number as a text', () => ({ text: '3' }), [3]],
    ['lesson', () => ({ lesson_id: 13 }), [2]],
    ['the way of a queue: who waits longest first', () => ({ sort_by: 'sent_at', sort_dir: 'asc' }), [2, 3, 1]],
  ])('is found by %s', async (_, filters, ids) => expect(await idsOf(filters())).toEqual(ids))

  test('a wildcard is a letter like others', async () => expect(await idsOf({ text: '%' })).toEqual([]))
})

test('a row of ads says whose it is, of what, and how much there is to read', async () => {
  const { rows } = await both.ads({ id: 1 })
  expect(rows[0]).toMatchObject({
    ...{ tutor_name: 'Айгерим Сейтова', lesson_name: expect.any(String), level_id: 68, views: 7, images_count: 2, revisions: 0, letters: 239 },
    ...{ sent_at: Date.UTC(2026, 2, 10, 3) / 1000, date_pablish: Date.UTC(2026, 2, 10, 4) / 1000 },
  })
})

test('counts are those of each status under the other filters', async () => {
  expect((await both.ads({ status: [2] })).counts).toEqual({ 1: 1, 2: 1, 3: 1, 4: 0, 5: 0 })
  expect((await both.ads({ status: [2], tutor_id: timur })).counts).toEqual({ 1: 1, 2: 0, 3: 1, 4: 0, 5: 0 })
  expect((await both.blogs({})).counts).toEqual({ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 })
})

test('a page beyond the last is empty', async () => {
  expect(await both.ads({}, 9)).toMatchObject({ rows: [], total_count: 3, pages_count: 1 })
})
