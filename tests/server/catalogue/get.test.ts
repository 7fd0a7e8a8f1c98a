import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCatalogue, getCatalogueFilters, saveTutorPrivacy } from '../../../schemas/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { cities, districts } from '../../../server/reference/table.ts'
import { tops } from '../../../server/tops/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock, host, edition, signInAs } = await useApp()
beforeAll(() => buildReference(database))

const pageOf = async (query: string) => (await call(getCatalogue, { query })).data
const idsOn = async (query: string) => (await pageOf(query)).tutors.tutors.map(({ id }) => id)
const almaty = [{ city_id: 9 }]
const maths = { 8: [68] }

describe('the list', () => {
  // Chemistry (12), biology (14), geography (15): each test has a subject to itself.
  test('is ordered by score, then by id, with those who take no requests at the end', async () => {
    const lessons = { 12: [68] }
    const paused = await buildTutor(database, { lessons, score: 90, toggles: { catalog_paused: true } })
    const low = await buildTutor(database, { lessons, score: 40 })
    const high = await buildTutor(database, { lessons, score: 80 })
    const equal = await buildTutor(database, { lessons, score: 40 })
    expect(await idsOn('repetitor/himiya/')).toEqual([high.id, low.id, equal.id, paused.id])
  })

  test('goes by price and then by score when asked, and by reviews', async () => {
    const lessons = { 14: [68] }
    const dear = await buildTutor(database, { lessons, rate_id: 9000, score: 50, reviews_count: 1, reviews_mark: 5 })
    const cheapLow = await buildTutor(database, { lessons, rate_id: 3000, score: 10, reviews_count: 3, reviews_mark: 4 })
    const cheapHigh = await buildTutor(database, { lessons, rate_id: 3000, score: 20, reviews_count: 3, reviews_mark: 5 })
    expect(await idsOn('repetitor/biologiya/?sort=rate_asc')).toEqual([cheapHigh.id, cheapLow.id, dear.id])
    expect(await idsOn('repetitor/biologiya/?sort=rate_desc')).toEqual([dear.id, cheapHigh.id, cheapLow.id])
    expect(await idsOn('repetitor/biologiya/?sort=reviews')).toEqual([cheapHigh.id, cheapLow.id, dear.id])
  })

  test('says of a tutor that they travel while there is a place left to travel to', async () => {
    const { id } = await buildTutor(database, { lessons: { 21: [] }, travels: [{ city_id: 9, district_id: 901 }] })
    const travels = async (active: boolean) => {
      await database.drizzle.update(districts).set({ active }).where(eq(districts.id, 901))
      database.cache.forget(['reference'])
      const card = (await pageOf('repetitor/vysshaya-matematika/')).tutors.tutors.find((tutor) => tutor.id === id)
      return [card?.work_travel, card?.work_client, card?.city?.name ?? null]
    }
    expect(await travels(false)).toEqual([false, false, null])
    expect(await travels(true)).toEqual([true, true, 'Алматы'])
  })

  test('is narrowed by level, price, place and verification', async () => {
    const lessons = { 15: [68] }
    const homely = await buildTutor(database, { lessons: { 15: [68, 17] }, homes: almaty, rate_id: 3000, verified: true, work_online: false })
    const mobile = await buildTutor(database, { lessons, travels: almaty, rate_id: 6000, work_online: false })
    const online = await buildTutor(database, { lessons, rate_id: 9000 })
    expect(await idsOn('repetitor/geografiya/')).toEqual([homely.id, mobile.id, online.id])
    expect(await idsOn('repetitor/geografiya/ent/')).toEqual([homely.id])
    expect(await idsOn('repetitor/geografiya/almaty/')).toEqual([homely.id, mobile.id])
    expect(await idsOn('repetitor/geografiya/almaty/?place=tutor')).toEqual([homely.id])
    expect(await idsOn('repetitor/geografiya/almaty/?place=client')).toEqual([mobile.id])
    expect(await idsOn('repetitor/geografiya/?place=online')).toEqual([online.id])
    expect(await idsOn('repetitor-online/geografiya/')).toEqual([online.id])
    expect(await idsOn('repetitor/geografiya/?rate_from=5000&rate_to=7000')).toEqual([mobile.id])
    expect(await idsOn('repetitor/geografiya/?verified=1')).toEqual([homely.id])
  })

  test('of a district has those at home in it and those who travel there, everyone once', async () => {
    const lessons = { 11: [68] }
    const [district, other] = ['almaty/alatauskij-rajon', 'almaty/almalinskij-rajon']
    const athome = await buildTutor(database, { lessons, homes: [{ city_id: 9, district_id: 901 }], score: 5 })
    const both = await buildTutor(database, { lessons, homes: [{ city_id: 9, district_id: 901 }], travels: almaty, score: 4 })
    const cityWide = await buildTutor(database, { lessons, travels: almaty, score: 3 })
    const districtWide = await buildTutor(database, { lessons, travels: [{ city_id: 9, district_id: 901 }], score: 2 })
    const partly = await buildTutor(database, { lessons, travels: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }], score: 1 })
    const all = [athome, both, cityWide, districtWide, partly].map(({ id }) => id)
    expect(await idsOn('repetitor/fizika/almaty/')).toEqual(all)
    expect(await idsOn(`repetitor/fizika/${district}/`)).toEqual(all)
    expect(await idsOn(`repetitor/fizika/${district}/?place=tutor`)).toEqual([athome.id, both.id])
    expect(await idsOn(`repetitor/fizika/${district}/?place=client`)).toEqual([both.id, cityWide.id, districtWide.id, partly.id])
    expect(await idsOn(`repetitor/fizika/${district}/shanyrak/`)).toEqual([both.id, cityWide.id, districtWide.id, partly.id])
    expect(await idsOn(`repetitor/fizika/${district}/algabas/`)).toEqual([both.id, cityWide.id, districtWide.id])
    expect(await idsOn(`repetitor/fizika/${other}/`)).toEqual([both.id, cityWide.id])
    expect((await pageOf(`repetitor/fizika/${district}/`)).tutors.total_count).toBe(5)
  })

  test('has 25 a page; a page beyond the last one is 404', async () => {
    const lessons = { 18: [68] }
    const made = []
    for (let n = 0; n < 27; n += 1) made.push((await buildTutor(database, { lessons, score: 50 - n })).id)
    const first = await pageOf('repetitor/informatika/')
    expect(first).toMatchObject({ statusCode: 200, page: 1, tutors: { total_count: 27, page_size: 25, pages_count: 2 } })
    expect(first.tutors.tutors.map(({ id }) => id)).toEqual(made.slice(0, 25))
    expect(await idsOn('repetitor/informatika/2')).toEqual(made.slice(25))
    expect(await pageOf('repetitor/informatika/3')).toMatchObject({
      statusCode: 404,
      meta_robots: 'noindex, follow',
      tutors: { tutors: [], total_count: 27 },
    })
  })
})

