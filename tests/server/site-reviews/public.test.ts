import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  activateSiteReview,
  checkSiteReview,
  createSiteReview,
  getFooter,
  getReviews,
  getSiteReview,
  SITE_REVIEW_STATUS,
  setSiteReviewActive,
  setSiteReviewInactive,
  TUTOR_STATUS,
} from '../../../schemas/index.ts'
import { outbox, siteReviews } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildSiteReview } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp({ environment: { RATE_MAIL_GAP: 'off' } })
const admin = (await buildAdmin(database)).id
let as = ''
const { unconfirmed, active, inactive } = SITE_REVIEW_STATUS
/** As every process does that hears of a change. */
const forget = () => database.cache.forget(['content'])
const review = { mark: 5, text: 'Удобно искать и сравнивать', name: 'Дана', email: 'dana@example.com' }
const create = (more: object = {}) => call(createSiteReview, { site_review: { ...review, ...more } } as never)
const rows = () => database.drizzle.select().from(siteReviews)

async function mailedToken(): Promise<string> {
  const mails = await database.drizzle.select().from(outbox)
  return (
    mails
      .map(({ text }) => /confirm-review\?code=([\w-]+)/.exec(text)?.[1] ?? '')
      .filter(Boolean)
      .at(-1) ?? ''
  )
}

let n = 0
beforeEach(async () => {
  await database.drizzle.delete(siteReviews)
  await database.drizzle.delete(outbox)
  // the clock goes on from test to test, and sessions end
  as = await signInAs({ admin })
  n += 1
  review.email = `dana${n}@example.com`
  forget()
})

