import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getOrderFormData, getTutor, getTutorReviews, TUTOR_STATUS } from '../../../schemas/index.ts'
import { cities, districts, lessons, levels } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock, host, signInAs } = await useApp()
beforeAll(() => buildReference(database))

const profileOf = async (id: number, input: { g_bot?: 0 | 1 } = {}) => (await call(getTutor, { id, ...input })).data

/** A paid order of the tutor with a published review, some days old. */
async function review(
  tutor_id: number,
  daysAgo: number,
  mark = '5',
  row: { lessons?: Record<number, number[]>; review_status?: 0 | 1 | 2 | 3; review_response_text?: string } = {},
) {
  const client = await buildClient(database, { name: 'Дана' })
  await buildOrder(database, clock.now, {
    ...{ client_id: client.id, status: 7, tutors: [{ id: tutor_id, state: 'appointed' }] },
    ...{ review_status: 1, review_mark: mark, review_value: Number.parseInt(mark, 10) + (mark.endsWith('+') ? 0.5 : 0) },
    ...{ review_text: `${daysAgo} дней назад`, review_at: new Date(clock.now.getTime() - daysAgo * 86_400_000) },
    ...row,
  })
}

describe('the profile of a tutor of status', () => {
  test.each([
    [1, 404, false],
    [2, 404, false],
    [3, 200, false],
    [4, 200, true],
    [5, 410, null],
    [6, 200, false],
    [7, 404, null],
    [8, 410, null],
    [9, 410, null],
  ])('%d has code %d', async (status, statusCode, disabled) => {
    const { id } = await buildTutor(database, { status })
    const answer = await call(getTutor, { id })
    expect(answer).toMatchObject({ code: 200, data: { statusCode } })
    if (statusCode === 200) expect(answer.data.profile).toMatchObject({ id, status, status_code: 200, is_catalog_disabled: disabled })
    else expect(answer.data).toMatchObject({ profile: null, meta_robots: 'noindex, follow' })
    const others = [await call(getTutorReviews, { tutor_id: id }), await call(getOrderFormData, { id })]
    expect(others.map(({ error }) => error)).toEqual(statusCode !== 200 ? ['not_found', 'not_found'] : [null, disabled ? 'tutor_unavailable' : null])
  })

  test('nobody is 404', async () => expect(await profileOf(999_999)).toMatchObject({ statusCode: 404, profile: null }))
  test('4 is kept out of search results, 3 is not', async () => {
    const [inactive, published] = [await buildTutor(database, { status: 4 }), await buildTutor(database)]
    expect((await profileOf(inactive.id)).meta_robots).toBe('noindex, follow')
    expect((await profileOf(published.id)).meta_robots).toBe('index, follow')
  })
})

test.each([
  ['an order three days overdue', { overdue_disabled: true }],
  ['"no new requests" switched on', { toggles: { catalog_paused: true } }],
])('with %s no request can be sent, and search engines hear it', async (_, row) => {
  const { id } = await buildTutor(database, row)
  const { profile, microdata } = await profileOf(id)
  expect(profile?.is_catalog_disabled).toBe(true)
  expect(microdata.product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect((await call(getOrderFormData, { id })).error).toBe('tutor_unavailable')
})

describe('the price shown', () => {
  test.each([
    ['of a tutor is their own', { status: 3, rate_id: 6000 }, { id: 6000, name: '6\u00a0000\u00a0₸/час' }, { base: [], advanced: [] }],
    ['of a tutor without one is none', { status: 3, rate_id: null }, null, { base: [], advanced: [] }],
    [
      'of a school tutor is the school’s',
      { status: 6, rate_id: 6000 },
      { id: 3600, name: '3\u00a0600\u00a0₸/занятие' },
      { base: [3600, 4900], advanced: [3600, 4900] },
    ],
  ])('%s', async (_, row, rate, school_rates) => {
    const { id } = await buildTutor(database, row)
    expect((await profileOf(id)).profile).toMatchObject({ rate, rate_id: rate?.id ?? null, school_rates })
  })
})

test('search engines are told of the person, and of the lessons as what has a price, a mean mark and reviews', async () => {
  const { id } = await buildTutor(database, { langs: [2], lessons: { 8: [68] }, rate_id: 5000 })
  await review(id, 3, '5')
  await review(id, 2, '4+')
  const { microdata } = await profileOf(id)
  expect(microdata.profile).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Айгерим С.', jobTitle: 'Репетитор', knowsAbout: ['Математика'], knowsLanguage: ['русский'] },
  })
  expect(microdata.profile?.mainEntity).not.toHaveProperty('aggregateRating')
  expect(microdata.product).toMatchObject({
    '@type': 'Product',
    name: 'Математика · Айгерим С.',
    brand: { name: 'Айгерим С.', url: `http://${host}/user-${id}/` },
    offers: { price: 5000, priceCurrency: 'KZT' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 2 },
    review: [
      { author: { name: 'Дана' }, reviewRating: { ratingValue: 4.5 } },
      { author: { name: 'Дана' }, reviewRating: { ratingValue: 5 } },
    ],
  })
})