describe('TOP cards', () => {
  const lessons = { 9: [68] }
  const query = 'repetitor/russkij-yazyk/'
  let usual: number[]
  let paid: number[]

  const buy = (tutor_id: number, days: number) =>
    database.drizzle.insert(tops).values({
      ...{ tutor_id, plan_id: 1, source: 'paid' as const },
      ...{ date_from: new Date(clock.now.getTime() - 3_600_000), date_to: new Date(clock.now.getTime() + days * 86_400_000) },
    })

  beforeAll(async () => {
    const build = async (score: number) => (await buildTutor(database, { lessons, score })).id
    usual = []
    paid = []
    for (let n = 0; n < 26; n += 1) usual.push(await build(90 - n))
    for (let n = 0; n < 6; n += 1) paid.push(await build(20 - n))
    for (const id of paid) await buy(id, 20)
    await database.transaction((tx) => rewriteListings(tx, paid, edition))
    database.cache.forget('all')
  })

  test('head the first page, at most three, and stand nowhere else', async () => {
    const first = (await pageOf(query)).tutors
    const heads = first.tutors.slice(0, 3)
    expect(first).toMatchObject({ total_count: 32, pages_count: 2 })
    expect(heads.every(({ id, top }) => top && paid.includes(id))).toBe(true)
    expect(first.tutors.slice(3).map(({ id }) => id)).toEqual(usual.slice(0, 22))
    const rest = paid.filter((id) => !heads.some((head) => head.id === id))
    expect(await idsOn(`${query}2`)).toEqual([...usual.slice(22), ...rest])
  })

  test('stay the same all day and change with the days', async () => {
    const headsOf = async () => (await idsOn(query)).slice(0, 3)
    const start = clock.now
    const seen = new Set<number>()
    for (let day = 0; day < 8; day += 1) {
      const heads = await headsOf()
      clock.move({ hours: 1 })
      expect(await headsOf()).toEqual(heads)
      for (const id of heads) seen.add(id)
      clock.move({ hours: 23 })
    }
    clock.now = start
    expect([...seen].sort()).toEqual([...paid].sort())
  })

  test('are not there in an order that was asked for', async () => expect((await idsOn(`${query}?sort=reviews`))[0]).toBe(usual[0]))

  test('end with the time paid for', async () => {
    clock.move({ days: 21 })
    expect(await idsOn(query)).toEqual(usual.slice(0, 25))
    clock.move({ days: -21 })
  })
})

