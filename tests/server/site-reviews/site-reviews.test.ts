import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Call,
  getSiteReview,
  listSiteReviews,
  type SiteReviewFilters,
  type SiteReviewStatus,
  saveSiteReview,
  setSiteReviewActive,
  setSiteReviewDeleted,
  setSiteReviewInactive,
  siteReviewStatuses,
} from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildSiteReview } from '../../build/content.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const build = async (row: Parameters<typeof buildSiteReview>[1] = {}) => (await buildSiteReview(database, row)).id
const read = async (id: number) => (await call(getSiteReview, { id }, { as })).data.site_review
const listed = async (filters: SiteReviewFilters) => (await call(listSiteReviews, { filters }, { as })).data

describe('reviews of the site', () => {
  test('are found by their filters, and counted by status under them', async () => {
    const first = await build({ client_name: 'Руслан И.', mark: 2, status: 1 })
    const second = await build({ text: 'Нашли репетитора за один вечер', lang: 'ua', status: 2 })
    expect((await listed({})).site_reviews.map(({ id }) => id)).toEqual([second, first])
    expect((await listed({ text: 'руслан' })).site_reviews.map(({ id }) => id)).toEqual([first])
    expect((await listed({ text: 'вечер' })).site_reviews.map(({ id }) => id)).toEqual([second])
    expect((await listed({ mark: 2 })).total_count).toBe(1)
    expect((await listed({ lang: 'ua' })).total_count).toBe(1)
    expect((await listed({ status: [1, 2] })).total_count).toBe(2)
    expect((await listed({ sort_by: 'mark', sort_dir: 'asc' })).site_reviews[0]?.id).toBe(first)
    expect((await listed({ status: [1], mark: 2 })).counts).toEqual({ 0: 0, 1: 1, 2: 0, 3: 0 })
  })

  /** What CNT-10 says of every action: from which status it leads where. */
  const rules: [string, Call, Partial<Record<SiteReviewStatus, SiteReviewStatus>>][] = [
    ['set_active', setSiteReviewActive, { 0: 1, 2: 1, 3: 1 }],
    ['set_inactive', setSiteReviewInactive, { 1: 2 }],
    ['set_deleted', setSiteReviewDeleted, { 0: 3, 1: 3, 2: 3 }],
  ]
  const cases = rules.flatMap(([name, one, to]) => siteReviewStatuses.map((from) => ({ name, one, to, from })))
  test.each(cases)('$name from $from', async ({ one, to, from }) => {
    const id = await build({ status: from })
    expect((await call(one, { id } as never, { as })).error).toBe(to[from] === undefined ? 'wrong_status' : null)
    expect((await read(id)).status).toBe(to[from] ?? from)
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `site_review ${id}`))
    expect(lines.map(({ changes }) => changes)).toEqual(to[from] === undefined ? [] : [{ site_review_status: { before: from, after: to[from] } }])
  })

  test('are mended and answered, and keep their status', async () => {
    const id = await build({ status: 1 })
    const { text } = await read(id)
    const { data } = await call(saveSiteReview, { site_review: { id, text, answer: 'Спасибо!', mark: 4, version: 1 } }, { as })
    expect(data.site_review).toMatchObject({ answer: 'Спасибо!', mark: 4, status: 1, version: 2 })
    const late = await call(saveSiteReview, { site_review: { id, text, answer: 'Рады помочь', mark: 4, version: 1 } }, { as })
    expect([late.error, late.data]).toEqual(['conflict', { fields: { answer: { yours: 'Рады помочь', theirs: 'Спасибо!' } } }])
    expect((await call(saveSiteReview, { site_review: { id, text, answer: '', mark: 4 } }, { as })).data.site_review.answer).toBe('')
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short text', { text: 'Хорошо' }, { text: 'too_small' }],
    ['a long text', { text: 'я'.repeat(2001) }, { text: 'too_big' }],
    ['a long answer', { answer: 'я'.repeat(2001) }, { answer: 'too_big' }],
    ['no mark', { mark: null }, { mark: 'invalid_type' }],
    ['a mark of 6', { mark: 6 }, { mark: 'too_big' }],
  ])('are not saved with %s', async (_, wrong, error) => {
    const site_review = { id: await build(), text: 'Нашли репетитора за вечер', answer: '', mark: 5, ...wrong }
    expect((await call(saveSiteReview, { site_review } as never, { as })).error).toEqual(error)
  })

  test('that are deleted are not mended, unknown ones not found', async () => {
    const fields = { text: 'Нашли репетитора за вечер', answer: '', mark: 5 }
    expect((await call(saveSiteReview, { site_review: { id: await build({ status: 3 }), ...fields } }, { as })).error).toBe('wrong_status')
    expect((await call(saveSiteReview, { site_review: { id: 99_999, ...fields } }, { as })).error).toBe('not_found')
    expect((await call(setSiteReviewActive, { id: 99_999 }, { as })).error).toBe('not_found')
  })
})