test('lessons without a price and a mark are no product', async () => {
  const { id } = await buildTutor(database, { rate_id: null })
  expect(Object.keys((await profileOf(id)).microdata)).toEqual(['profile', 'breadcrumbs'])
})

test('a profile shows what is published, and the surname by its first letter only', async () => {
  const { id } = await buildTutor(database, {
    ...{ lessons: { 8: [68, 5], 13: [22] }, langs: [2, 3], birth_date: '1999-03-13', practice_id: 2, documents: ['diploma.jpg'] },
    ...{ description: 'Опубликовано', new_description: 'Ждёт проверки', homes: [{ city_id: 9, district_id: 901 }] },
    travels: [{ city_id: 13, district_id: 1301, subdistrict_id: 130101 }, { city_id: 9 }],
    ...{ schedule: { 1: [18, 19] }, schedule_updated_at: new Date('2026-03-01T00:00:00Z'), toggles: { interview_passed: true } },
  })
  const { profile, meta_canonical, microdata } = await profileOf(id)
  expect(profile).toMatchObject({
    ...{
      name: 'Айгерим',
      full_name: 'Айгерим С.',
      description: 'Опубликовано',
      age: { id: 2, name: '23–27 лет' },
      practice: { id: 2, name: '1–3 года' },
    },
    lessons: [
      { id: 8, name: 'Математика', rname: 'математики' },
      { id: 13, name: 'Английский язык', rname: 'английского языка' },
    ],
    lesson_levels: { 8: [5, 68], 13: [22] },
    langs: [
      { id: 2, name: 'русский' },
      { id: 3, name: 'английский' },
    ],
    ...{ work_home: true, work_travel: true, work_client: true, work_online: true, city_id: 9, count_locations: 3, isset_documents: true },
    documents: [{ description: 'Диплом', url: '/api/uploads/diploma.jpg' }],
    locations_home: [{ city: { id: 9, name: 'Алматы' }, district: { id: 901, name: 'Алатауский район' } }],
    locations_travel: {
      9: { name: 'Алматы', districts: [] },
      13: { name: 'Астана', districts: [{ id: 1301, subdistricts: { 130101: { name: 'Юго-Восток' } } }] },
    },
    schedule: { year: 2026, month: 3, schedule: { 1: [18, 19] } },
    schedule_updated_recently: true,
    catalog_link: `http://${host}/repetitor/matematika/almaty/`,
  })
  expect(profile?.schedule.days[0]).toEqual({ weekday: 4, date: '2026-03-12', today: true })
  expect(profile?.verification_points.filter(({ done }) => done).map(({ key }) => key)).toEqual(['education_checked', 'interview_passed'])
  expect(meta_canonical).toBe(`http://${host}/user-${id}/`)
  expect(JSON.stringify({ profile, microdata })).not.toMatch(/Сейтова|example\.test|\+7702|Ждёт/)
})