describe('an address', () => {
  test('that is unknown is 404 with the unfiltered lists', async () => {
    const page = await pageOf('papapa/ppapaa/')
    expect(page).toMatchObject({ statusCode: 404, redirect: null, meta_robots: 'noindex, follow', tutors: { tutors: [], total_count: 0 } })
    expect(page.filter_lists.lesson.find(({ id }) => id === 8)).toMatchObject({ link: 'repetitor/matematika/', active: false })
    expect(page.filter_lists.city.find(({ id }) => id === 9)).toMatchObject({ link: 'repetitor/almaty/' })
  })

  test('in another order says where the page is', async () =>
    expect(await pageOf('repetitor/almaty/matematika/?sort=reviews&x=1')).toMatchObject({
      statusCode: 200,
      redirect: 'repetitor/matematika/almaty/?sort=reviews',
    }))

  test('may come encoded once more', async () =>
    expect(await pageOf('repetitor%2Falmaty%2F')).toMatchObject({ statusCode: 200, filters: { city: { id: 9 } } }))

  test('of a city that is switched off is 410, and its option is gone', async () => {
    await database.drizzle.update(cities).set({ active: false }).where(eq(cities.id, 67))
    database.cache.forget('all')
    expect(await pageOf('repetitor/aktobe/')).toMatchObject({ statusCode: 410 })
    expect((await pageOf('repetitor/')).filter_lists.city.some(({ id }) => id === 67)).toBe(false)
    await database.drizzle.update(cities).set({ active: true }).where(eq(cities.id, 67))
    database.cache.forget('all')
  })
})

