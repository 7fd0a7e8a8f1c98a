import { eq, ne, notInArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getCatalogue, TUTOR_STATUS } from '../../../schemas/index.ts'
import { cities, districts, lessons, levels } from '../../../server/reference/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, host } = await useApp()

const ALMATY = 9
const ASTANA = 13
const SHYMKENT = 35
const AKTOBE = 67
const MATHS = 8
const PHYSICS = 11
const CHEMISTRY = 12
const SCHOOL = 68
const UNIVERSITY = 17

const made: number[] = []
beforeAll(async () => {
  await buildReference(database)
  for (const [n, rate_id] of [4000, 5000, 5000, 6000, 9000].entries())
    made.push(
      (
        await buildTutor(database, {
          ...{
            lessons: { [MATHS]: n === 0 ? [SCHOOL] : [SCHOOL, UNIVERSITY], ...(n < 2 && { [PHYSICS]: [SCHOOL] }) },
            rate_id,
            practice_id: 4,
            verified: true,
          },
          ...{
            homes: [{ city_id: ALMATY, district_id: 901 }],
            work_online: n === 0,
            reviews_count: n === 0 ? 3 : 0,
            reviews_mark: n === 0 ? 3.5 : null,
          },
        })
      ).id,
    )
  await buildTutor(database, { lessons: { [MATHS]: [SCHOOL] }, homes: [{ city_id: ASTANA }], work_online: false, rate_id: 20_000 })
})
beforeEach(() => database.cache.forget('all'))

const page = async (query: string) => (await call(getCatalogue, { query })).data

describe('the figures of a list', () => {
  test('are those of its tutors, the mean mark below 4 shown as 4.2', async () => {
    const { tabular_data, reviews_stats } = (await page('repetitor/matematika/almaty/')).optional_blocks
    expect(tabular_data).toMatchObject({
      filters: { lesson: { id: MATHS }, level: null, city: { id: 9 } },
      tutors_count: 5,
      city_lessons_count: 2,
      avg_rate: { id: 6000 },
      avg_rating: 3.5,
      avg_rating_shown: 4.2,
      avg_practice: { id: 4 },
      top_lessons: [{ id: PHYSICS, link: 'repetitor/fizika/almaty/', tutors_count: 2 }],
    })
    expect(reviews_stats).toEqual({ count: 3, avr_mark: 3.5 })
  })

  test.each([
    { lesson: CHEMISTRY, alias: 'himiya', reviews_mark: 3.9, shown: 4.2 },
    { lesson: 14, alias: 'biologiya', reviews_mark: 4, shown: 4 },
    { lesson: 15, alias: 'geografiya', reviews_mark: 4.1, shown: 4.1 },
  ])(
    'have the mean mark $reviews_mark shown as $shown, of two tutors beside one whose reviews staff hide',
    async ({ lesson, alias, reviews_mark, shown }) => {
      const tutor = { lessons: { [lesson]: [SCHOOL] }, homes: [{ city_id: ASTANA }], work_online: false, reviews_count: 1, reviews_mark }
      for (let n = 0; n < 2; n += 1) await buildTutor(database, tutor)
      await buildTutor(database, { ...tutor, reviews_mark: 1, toggles: { hide_reviews: true } })
      const { tabular_data } = (await page(`repetitor/${alias}/`)).optional_blocks
      expect(tabular_data).toMatchObject({ avg_rating: reviews_mark, avg_rating_shown: shown })
    },
  )

  test('are left out of a list of fewer than three', async () =>
    expect((await page('repetitor/fizika/almaty/')).optional_blocks.tabular_data).toBeNull())

  test('of its reviews are told of fewer than three as well, without those that staff hide', async () => {
    const inAktobe = { lessons: { [PHYSICS]: [SCHOOL] }, homes: [{ city_id: AKTOBE }], work_online: false }
    await buildTutor(database, { ...inAktobe, reviews_count: 2, reviews_mark: 4.5 })
    await buildTutor(database, { ...inAktobe, reviews_count: 4, reviews_mark: 2, toggles: { hide_reviews: true } })
    const { tabular_data, reviews_stats } = (await page('repetitor/fizika/aktobe/')).optional_blocks
    expect([tabular_data, reviews_stats]).toEqual([null, { count: 2, avr_mark: 4.5 }])
  })

  test.each([
    ...['repetitor/matematika/?rate_from=3000', 'repetitor/matematika/?verified=1&rate_to=9000', 'repetitor/matematika/2?rate_from=3000'],
    ...['repetitor/vokal/'],
  ])('are left out of %s', async (query) =>
    expect((await page(query)).optional_blocks).toMatchObject({ tabular_data: null, price_data: null, orders_reviews: [], reviews_stats: null }),
  )
})