test('a profile tells what its tutor studied and where, and the video as its tutor linked it', async () => {
  const youtube_video = 'https://youtu.be/aqz-KE-bpKQ'
  const studied = { university_name: 'КазНУ', university_degree_id: 2, university_graduation_year: 2021, speciality: 'Прикладная математика' }
  const { id } = await buildTutor(database, { ...studied, youtube_video })
  expect((await profileOf(id)).profile).toMatchObject({
    university: null,
    university_name: { name: 'КазНУ' },
    university_degree_name: { name: 'Магистр' },
    ...{ university_graduation_year: 2021, speciality: 'Прикладная математика', youtube_video },
  })
})

test('a profile is told by its first three subjects, so that its title is not cut and its description has room for the tutor’s words', async () => {
  const { id } = await buildTutor(database, { lessons: { 8: [], 11: [], 12: [], 13: [] }, short_description: 'Учу считать' })
  const { metatags, profile } = await profileOf(id)
  expect(profile?.lessons).toHaveLength(4)
  expect(metatags.title).toBe('Айгерим С., репетитор: Математика · Физика · Химия. Цена и отзывы')
  expect(metatags.metad).toBe('Айгерим С. преподаёт: Математика · Физика · Химия. Учу считать')
})

test('a title names fewer subjects where longer names would have search results cut its end', async () => {
  const { id } = await buildTutor(database, { name: 'Александра-Виктория', lessons: { 8: [], 11: [], 12: [] } })
  const { metatags } = await profileOf(id)
  expect(metatags.title).toBe('Александра-Виктория С., репетитор: Математика · Физика. Цена и отзывы')
  expect(metatags.metad).toContain('Математика · Физика · Химия')
})

test('a profile leads to no catalogue of a city that is switched off', async () => {
  const { id } = await buildTutor(database, { homes: [{ city_id: 13 }], work_online: true })
  const turn = async (active: boolean) => {
    await database.drizzle.update(cities).set({ active }).where(eq(cities.id, 13))
    database.cache.forget(['reference'])
  }
  await turn(false)
  const { profile } = await profileOf(id)
  await turn(true)
  expect(profile?.catalog_link).toBe(`http://${host}/repetitor-online/matematika/`)
  expect(profile?.quick_links.map(({ url }) => url)).toEqual(['repetitor-online/matematika/'])
})