describe('robots and canonical addresses', () => {
  beforeAll(async () => {
    await buildTutor(database, { lessons: maths, homes: almaty })
    database.cache.forget('all')
  })
  test.each([
    ['repetitor/matematika/almaty/', 'index, follow', 'repetitor/matematika/almaty/'],
    ['repetitor/informatika/2', 'index, follow', 'repetitor/informatika/2'],
    ['repetitor/matematika/almaty/?sort=reviews', 'noindex, follow', 'repetitor/matematika/almaty/'],
    ['repetitor/matematika/?rate_from=3000', 'noindex, follow', 'repetitor/matematika/'],
    ['repetitor/matematika/atyrau/', 'noindex, follow', 'repetitor/matematika/atyrau/'],
  ])('of %s', async (query, meta_robots, canonical) =>
    expect(await pageOf(query)).toMatchObject({ statusCode: 200, meta_robots, meta_canonical: `http://${host}/${canonical}` }),
  )

  test('an option’s page may be indexed when it lists somebody and has no query', async () => {
    const { filter_lists } = await pageOf('repetitor/matematika/')
    const indexOf = (list: { id: string | number; index: number }[], id: string | number) => list.find((option) => option.id === id)?.index
    expect(indexOf(filter_lists.city, 9)).toBe(1)
    expect(indexOf(filter_lists.city, 67)).toBe(0)
    expect(indexOf(filter_lists.level, 68)).toBe(1)
    expect(indexOf(filter_lists.level, 5)).toBe(0)
    expect(indexOf(filter_lists.sort, 'reviews')).toBe(0)
    expect((await pageOf('repetitor/matematika/?sort=reviews')).filter_lists.city.every(({ index }) => index === 0)).toBe(true)
  })

  test('an option’s page may be indexed whichever query and language its list was asked in before', async () => {
    const indexed = async (query: string) => {
      const { lesson, city } = (await pageOf(query)).filter_lists
      return [...lesson, ...city].filter(({ index }) => index === 1).map(({ alias }) => alias)
    }
    database.cache.forget('all')
    const lists = await indexed('repetitor/')
    expect(lists).toContain('matematika')
    database.cache.forget('all')
    // of these the cities alone have no query: a place at home or online leaves with them
    expect(await indexed('repetitor/?place=online')).toEqual(lists.filter((alias) => alias === 'almaty'))
    expect(await indexed('repetitor/')).toEqual(lists)
  })
})

describe('the filter lists', () => {
  test('offer the popular ones first, in the order of the edition', async () => {
    const { lesson, city, level } = (await pageOf('repetitor/matematika/')).filter_lists
    expect(lesson.slice(0, 5).map(({ id }) => id)).toEqual([8, 13, 117, 11, 9])
    expect(city.slice(0, 5).map(({ id }) => id)).toEqual([9, 13, 35, 84, 67])
    expect(level.slice(0, 5).map(({ id }) => id)).toEqual([68, 5, 17, 7, 15])
    const rest = lesson.slice(5).map(({ text }) => text)
    expect(rest).toEqual(rest.toSorted(new Intl.Collator('ru').compare))
  })

  test('have no levels without a lesson and no districts without a city', async () => {
    const { level, district } = (await pageOf('repetitor/')).filter_lists
    expect([level, district]).toEqual([[], []])
  })

  test.each([
    ...['repetitor-online/', 'repetitor-online/matematika/ent/?verified=1', 'repetitor/matematika/ent/almaty/2?place=tutor&sort=reviews'],
    'repetitor/?rate_from=3000',
  ])('at %s clear all that counts as set, online too', async (query) => expect((await pageOf(query)).filter_lists.clear).toBe('repetitor/'))

  test('tell of a subject its levels and kind, of a city its region, of a district its microdistricts', async () => {
    const { filters, filter_lists } = await pageOf('repetitor/matematika/astana/')
    const found = (list: readonly { id: string | number }[], id: number) => list.find((one) => one.id === id)
    expect(found(filter_lists.lesson, 8)).toMatchObject({
      value: 8,
      text: 'Математика',
      alias: 'matematika',
      seo_type: 1,
      levels: expect.arrayContaining([5, 68]),
    })
    expect(found(filter_lists.city, 13)).toMatchObject({ text: 'Астана', region_id: expect.any(Number), active: true })
    expect(filter_lists.district[0]).toMatchObject({
      is_district: true,
      subdistricts: expect.arrayContaining([expect.objectContaining({ id: 130101 })]),
    })
    expect([filters.lesson?.rname, filters.lesson?.rtext, filters.city?.mname]).toEqual(['математики', 'математики', 'Астане'])
  })

  test.each<[string, object]>([
    ['repetitor/', { rate_from: [2000], rate_to: [30_000] }],
    ['repetitor-online/fizika/', { lesson: [11], place: ['online'], rate_from: [2000], rate_to: [30_000] }],
    [
      'repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000&place=client&sort=reviews',
      { lesson: [8], level: [17], city: [9], district: [901], place: ['client'], sort: ['reviews'], rate_from: [3000], rate_to: [30_000] },
    ],
    ['repetitor/almaty/alatauskij-rajon/shanyrak/?rate_to=9000', { city: [9], subdistrict: [90_101], rate_from: [2000], rate_to: [9000] }],
  ])('of %s mark what it has chosen, of prices the ends where it has none', async (query, chosen) => {
    const { lesson, level, city, district, place, sort, rate_from, rate_to } = (await pageOf(query)).filter_lists
    const subdistrict = district.flatMap(({ subdistricts = [] }) => subdistricts)
    const marked = Object.entries({ lesson, level, city, district, subdistrict, place, sort, rate_from, rate_to }).map(
      ([name, options]) => [name, options.filter(({ active }) => active).map(({ id }) => id)] as const,
    )
    expect(Object.fromEntries(marked.filter(([, ids]) => ids.length > 0))).toEqual(chosen)
  })

  test('link to the page with the choice, without it, and to the other catalogue', async () => {
    const { filter_lists } = await pageOf('repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000&place=client')
    const linkOf = (list: { id: string | number; link: string }[], id: string | number) => list.find((option) => option.id === id)?.link
    expect(linkOf(filter_lists.lesson, 11)).toBe('repetitor/fizika/ent/almaty/alatauskij-rajon/?rate_from=3000&place=client')
    expect(linkOf(filter_lists.city, 13)).toBe('repetitor/matematika/ent/astana/?rate_from=3000&place=client')
    expect(linkOf(filter_lists.place, 'online')).toBe('repetitor/matematika/ent/?rate_from=3000&place=online')
    expect(linkOf(filter_lists.rate_to, 9000)).toBe('repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000&rate_to=9000&place=client')
    expect(linkOf(filter_lists.rate_from, 2000)).toBe('repetitor/matematika/ent/almaty/alatauskij-rajon/?place=client')
    expect(filter_lists.rate_to.every(({ value }) => Number(value) > 3000)).toBe(true)
    expect(filter_lists).toMatchObject({
      online: 'repetitor-online/matematika/ent/?rate_from=3000',
      offline: 'repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000&place=client',
      verified: 'repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000&place=client&verified=1',
      clear: 'repetitor/',
      without: {
        lesson: 'repetitor/almaty/alatauskij-rajon/?rate_from=3000&place=client',
        level: 'repetitor/matematika/almaty/alatauskij-rajon/?rate_from=3000&place=client',
        city: 'repetitor/matematika/ent/?rate_from=3000',
        district: 'repetitor/matematika/ent/almaty/?rate_from=3000&place=client',
        place: 'repetitor/matematika/ent/almaty/alatauskij-rajon/?rate_from=3000',
        rate: 'repetitor/matematika/ent/almaty/alatauskij-rajon/?place=client',
      },
    })
  })
})