test('the figures of a list stay in another order, and nothing else stands beside them', async () => {
  const { tabular_data } = (await page('repetitor/matematika/almaty/')).optional_blocks
  const ordered = (await page('repetitor/matematika/almaty/?sort=reviews')).optional_blocks
  expect(ordered).toMatchObject({ price_data: null, orders_reviews: [], reviews_stats: null })
  expect(ordered.tabular_data).toEqual({ ...tabular_data, filters: { ...tabular_data?.filters, sort: 'reviews' } })
})

describe('the price table', () => {
  test('of a subject has the levels that five teach, with the median', async () => {
    const { price_data } = (await page('repetitor/matematika/almaty/')).optional_blocks
    expect(price_data).toMatchObject({ currency: 'KZT', month: 3, year: 2026 })
    expect(price_data?.rows).toEqual([
      expect.objectContaining({
        min: 4000,
        avg: 5000,
        max: 9000,
        tutors_count: 5,
        link: expect.stringMatching(/^repetitor\/matematika\/.+\/almaty\/$/),
      }),
    ])
  })

  test('is of the month that the edition has', async () => {
    const { now } = clock
    clock.now = new Date('2025-12-31T20:00:00Z')
    onTestFinished(() => {
      clock.now = now
    })
    expect((await page('repetitor/matematika/almaty/')).optional_blocks.price_data).toMatchObject({ month: 1, year: 2026 })
  })

  test('of a city has the subjects that five teach there', async () => {
    const { price_data } = (await page('repetitor/almaty/')).optional_blocks
    expect(price_data?.rows.map(({ name, link, max }) => [name, link, max])).toEqual([['Математика', 'repetitor/matematika/almaty/', 9000]])
  })

  test('of everywhere counts all cities', async () =>
    expect((await page('repetitor/')).optional_blocks.price_data?.rows[0]).toMatchObject({ tutors_count: 6, max: 20_000 }))
})

test('a subject or level that is switched off leaves the figures and prices at once', async () => {
  const shown = async (query: string) => {
    const { tabular_data, price_data } = (await page(query)).optional_blocks
    return [tabular_data?.top_lessons.map(({ id }) => id), price_data?.rows.length ?? 0, tabular_data?.city_lessons_count]
  }
  const [, , taught = 0] = (await shown('repetitor/matematika/')) as [number[], number, number]
  expect(await shown('repetitor/matematika/')).toEqual([[PHYSICS], 1, taught])
  const off = { active: false }
  await database.drizzle.update(lessons).set(off).where(eq(lessons.id, PHYSICS))
  await database.drizzle.update(levels).set(off).where(eq(levels.id, SCHOOL))
  database.cache.forget(['reference'])
  expect(await shown('repetitor/matematika/')).toEqual([[], 0, taught - 1])
  await database.drizzle.update(lessons).set({ active: true }).where(eq(lessons.id, PHYSICS))
  await database.drizzle.update(levels).set({ active: true }).where(eq(levels.id, SCHOOL))
})

test('ten subjects are told among the figures also where most teach one that is switched off', async () => {
  const others = (await database.drizzle.select().from(lessons)).map(({ id }) => id).filter((id) => ![CHEMISTRY, MATHS, PHYSICS].includes(id))
  const [gone = 0, ...taught] = others.slice(0, 12)
  await database.drizzle.update(lessons).set({ active: false }).where(eq(lessons.id, gone))
  const inAktobe = { homes: [{ city_id: AKTOBE }], work_online: false }
  const all = Object.fromEntries([CHEMISTRY, gone, ...taught].map((id) => [id, []]))
  for (let n = 0; n < 3; n += 1) await buildTutor(database, { ...inAktobe, lessons: all })
  const { tabular_data } = (await page('repetitor/himiya/aktobe/')).optional_blocks
  await database.drizzle.update(lessons).set({ active: true }).where(eq(lessons.id, gone))
  expect(tabular_data?.top_lessons.map(({ id }) => id)).toEqual(taught.toSorted((a, b) => a - b).slice(0, 10))
})