describe('reviews', () => {
  test('of a profile that is not shown are given to its tutor alone', async () => {
    const { id } = await buildTutor(database, { status: TUTOR_STATUS.draft })
    const own = await signInAs({ tutor: id })
    const other = await signInAs({ tutor: (await buildTutor(database)).id })
    const asked = async (as?: typeof own) => (await call(getTutorReviews, { tutor_id: id }, as ? { as } : {})).error
    expect([await asked(own), await asked(other), await asked()]).toEqual([null, 'not_found', 'not_found'])
  })

  test('are the 14 newest with the mean and the number of each mark', async () => {
    const { id } = await buildTutor(database)
    for (let day = 1; day <= 15; day += 1) await review(id, day, day === 15 ? '4+' : '5')
    await review(id, 0, '1', { review_status: 3 })
    const { order_reviews } = (await profileOf(id)).profile ?? {}
    expect(order_reviews).toMatchObject({ total_count: 15, avr_mark: 5, reviews_count_by_mark: { 5: 14, '4+': 1 } })
    expect(order_reviews?.reviews).toHaveLength(14)
    expect(order_reviews?.reviews[0]).toMatchObject({
      author: 'Дана',
      mark: '5',
      text: '1 дней назад',
      lang: 'ru',
      lessons: ['Математика'],
      response: '',
    })
  })

  test('say when they were written, about which subjects and levels, and what the tutor answered', async () => {
    const { id } = await buildTutor(database)
    await review(id, 1, '3+', { lessons: { 8: [68], 13: [] }, review_response_text: 'Спасибо' })
    const told = { mark: '3+', lessons: ['Математика', 'Английский язык'], levels: ['Школьная программа'], response: 'Спасибо' }
    const date = Math.floor(clock.now.getTime() / 1000) - 86_400
    expect((await profileOf(id)).profile?.order_reviews.reviews).toMatchObject([{ ...told, date }])
    expect((await call(getTutorReviews, { tutor_id: id })).data.order_reviews.reviews).toMatchObject([{ ...told, date }])
  })

  test('come as many as asked for, ten by default, and no more than 200', async () => {
    const { id } = await buildTutor(database)
    for (let day = 1; day <= 12; day += 1) await review(id, day)
    const countOf = async (limit?: number) =>
      (await call(getTutorReviews, { tutor_id: id, ...(limit && { limit }) })).data.order_reviews.reviews.length
    expect(await countOf()).toBe(10)
    expect(await countOf(11)).toBe(11)
    expect(await countOf(100_000)).toBe(12)
    expect((await call(getTutorReviews, { tutor_id: id, limit: 0 })).error).toEqual({ limit: expect.any(String) })
  })

  test('are narrowed by lesson and level', async () => {
    const { id } = await buildTutor(database)
    await review(id, 1, '5', { lessons: { 8: [68] } })
    await review(id, 2, '4', { lessons: { 13: [22] } })
    const totalOf = async (which: { lesson_id?: number; level_id?: number }) =>
      (await call(getTutorReviews, { tutor_id: id, ...which })).data.order_reviews.total_count
    expect(await totalOf({ lesson_id: 8 })).toBe(1)
    expect(await totalOf({ lesson_id: 13, level_id: 22 })).toBe(1)
    expect(await totalOf({ lesson_id: 8, level_id: 22 })).toBe(0)
    expect(await totalOf({})).toBe(2)
  })

  test('of a school tutor are figures only for robots, of others whole', async () => {
    const [school, usual] = [await buildTutor(database, { status: 6 }), await buildTutor(database)]
    for (const { id } of [school, usual]) await review(id, 1)
    const seen = async (id: number, g_bot: 0 | 1) => (await profileOf(id, { g_bot })).profile?.order_reviews
    expect(await seen(school.id, 1)).toMatchObject({ total_count: 1, avr_mark: 5, reviews: [] })
    expect((await seen(school.id, 0))?.reviews).toHaveLength(1)
    expect((await seen(usual.id, 1))?.reviews).toHaveLength(1)
    const asked = async (tutor_id: number, agent: string) =>
      (await call(getTutorReviews, { tutor_id }, { headers: { 'user-agent': agent } })).data.order_reviews
    expect(await asked(school.id, 'Googlebot/2.1')).toMatchObject({ total_count: 1, reviews: [] })
    expect((await asked(school.id, 'Mozilla/5.0')).reviews).toHaveLength(1)
    expect((await asked(usual.id, 'Googlebot/2.1')).reviews).toHaveLength(1)
  })

  test('that staff hide are shown nowhere', async () => {
    const { id } = await buildTutor(database, { toggles: { hide_reviews: true }, reviews_count: 1, reviews_mark: 5 })
    await review(id, 1)
    const { profile } = await profileOf(id)
    expect(profile).toMatchObject({
      hide_reviews: true,
      count_reviews: 0,
      average_rating_reviews: null,
      order_reviews: { total_count: 0, reviews: [] },
    })
    expect((await call(getTutorReviews, { tutor_id: id })).data.order_reviews.total_count).toBe(0)
  })

  test('of another tutor stay theirs', async () => {
    const [mine, other] = [await buildTutor(database), await buildTutor(database)]
    await review(other.id, 1)
    expect((await profileOf(mine.id)).profile?.order_reviews.total_count).toBe(0)
  })
})

test('the order form knows the tutor’s levels, languages and points, and who asks', async () => {
  const { id } = await buildTutor(database, { lessons: { 8: [68, 5] }, langs: [2], score: 61.6 })
  const client = await buildClient(database, { name: 'Айгуль' })
  const { data, auth } = await call(getOrderFormData, { id }, { as: await signInAs({ client: client.id }) })
  expect(data).toMatchObject({
    tutor: { id, lesson_levels: { 8: [5, 68] }, tutor_points_for_order: 62, schedule: { year: 2026 } },
    levels_info: { 8: { levels: [{ id: 5 }, { id: 68 }] } },
    langs: { 2: 'русский' },
  })
  expect(auth?.client_info).toMatchObject({ id: client.id, name: 'Айгуль' })
})