test('headings, crumbs and structured data speak of the page', async () => {
  const page = await pageOf('repetitor/matematika/astana/')
  expect(page.metatags).toMatchObject({ h1: 'Репетиторы математики в Астане', title: 'Репетиторы математики в Астане. Цены и отзывы' })
  expect(page.breadcrumbs).toEqual([
    { name: 'Docento', link: '' },
    { name: 'Репетитор', link: 'repetitor/' },
    { name: 'Математика', link: 'repetitor/matematika/' },
    { name: 'Астана', link: null },
  ])
  expect(Object.keys((await pageOf('repetitor/informatika/')).microdata)).toEqual(['breadcrumbs', 'list', 'links', 'product', 'local'])
  const { list } = (await pageOf('repetitor/informatika/')).microdata
  expect(list?.itemListElement).toHaveLength(10)
})

test('a list is shared with a picture of its own, one of nobody with that of all pages', async () => {
  const imageOf = async (query: string) => (await pageOf(query)).open_graph.image
  expect(await imageOf('repetitor/informatika/')).toContain('/share/ru/catalogue/repetitor/informatika.jpg?v=')
  expect(await imageOf('repetitor/matematika/atyrau/')).toBe(`http://${host}/img/share.png`)
})

test('structured data of each page has the prices of the whole list, as it counts all of it', async () => {
  const lessons = { 46: [11] }
  for (let n = 0; n < 26; n += 1) await buildTutor(database, { lessons, rate_id: n === 0 ? 2000 : n === 1 ? 9000 : 5000, homes: [{ city_id: 13 }] })
  const paged = ['', '2', '?sort=rate_asc', '2?sort=rate_asc', '?rate_from=3000']
  const told = await Promise.all(paged.map(async (rest) => (await pageOf(`repetitor/shahmaty/astana/${rest}`)).microdata))
  const whole = [2000, 9000, 26, '2000-9000 KZT']
  expect(told.map(({ product, local }) => [...offerOf(product), (local as { priceRange: string }).priceRange])).toEqual([
    ...[whole, whole, whole, whole],
    [5000, 9000, 25, '5000-9000 KZT'],
  ])
})