describe('the links of a list', () => {
  const titled = async (query: string) =>
    Object.fromEntries((await page(query)).seo_links.map(({ title, items }) => [title, items.map(({ url }) => url)]))

  test('lead to its neighbours that list somebody', async () => {
    const links = await titled('repetitor/matematika/almaty/')
    expect(links['Математика в других городах']).toEqual(['repetitor/matematika/astana/'])
    expect(links['Другие предметы в Алматы']).toEqual(['repetitor/fizika/almaty/'])
    expect(links['Математика: уровни']).toHaveLength(2)
    expect(links['Районы: Алматы']).toHaveLength(1)
  })

  test('lead to no district that is switched off, nor to the one that is shown', async () => {
    const [{ url: link } = { url: '' }] =
      (await page('repetitor/matematika/almaty/')).seo_links.find(({ title }) => title === 'Районы: Алматы')?.items ?? []
    expect(Object.values(await titled(link)).flat()).not.toContain(link)
    const set = async (active: boolean) => {
      await database.drizzle.update(districts).set({ active }).where(eq(districts.id, 901))
      database.cache.forget('all')
    }
    await set(false)
    const links = await titled('repetitor/matematika/almaty/')
    await set(true)
    expect(links).not.toHaveProperty('Районы: Алматы')
  })

  test('online are the top 15 subjects, where the subject is all that is set', async () => {
    expect(await titled('repetitor-online/matematika/')).toEqual({ 'Топ-15 предметов онлайн': ['repetitor-online/fizika/'] })
    expect(await titled('repetitor-online/')).toEqual({})
    expect(await titled('repetitor-online/matematika/shkolnaya-programma/')).toEqual({})
  })

  test('are numbered in the structured data from 11 on', async () => {
    const { microdata } = await page('repetitor/matematika/almaty/')
    expect(microdata.links).toMatchObject({
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', name: 'Астана', position: 11, url: `http://${host}/repetitor/matematika/astana/` },
      ]),
    })
  })
})

test('the reviews below a list are those of 4 and above of its tutors, at its level too, about its subject', async () => {
  const client = await buildClient(database, { name: 'Олег' })
  const reviewed = { status: 7 as const, client_id: client.id, review_status: 1 as const, review_at: clock.now, review_text: 'Всё понятно' }
  const about = (id: number, lesson_id: number, review_value: number) =>
    buildOrder(database, clock.now, {
      ...reviewed,
      ...{ lessons: { [lesson_id]: [SCHOOL] }, tutors: [{ id, state: 'appointed' as const }] },
      ...{ review_mark: String(review_value), review_value },
    })
  await about(made[0] ?? 0, MATHS, 5)
  await about(made[0] ?? 0, PHYSICS, 5)
  await about(made[1] ?? 0, MATHS, 4)
  await about(made[1] ?? 0, MATHS, 3.9)
  const shown = async (query: string) => (await page(query)).optional_blocks.orders_reviews.map(({ client_name, mark }) => [client_name, mark])
  expect((await shown('repetitor/matematika/almaty/')).toSorted()).toEqual([
    ['Олег', '4'],
    ['Олег', '5'],
  ])
  expect(await shown('repetitor/matematika/astana/')).toEqual([])
  // the first prepares nobody for that
  expect(await shown('repetitor/matematika/ent/almaty/')).toEqual([['Олег', '4']])
  expect(await shown('repetitor/almaty/')).toHaveLength(3)
})