test('a profile and the form that asks its tutor say what each lesson costs', async () => {
  const { id } = await buildTutor(database, { lessons: { 8: [68], 11: [68] }, rate_id: 4000 })
  await database.pool.query('update tutor_lessons set rate_id = 6000 where tutor_id = $1 and lesson_id = 11', [id])
  const [{ profile }, { data }] = [await profileOf(id), await call(getOrderFormData, { id })]
  const rates = { 8: { rate: { id: 4000 } }, 11: { rate: { id: 6000 } } }
  expect(profile).toMatchObject({ rate: { id: 4000 }, lesson_data: rates })
  expect(data).toMatchObject({ tutor: { rate: { id: 4000 } }, levels_info: rates })
})

test('a tutor without a general price is shown with the lowest of the subjects that are not switched off, as in lists', async () => {
  const [DEAR, CHEAP] = [8, 46]
  const { id } = await buildTutor(database, { lessons: { [DEAR]: [], [CHEAP]: [] }, rate_id: null, lessonRates: { [DEAR]: 7000, [CHEAP]: 3000 } })
  const priceOf = async (active: boolean) => {
    await database.drizzle.update(lessons).set({ active }).where(eq(lessons.id, CHEAP))
    database.cache.forget(['reference'])
    return (await profileOf(id)).profile?.rate?.id
  }
  expect([await priceOf(false), await priceOf(true)]).toEqual([7000, 3000])
})

test('a tutor whose only subject is switched off can be asked for nothing, and has a title without a gap', async () => {
  const [CHESS, off] = [46, { active: false }]
  const { id } = await buildTutor(database, { lessons: { [CHESS]: [] }, short_description: '' })
  expect((await profileOf(id)).metatags.metad).toMatch(/преподаёт: [^ ].*\.$/)
  await database.drizzle.update(lessons).set(off).where(eq(lessons.id, CHESS))
  database.cache.forget(['reference'])
  expect(await profileOf(id)).toMatchObject({
    metatags: { title: 'Айгерим С. · Репетитор', metad: 'Айгерим С.' },
    profile: { lessons: [], is_catalog_disabled: true },
  })
  expect((await call(getOrderFormData, { id })).error).toBe('tutor_unavailable')
  await database.drizzle.update(lessons).set({ active: true }).where(eq(lessons.id, CHESS))
  database.cache.forget(['reference'])
})

test('a level that is switched off stands neither on a profile nor in the form that asks its tutor', async () => {
  const { id } = await buildTutor(database, { lessons: { 8: [68, 5] } })
  await database.drizzle.update(levels).set({ active: false }).where(eq(levels.id, 68))
  database.cache.forget(['reference'])
  const [{ profile }, { data }] = [await profileOf(id), await call(getOrderFormData, { id })]
  expect([profile?.lesson_data[8]?.levels, data.levels_info[8]?.levels].map((shown) => shown?.map((level) => level.id))).toEqual([[5], [5]])
  expect([profile?.lesson_levels, data.tutor.lesson_levels]).toEqual([{ 8: [5] }, { 8: [5] }])
  await database.drizzle.update(levels).set({ active: true }).where(eq(levels.id, 68))
  database.cache.forget(['reference'])
})