test('a total that is too large to be counted anew keeps the prices that it was counted with', async () => {
  const geometry = { 20: [68] }
  for (const rate_id of [2000, 9000]) await buildTutor(database, { lessons: geometry, rate_id, score: 99 })
  await database.pool.query(`
    with made as (insert into tutors (name, last_name, lang) select 'Айгерим', 'Сейтова', 'ru' from generate_series(1, 2000) returning id)
    insert into listings (subject, place, tutor_id, level_mask, traits, price, rank, reviews) select 20, 0, id, 0, 0, 5000, 0, 0 from made`)
  const offers = []
  for (const order of ['', '?sort=rate_asc', '?sort=rate_desc']) offers.push((await pageOf(`repetitor/geometriya/${order}`)).microdata.product)
  expect(offers.map(offerOf)).toEqual(Array(3).fill([2000, 9000, 2002]))
})

const offerOf = (product: unknown) => {
  const { lowPrice, highPrice, offerCount } = (product as { offers: Record<string, number> }).offers
  return [lowPrice, highPrice, offerCount]
}

test('structured data tells the offer and who makes it', async () => {
  const { id } = await buildTutor(database, { lessons: { 46: [11] }, rate_id: 7000, homes: [{ city_id: 9 }] })
  await buildTutor(database, { lessons: { 46: [11] }, status: 6, homes: [{ city_id: 9 }] })
  const { microdata, metatags } = await pageOf('repetitor/shahmaty/almaty/')
  expect(microdata.product).toMatchObject({
    sku: 'repetitor-shahmaty-almaty',
    name: metatags.h1,
    description: metatags.metad,
    brand: { legalName: 'ТОО «Docento»' },
    offers: { lowPrice: expect.any(Number), highPrice: expect.any(Number), priceCurrency: 'KZT' },
  })
  expect(microdata.local).toMatchObject({
    telephone: expect.stringMatching(/^\+7/),
    openingHours: ['Mo-Fr 09:00-20:00', 'Sa-Su 10:00-18:00'],
    currenciesAccepted: 'KZT',
    paymentAccepted: 'Cash, Credit Card',
    priceRange: expect.stringMatching(/KZT$/),
    address: { addressCountry: 'KZ', addressLocality: 'Алматы' },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
  })
  expect(JSON.stringify(microdata).match(/user-\d+/g)).toEqual([`user-${id}`])
  expect(microdata.list?.itemListElement).toHaveLength(1)
})

test('structured data names ten tutors who describe themselves, though others stand before them, and the place that the list is of', async () => {
  const at = { lessons: { 46: [11] }, homes: [{ city_id: 84 }] }
  for (let n = 0; n < 2; n += 1) await buildTutor(database, { ...at, score: 99, short_description: '' })
  for (let n = 0; n < 11; n += 1) await buildTutor(database, { ...at, score: 50 })
  const [city] = await database.drizzle
    .select()
    .from(cities)
    .where(eq(cities.id, at.homes[0]?.city_id ?? 0))
  const { microdata } = await pageOf(`repetitor/shahmaty/${city?.alias}/`)
  const items = microdata.list?.itemListElement as { description: string }[]
  expect(items.map(({ description }) => description !== '')).toEqual(Array(10).fill(true))
  expect(microdata.local).toMatchObject({ address: { addressLocality: city?.name.ru } })
})