test('six reviews are told below a list, the newest', async () => {
  const client = await buildClient(database, { name: 'Вера' })
  for (let n = 1; n <= 7; n += 1)
    await buildOrder(database, clock.now, {
      ...{ status: 7, client_id: client.id, review_status: 1, review_text: `Отзыв ${n}`, review_mark: '5', review_value: 5 },
      ...{ review_at: new Date(clock.now.getTime() + n * 1000), lessons: { [MATHS]: [SCHOOL] }, tutors: [{ id: made[0] ?? 0, state: 'appointed' }] },
    })
  const { orders_reviews } = (await page('repetitor/matematika/')).optional_blocks
  expect(orders_reviews.map(({ review_text }) => review_text)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Отзыв ${n}`))
})

test('the top subjects online are those that most teach', async () => {
  const HISTORY = 16
  for (let n = 0; n < 2; n += 1) await buildTutor(database, { lessons: { [HISTORY]: [] } })
  const [links] = (await page('repetitor-online/matematika/')).seo_links
  expect(links?.items.map(({ url }) => url)).toEqual(['repetitor-online/istoriya-kazahstana/', 'repetitor-online/fizika/'])
})

test('the price table has the popular subjects alone, of a city as of everywhere', async () => {
  const BIOLOGY = 14
  for (let n = 0; n < 5; n += 1) await buildTutor(database, { lessons: { [BIOLOGY]: [] }, homes: [{ city_id: ALMATY }] })
  for (const query of ['repetitor/', 'repetitor/almaty/'])
    expect((await page(query)).optional_blocks.price_data?.rows.map(({ name }) => name)).not.toContain('Биология')
})

test('the figures of a list that the query keeps online are of those who teach online, and lead to such lists', async () => {
  for (let n = 0; n < 3; n += 1) await buildTutor(database, { lessons: { 12: [SCHOOL], [PHYSICS]: [SCHOOL] }, rate_id: 3000 })
  const { tabular_data } = (await page('repetitor/himiya/?place=online')).optional_blocks
  expect(tabular_data).toMatchObject({ filters: { place: 'online' }, tutors_count: 3, avg_rate: { id: 3000 } })
  expect(tabular_data?.top_lessons.map(({ link }) => link)).toEqual(['repetitor/fizika/?place=online'])
})

test('the figures of a list name the ten subjects that most of its tutors teach, those first that most teach there', async () => {
  const [city_id, alias] = (
    await database.drizzle
      .select()
      .from(cities)
      .where(notInArray(cities.id, [ALMATY, ASTANA, SHYMKENT]))
      .limit(1)
  ).flatMap((city) => [city.id, city.alias]) as [number, string]
  const others = (await database.drizzle.select({ id: lessons.id }).from(lessons).where(ne(lessons.id, MATHS)).orderBy(lessons.id).limit(11)).map(
    ({ id }) => id,
  )
  const [last = 0] = others.toReversed()
  const build = (taught: readonly number[]) =>
    buildTutor(database, { lessons: Object.fromEntries(taught.map((id) => [id, []])), homes: [{ city_id }], work_online: false })
  for (let n = 0; n < 3; n += 1) await build([MATHS, ...(n === 0 ? others : others.filter((id) => id !== last))])
  // whom the list does not show makes a subject of it the first
  const [, second = 0] = others
  await build([second])
  const { tabular_data } = (await page(`repetitor/matematika/${alias}/`)).optional_blocks
  expect(tabular_data?.top_lessons.map(({ id }) => id)).toEqual([second, ...others.filter((id) => id !== second && id !== last)])
})

test('the figures of a district count those who travel to all of its city, as the lists that they lead to do', async () => {
  const [CITY, DISTRICT, place] = (
    await database.drizzle
      .select({ city: districts.city_id, id: districts.id, alias: districts.alias, in: cities.alias })
      .from(districts)
      .innerJoin(cities, eq(cities.id, districts.city_id))
      .where(eq(districts.city_id, ASTANA))
      .limit(1)
  ).flatMap(({ city, id, alias, in: of }) => [city, id, `${of}/${alias}`]) as [number, number, string]
  const GEOGRAPHY = 14
  const CHEMISTRY = 12
  for (const travels of [[{ city_id: CITY }], [{ city_id: CITY }], [{ city_id: CITY, district_id: DISTRICT }]])
    await buildTutor(database, { lessons: { [GEOGRAPHY]: [], [CHEMISTRY]: [] }, travels, work_online: false })
  const subject = (await database.drizzle.select({ id: lessons.id, alias: lessons.alias }).from(lessons).where(eq(lessons.id, GEOGRAPHY)))[0]
  const { tabular_data } = (await page(`repetitor/${subject?.alias}/${place}/`)).optional_blocks
  expect(tabular_data).toMatchObject({ tutors_count: 3, city_lessons_count: 2, top_lessons: [{ id: CHEMISTRY, tutors_count: 3 }] })
  const [first] = tabular_data?.top_lessons ?? []
  expect((await page(first?.link ?? '')).tutors.total_count).toBe(first?.tutors_count)
})

describe('the figures of a list that the query narrows', () => {
  const GEOGRAPHY = 15
  beforeAll(async () => {
    const teaches = { lessons: { [GEOGRAPHY]: [], [CHEMISTRY]: [] }, work_online: false }
    const here = { city_id: SHYMKENT }
    for (const rate_id of [6000, 6000, 8000]) await buildTutor(database, { ...teaches, homes: [here], rate_id, verified: true })
    for (const rate_id of [2000, 2000, 2000]) await buildTutor(database, { ...teaches, travels: [here], rate_id })
    await buildTutor(database, { lessons: { [GEOGRAPHY]: [], [PHYSICS]: [] }, homes: [here], travels: [here], rate_id: 4000 })
  })

  test.each([
    { query: '', tutors_count: 7, rate: 4500, top: { [CHEMISTRY]: 6, [PHYSICS]: 1 } },
    { query: '?verified=1', tutors_count: 3, rate: 7000, top: { [CHEMISTRY]: 3 } },
    { query: '?place=tutor', tutors_count: 4, rate: 6000, top: { [CHEMISTRY]: 3, [PHYSICS]: 1 } },
    { query: '?place=client', tutors_count: 4, rate: 2500, top: { [CHEMISTRY]: 3, [PHYSICS]: 1 } },
    { query: '?place=client&sort=rate_asc', tutors_count: 4, rate: 2500, top: { [CHEMISTRY]: 3, [PHYSICS]: 1 } },
  ])('by "$query" are those of whom it shows, and so are the lists that they lead to', async ({ query, tutors_count, rate, top }) => {
    const { tabular_data, ...others } = (await page(`repetitor/geografiya/shymkent/${query}`)).optional_blocks
    expect(tabular_data).toMatchObject({ tutors_count, city_lessons_count: 1 + Object.keys(top).length, avg_rate: { id: rate } })
    expect(Object.fromEntries(tabular_data?.top_lessons.map((one) => [one.id, one.tutors_count]) ?? [])).toEqual(top)
    for (const { link, tutors_count: led } of tabular_data?.top_lessons ?? []) expect((await page(link)).tutors.total_count).toBe(led)
    if (query) expect(others).toMatchObject({ price_data: null, orders_reviews: [], reviews_stats: null })
  })

  test('are none where fewer than three pass', async () =>
    expect((await page('repetitor/geografiya/shymkent/?verified=1&place=client')).optional_blocks.tabular_data).toBeNull())
})

test('the figures of a list stand on each of its pages, its other blocks on the first alone', async () => {
  for (let n = 0; n < 26; n += 1) await buildTutor(database, { lessons: { 46: [PHYSICS] }, homes: [{ city_id: ASTANA }] })
  const [first, second] = [await page('repetitor/shahmaty/'), await page('repetitor/shahmaty/2')]
  const { tabular_data, price_data } = second.optional_blocks
  expect([second.statusCode, tabular_data, price_data, second.seo_links]).toEqual([200, first.optional_blocks.tabular_data, null, []])
  expect(tabular_data?.tutors_count).toBe(26)
})

test('the figures of a district count whoever teaches there at home and travels to the whole city once', async () => {
  const chemist = { lessons: { [CHEMISTRY]: [SCHOOL] }, homes: [{ city_id: SHYMKENT, district_id: 3501 }], work_online: false, reviews_mark: 5 }
  for (const travels of [[{ city_id: SHYMKENT }], [], []]) await buildTutor(database, { ...chemist, travels, reviews_count: 2 })
  expect((await page('repetitor/himiya/shymkent/abajskij-rajon/')).optional_blocks.reviews_stats).toEqual({ count: 6, avr_mark: 5 })
})

test('reviews of a school tutor are not told to robots below a list', async () => {
  const lessons = { [CHEMISTRY]: [SCHOOL] }
  const client_id = (await buildClient(database)).id
  for (const status of [TUTOR_STATUS.school, TUTOR_STATUS.published]) {
    const { id } = await buildTutor(database, { status, lessons })
    await buildOrder(database, clock.now, {
      ...{ status: 7, client_id, review_status: 1, review_text: 'Понятно', review_mark: '5', review_value: 5, review_at: clock.now },
      ...{ lessons, tutors: [{ id, state: 'appointed' }] },
    })
  }
  const statuses = async (agent: string) => {
    const { data } = await call(getCatalogue, { query: 'repetitor/himiya/' }, { headers: { 'user-agent': agent } })
    return data.optional_blocks.orders_reviews.map(({ tutor_status }) => tutor_status)
  }
  expect(await statuses('Googlebot/2.1')).toEqual([TUTOR_STATUS.published])
  expect((await statuses('Mozilla/5.0')).toSorted()).toEqual([TUTOR_STATUS.published, TUTOR_STATUS.school])
})