describe('a review of the site', () => {
  test('is seen when its author follows the mailed link, which does the same once more', async () => {
    expect((await create()).error).toBeNull()
    expect((await call(getReviews, {})).data.total_count).toBe(0)
    const token = await mailedToken()
    expect((await call(activateSiteReview, { token })).error).toBeNull()
    forget()
    const { reviews, stats } = (await call(getReviews, {})).data
    expect(reviews).toMatchObject([{ author: 'Дана', mark: '5', text: review.text, tutor: null }])
    expect(stats).toEqual({ avg_review_mark: 5, total_count: 1, reviews_count_by_mark: { 5: 1 } })
    expect((await call(activateSiteReview, { token })).error).toBeNull()
    expect((await call(getFooter, {})).data.site_review_stats).toMatchObject({ avg_review_mark: 5, total_count: 1 })
  })

  test('is kept and mailed once where its button is pressed twice', async () => {
    expect([(await create()).error, (await create()).error]).toEqual([null, null])
    expect([(await rows()).length, (await database.drizzle.select().from(outbox)).length]).toEqual([1, 1])
  })

  test('is kept and mailed once where it is sent several times at the very same moment', async () => {
    expect((await Promise.all([create(), create(), create(), create()])).map(({ error }) => error)).toEqual([null, null, null, null])
    expect([(await rows()).length, (await database.drizzle.select().from(outbox)).length]).toEqual([1, 1])
  })

  test.each([{ mark: 4 }, { name: 'Дана К.' }])('is another one where its author soon mends %o', async (mended) => {
    await create()
    expect((await create(mended)).error).toBeNull()
    await call(activateSiteReview, { token: await mailedToken() })
    expect((await rows()).filter(({ status }) => status === active)).toMatchObject([{ client_name: mended.name ?? 'Дана', mark: mended.mark ?? 5 }])
  })

  test('keeps no address of its author, and shows staff no hash', async () => {
    await create()
    expect(JSON.stringify(await rows())).not.toContain(review.email)
    const { data } = await call(getSiteReview, { id: (await rows())[0]?.id ?? 0 }, { as })
    expect(Object.keys(data.site_review)).not.toContain('token')
  })

  test.each([
    ['a token that is not ours', async () => 'x'.repeat(43)],
    [
      'a token of seven days',
      async () => {
        await create()
        clock.move({ days: 7 })
        return mailedToken()
      },
    ],
  ])('is not shown by %s', async (_, tokenOf) => {
    const token = await tokenOf()
    for (const asked of [checkSiteReview, activateSiteReview]) expect((await call(asked, { token })).error).toBe('token_invalid')
  })

  test('is shown by a token of almost seven days', async () => {
    await create()
    clock.move({ days: 7, seconds: -1 })
    expect((await call(activateSiteReview, { token: await mailedToken() })).error).toBeNull()
  })

  test('is not shown once staff took it away, and hears what another one would: not within 90 days, and then anew', async () => {
    await create()
    await database.drizzle.update(siteReviews).set({ status: inactive })
    const token = await mailedToken()
    const answers = async () => [
      (await call(checkSiteReview, { token })).error,
      (await call(activateSiteReview, { token })).error,
      (await create({ text: 'Теперь иначе, но так же удобно' })).error,
    ]
    expect(await answers()).toEqual(['duplicate_request', 'duplicate_request', 'duplicate_request'])
    clock.move({ days: 90 })
    expect(await answers()).toEqual(['token_invalid', 'token_invalid', null])
  })

  test('is looked for before the press, which alone shows it, and after it', async () => {
    await create()
    const token = await mailedToken()
    const seen = async () => [(await call(checkSiteReview, { token })).error, (await rows())[0]?.status]
    expect(await seen()).toEqual([null, unconfirmed])
    await call(activateSiteReview, { token })
    expect(await seen()).toEqual([null, active])
  })

  test('mails an address five times a day at most', async () => {
    const errors: unknown[] = []
    for (let n = 0; n < 6; n += 1) errors.push((await create({ text: `${review.text} ${n}` })).error)
    expect(errors).toEqual([null, null, null, null, null, 'too_many_requests'])
  })

  test('is taken once in 90 days of an address, and only one that was confirmed counts', async () => {
    await create()
    clock.move({ days: 1 })
    expect((await create()).error).toBeNull()
    await call(activateSiteReview, { token: await mailedToken() })
    clock.move({ days: 1 })
    expect((await create()).error).toBe('duplicate_request')
    clock.move({ days: 90 })
    expect((await create()).error).toBeNull()
  })

  test('is taken once in 90 days of a signed-in client, whichever address they name', async () => {
    const client = await signInAs({ client: (await buildClient(database)).id })
    const createAs = (email: string, as?: string) => call(createSiteReview, { site_review: { ...review, email } } as never, { as })
    await createAs(review.email, client)
    await call(activateSiteReview, { token: await mailedToken() })
    clock.move({ days: 1 })
    const another = `other.${review.email}`
    expect([(await createAs(another, client)).error, (await createAs(another)).error]).toEqual(['duplicate_request', null])
  })

  test('is shown once where its author follows two links at the same moment', async () => {
    const tokens: string[] = []
    for (const day of [0, 1, 2, 3]) {
      clock.move({ days: Math.min(day, 1) })
      await create()
      tokens.push(await mailedToken())
      await database.drizzle.delete(outbox)
    }
    const answers = await Promise.all(tokens.map((token) => call(activateSiteReview, { token })))
    expect(answers.filter(({ error }) => error === 'duplicate_request')).toHaveLength(3)
    expect((await rows()).filter(({ status }) => status === active)).toHaveLength(1)
  })

  test('leaves the page as soon as staff hide it, and comes back', async () => {
    const { id } = await buildSiteReview(database, { status: active })
    const seen = async () => {
      forget()
      return (await call(getReviews, {})).data.total_count
    }
    expect(await seen()).toBe(1)
    await call(setSiteReviewInactive, { id }, { as })
    expect(await seen()).toBe(0)
    await call(setSiteReviewActive, { id }, { as })
    expect(await seen()).toBe(1)
  })

  test.each<[string, object, object]>([
    ['no mark', { mark: 0 }, { mark: 'too_small' }],
    ['a mark of six', { mark: 6 }, { mark: 'too_big' }],
    ['nine letters', { text: 'Девять бу' }, { text: 'too_small' }],
    ['a name of one letter', { name: 'Я' }, { name: 'too_small' }],
    ['a phone for a name', { name: 'Дана 8 701 123 45 67' }, { name: 'contacts' }],
    ['no address', { email: 'x' }, { email: 'invalid_format' }],
  ])('is refused with %s', async (_, wrong, error) => {
    expect((await create(wrong)).error).toEqual(error)
  })

  test('is kept without contacts, for nobody reads it before it is public; our own address is none', async () => {
    expect((await create({ text: 'Нашла на docento.kz. Пишите мне: +7 701 123 45 67, t.me/dana' })).error).toBeNull()
    await call(activateSiteReview, { token: await mailedToken() })
    forget()
    expect((await call(getReviews, {})).data.reviews).toMatchObject([{ text: 'Нашла на docento.kz. Пишите мне: ***, ***' }])
  })

  test('stands among twenty on a page, the newest first', async () => {
    const made: number[] = []
    for (let n = 0; n < 21; n += 1) made.unshift((await buildSiteReview(database, { status: active })).id)
    const idsOn = async (page: number) => (await call(getReviews, { page })).data.reviews.map(({ id }) => id)
    expect([await idsOn(1), await idsOn(2)]).toEqual([made.slice(0, 20), made.slice(20)])
    expect((await call(getReviews, { page: 2 })).data.meta_robots).toBe('index, follow')
  })

  test('that nobody confirmed is in no list, and an empty one is not indexed', async () => {
    await buildSiteReview(database, { status: unconfirmed })
    const empty = { reviews: [], meta_robots: 'noindex, follow' }
    const { data } = await call(getReviews, {})
    expect(data).toMatchObject(empty)
    expect(data.microdata).not.toHaveProperty('organization')
    expect((await call(getReviews, { page: 2 })).data).toMatchObject(empty)
  })
})