test('structured data does not name who keeps search engines out, whose card does not say so', async () => {
  const at = { lessons: { 46: [11] }, rate_id: 7000, homes: [{ city_id: 35 }] }
  const [shown, hidden] = [await buildTutor(database, at), await buildTutor(database, at)]
  const named = async () => {
    const { microdata, tutors } = await pageOf('repetitor/shahmaty/shymkent/')
    expect(tutors.tutors.map(({ id }) => id).sort()).toEqual([shown.id, hidden.id].sort())
    expect(JSON.stringify(tutors)).not.toContain('search')
    return [...new Set(JSON.stringify(microdata).match(/user-\d+/g))]
  }
  expect(await named()).toHaveLength(2)
  const as = await signInAs({ tutor: hidden.id })
  await call(saveTutorPrivacy, { tutor: { profile_in_search_engines: false } }, { as })
  expect(await named()).toEqual([`user-${shown.id}`])
  await call(saveTutorPrivacy, { tutor: { profile_in_search_engines: true } }, { as })
  expect(await named()).toHaveLength(2)
})

test('a card in a list of one lesson has it first, at its own price', async () => {
  const { id } = await buildTutor(database, { lessons: { 16: [68], 17: [68] }, lessonRates: { 17: 9000 }, rate_id: 4000 })
  const cardOn = async (query: string) => (await pageOf(query)).tutors.tutors.find((tutor) => tutor.id === id)
  expect(await cardOn('repetitor/vsemirnaya-istoriya/')).toMatchObject({ rate_id: 9000, lessons: [{ id: 17 }, { id: 16 }] })
  expect(await cardOn('repetitor/istoriya-kazahstana/')).toMatchObject({ rate_id: 4000, lessons: [{ id: 16 }, { id: 17 }] })
  expect(await idsOn('repetitor/vsemirnaya-istoriya/?rate_to=5000')).toEqual([])
})

test('offline pages offer tutors who teach the same online and are not listed already', async () => {
  const lessons = { 10: [22] }
  const here = await buildTutor(database, { lessons, homes: almaty })
  const elsewhere = await buildTutor(database, { lessons, score: 10 })
  await buildTutor(database, { lessons, toggles: { catalog_paused: true } })
  await buildTutor(database, { lessons: { 10: [8] } })
  const { tutors, tutors_online } = await pageOf('repetitor/kazahskij-yazyk/razgovornyj/almaty/')
  expect(tutors.tutors.map(({ id }) => id)).toEqual([here.id])
  expect(tutors_online.map(({ id }) => id)).toEqual([elsewhere.id])
})

test('lists of online tutors offer no others beside their first page', async () => {
  for (let n = 0; n < 26; n += 1) await buildTutor(database, { lessons: { 10: [22] } })
  const seen = async (query: string) => {
    const { tutors, tutors_online } = await pageOf(query)
    return [tutors.pages_count, tutors_online.length]
  }
  expect(await seen('repetitor-online/kazahskij-yazyk/')).toEqual([2, 0])
  expect(await seen('repetitor/kazahskij-yazyk/?place=online')).toEqual([2, 0])
  expect(await seen('repetitor/kazahskij-yazyk/almaty/')).toEqual([1, 10])
})

describe('the filters alone', () => {
  test.each(['repetitor/matematika/almaty/?place=tutor', 'repetitor-online/', 'repetitor/matematika/2/'])(
    'of %s are those of the page and count its tutors, without naming them',
    async (query) => {
      await buildTutor(database, { lessons: maths, homes: almaty })
      const { pageType, path, filters, filter_lists, tutors } = await pageOf(query)
      expect((await call(getCatalogueFilters, { query })).data).toEqual({ pageType, path, filters, filter_lists, total_count: tutors.total_count })
    },
  )

  test('of an unknown address are unfiltered and leave nobody', async () => {
    const { data } = await call(getCatalogueFilters, { query: 'repetitor/nowhere/' })
    expect(data).toMatchObject({ path: 'repetitor/', filters: { lesson: null }, total_count: 0 })
  })
})