test('the form that asks a tutor offers no place that is switched off, and nothing of one who has no other', async () => {
  const [ALMATY, DISTRICT, SHYMKENT] = [9, 901, 35]
  const places = { homes: [{ city_id: ALMATY, district_id: DISTRICT }], travels: [{ city_id: ALMATY, district_id: DISTRICT }, { city_id: SHYMKENT }] }
  const [both, offline] = [await buildTutor(database, places), await buildTutor(database, { homes: [{ city_id: ALMATY }], work_online: false })]
  const offered = async ({ id }: { id: number }) => {
    const { data, error } = await call(getOrderFormData, { id })
    return error ?? [data.tutor.locations_home.map(({ city, district }) => [city.id, district?.id ?? null]), Object.keys(data.tutor.locations_travel)]
  }
  const setActive = async (table: typeof cities | typeof districts, id: number, active: boolean) => {
    await database.drizzle.update(table).set({ active }).where(eq(table.id, id))
    database.cache.forget(['reference'])
  }
  expect(await offered(both)).toEqual([[[ALMATY, DISTRICT]], ['9', '35']])
  await setActive(districts, DISTRICT, false)
  expect(await offered(both)).toEqual([[[ALMATY, null]], ['35']])
  await setActive(cities, ALMATY, false)
  expect([await offered(both), await offered(offline)]).toEqual([[[], ['35']], 'tutor_unavailable'])
  await setActive(cities, ALMATY, true)
  await setActive(districts, DISTRICT, true)
})

test('a profile names no place that is switched off, and the tutor’s city is one that is not', async () => {
  const [ALMATY, DISTRICT, SHYMKENT] = [9, 901, 35]
  const { id } = await buildTutor(database, {
    homes: [{ city_id: ALMATY, district_id: DISTRICT }],
    travels: [{ city_id: ALMATY, district_id: DISTRICT }, { city_id: SHYMKENT }],
  })
  const named = async () => {
    const { profile } = await profileOf(id)
    const homes = profile?.locations_home.map(({ city, district }) => [city.id, district?.id ?? null])
    return [homes, Object.keys(profile?.locations_travel ?? {}), profile?.city_id, profile?.work_home, profile?.count_locations]
  }
  const setActive = async (table: typeof cities | typeof districts, place: number, active: boolean) => {
    await database.drizzle.update(table).set({ active }).where(eq(table.id, place))
    database.cache.forget(['reference'])
  }
  expect(await named()).toEqual([[[ALMATY, DISTRICT]], ['9', '35'], ALMATY, true, 3])
  await setActive(districts, DISTRICT, false)
  expect(await named()).toEqual([[[ALMATY, null]], ['35'], ALMATY, true, 2])
  await setActive(cities, ALMATY, false)
  expect(await named()).toEqual([[], ['35'], SHYMKENT, false, 1])
  await setActive(cities, ALMATY, true)
  await setActive(districts, DISTRICT, true)
})

test('a profile says that its tutor travels while there is a place left to travel to', async () => {
  const { id } = await buildTutor(database, { travels: [{ city_id: 9, district_id: 901 }], work_online: true })
  const travels = async (active: boolean) => {
    await database.drizzle.update(districts).set({ active }).where(eq(districts.id, 901))
    database.cache.forget(['reference'])
    const { profile } = await profileOf(id)
    return [profile?.work_travel, profile?.work_client, Object.keys(profile?.locations_travel ?? {})]
  }
  expect(await travels(false)).toEqual([false, false, []])
  expect(await travels(true)).toEqual([true, true, ['9']])
})

test.each([
  ['city', cities, 9, { homes: [{ city_id: 9 }] }],
  ['district', districts, 901, { travels: [{ city_id: 9, district_id: 901 }] }],
])('a tutor whose only %s is switched off can be asked for nothing, and one who teaches online can', async (_, table, place, places) => {
  const [offline, online] = [
    await buildTutor(database, { ...places, work_online: false }),
    await buildTutor(database, { ...places, work_online: true }),
  ]
  const unavailable = async (active: boolean) => {
    await database.drizzle.update(table).set({ active }).where(eq(table.id, place))
    database.cache.forget(['reference'])
    return [(await profileOf(offline.id)).profile?.is_catalog_disabled, (await profileOf(online.id)).profile?.is_catalog_disabled]
  }
  expect(await unavailable(false)).toEqual([true, false])
  expect(await unavailable(true)).toEqual([false, false])
})