describe('reviews of tutors', () => {
  let client_id = 0
  beforeAll(async () => {
    await buildReference(database)
    client_id = (await buildClient(database)).id
  })
  beforeEach(() => database.pool.query('truncate orders cascade'))
  const write = (tutor: { id: number }, review_mark: string, review_value: number) =>
    buildOrder(database, clock.now, {
      ...{ client_id, status: 7, review_status: 1, review_mark, review_value, review_text: 'Занимаемся с радостью', review_at: clock.now },
      tutors: [{ id: tutor.id, state: 'appointed' }],
    })

  test('stand under their own marks, those of the site under its own', async () => {
    const tutor = await buildTutor(database)
    for (const [mark, value] of [
      ['5', 5],
      ['4+', 4.5],
      ['4+', 4.5],
    ] as const)
      await write(tutor, mark, value)
    await buildSiteReview(database, { status: active, mark: 2 })
    forget()

    const ofTutors = (await call(getReviews, { type: 'orders' })).data
    expect(ofTutors.reviews).toHaveLength(3)
    expect(ofTutors).toMatchObject({ total_count: 3, orders_count: 3, site_count: 1 })
    expect(ofTutors.stats).toEqual({ avg_review_mark: 4.7, total_count: 3, reviews_count_by_mark: { 5: 1, '4+': 2 } })
    expect(ofTutors.microdata).not.toHaveProperty('organization')
    expect(ofTutors.meta_robots).toBe('noindex, follow')

    const ofSite = (await call(getReviews, {})).data
    expect(ofSite).toMatchObject({ total_count: 1, orders_count: 3, site_count: 1 })
    expect(ofSite.stats).toEqual({ avg_review_mark: 2, total_count: 1, reviews_count_by_mark: { 2: 1 } })
    expect(ofSite.microdata).toMatchObject({ organization: { aggregateRating: { ratingValue: 2, reviewCount: 1 } } })
  })

  test('stand the newest first, whenever their orders were made, and once each, under the tutor who gave the lessons', async () => {
    const client_id = (await buildClient(database)).id
    const [tutor, other] = [await buildTutor(database), await buildTutor(database, { name: 'Олжас' })]
    const written = { client_id, status: 7 as const, review_status: 1 as const, review_mark: '5', review_value: 5, review_text: 'Довольны' }
    for (const days of [0, 2, 1]) {
      const review_at = new Date(clock.now.getTime() + days * 86_400_000)
      const tutors = [
        { id: tutor.id, state: 'appointed' as const },
        { id: other.id, state: 'refused' as const },
      ]
      await buildOrder(database, clock.now, { ...written, review_at, tutors })
    }
    forget()
    const { reviews } = (await call(getReviews, { type: 'orders' })).data
    const shown = reviews.filter(({ text }) => text === 'Довольны')
    expect(shown.map(({ date }) => date)).toEqual(shown.map(({ date }) => date).toSorted((one, next) => next - one))
    expect(shown.map((review) => review.tutor)).toEqual(Array(3).fill({ id: tutor.id, name: expect.any(String), status: tutor.status }))
  })

  test('of a school tutor are told to nobody who is a robot', async () => {
    for (const status of [TUTOR_STATUS.school, TUTOR_STATUS.published]) await write(await buildTutor(database, { status }), '5', 5)
    forget()
    const statuses = async (agent: string) =>
      (await call(getReviews, { type: 'orders' }, { headers: { 'user-agent': agent } })).data.reviews.map(({ tutor }) => tutor?.status)
    expect(await statuses('Googlebot/2.1')).toEqual([TUTOR_STATUS.published])
    expect((await statuses('Mozilla/5.0')).toSorted()).toEqual([TUTOR_STATUS.published, TUTOR_STATUS.school])
  })

  test('of one moment stand on one page each', async () => {
    const client_id = (await buildClient(database)).id
    const tutor = await buildTutor(database)
    // kept in another order than their numbers say
    for (let id = 9000; id > 8988; id -= 1)
      await buildOrder(database, clock.now, {
        ...{ id, client_id, status: 7, review_status: 1, review_mark: '5', review_value: 5, review_text: 'Рады', review_at: clock.now },
        tutors: [{ id: tutor.id, state: 'appointed' }],
      })
    forget()
    const pages = [await call(getReviews, { type: 'orders' }), await call(getReviews, { type: 'orders', page: 2 })]
    const ids = pages.flatMap(({ data }) => data.reviews.filter(({ text }) => text === 'Рады').map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    expect(ids).toHaveLength(12)
  })

  test('are not read through to find that there is no such page', async () => {
    await write(await buildTutor(database), '5', 5)
    forget()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const pageOf = async (page: number) => {
      queries.mockClear()
      const { reviews } = (await call(getReviews, { type: 'orders', page })).data
      return [reviews.length, queries.mock.calls.filter(([query]) => /o\.review_at desc, o\.id desc/.test(JSON.stringify(query))).length]
    }
    expect([await pageOf(1), await pageOf(100_000)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    queries.mockRestore()
  })

  const { published, school, ...others } = TUTOR_STATUS
  test.each<[string, number, Parameters<typeof buildTutor>[1]]>([
    ['published', 1, { status: published }],
    ['of the school', 1, { status: school }],
    ['published and hides them', 0, { status: published, toggles: { hide_reviews: true } }],
    ...Object.entries(others).map(([name, status]): [string, number, object] => [name, 0, { status }]),
  ])('of one who is %s are shown and counted %i times', async (_, count, row) => {
    await write(await buildTutor(database, row), '5', 5)
    forget()
    const { reviews, stats, total_count, orders_count } = (await call(getReviews, { type: 'orders' })).data
    expect([reviews.length, stats.total_count, total_count, orders_count]).toEqual([count, count, count, count])
  })
})
