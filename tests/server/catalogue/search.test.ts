import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { type Address, wholeCatalogue } from '../../../server/catalogue/address.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { type Cell, cellOf, PAGE_SIZE, searchPage } from '../../../server/catalogue/search.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { ANYWHERE } from '../../../server/reference/places.ts'
import { type Reference, referenceOf } from '../../../server/reference/reference.ts'
import { turnOf } from '../../../server/tops/rotation.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()
const everybody = { subject: 0, place: ANYWHERE, wider: [] }
const nobody = { total: 0, prices: null }
beforeAll(() => buildReference(database))

test('a page behind the end is not looked for', async () => {
  const { id } = await buildTutor(database)
  expect((await searchPage(database.reader, wholeCatalogue(), everybody)).tutors).toMatchObject([{ id }])
  expect(await searchPage(database.reader, wholeCatalogue(), everybody, { counted: nobody })).toEqual({ tutors: [], ...nobody, online: [] })
  expect(await searchPage(database.reader, { ...wholeCatalogue(), page: 999_999 }, everybody)).toEqual({
    ...{ tutors: [], total: 1, online: [] },
    prices: { low: expect.any(Number), high: expect.any(Number) },
  })
})

test('online tutors are named beside the page, without those on it', async () => {
  const online = await Promise.all([1, 2, 3].map(() => buildTutor(database)))
  const found = await searchPage(database.reader, { ...wholeCatalogue(), page: 2 }, everybody, { counted: { total: 26, prices: null }, beside: 2 })
  expect(found.tutors).toEqual([])
  expect(found.online).toHaveLength(2)
  const first = await searchPage(database.reader, wholeCatalogue(), everybody, { beside: 5 })
  expect(first.tutors.length).toBeGreaterThanOrEqual(online.length)
  expect(first.online).toEqual([])
})

describe('the total is the number of tutors on all pages, the prices are the ends of theirs,', () => {
  let reference: Reference
  beforeAll(async () => {
    const areas = [{ city_id: 9 }, { city_id: 9, district_id: 901 }, { city_id: 9, district_id: 901, subdistrict_id: 90101 }, { city_id: 13 }]
    for (let n = 0; n < 36; n += 1) {
      const [home, travel] = [areas[n % 4], areas[n % 3]]
      await buildTutor(database, {
        ...{ homes: home && n % 2 ? [home] : [], travels: travel && n % 5 ? [travel] : [], work_online: n % 4 > 0, verified: n % 3 === 0 },
        ...{ lessons: n % 2 ? { 8: [68], 13: [22] } : { 8: [5] }, rate_id: n % 5 ? 5000 : 7000 },
      })
    }
    reference = await referenceOf(database)
  })

  const at = (name: 'lessons' | 'levels' | 'cities' | 'districts' | 'subdistricts', id: number) => reference[name].get(id) ?? null
  const almaty = () => ({ city: at('cities', 9) })
  const district = () => ({ ...almaty(), district: at('districts', 901) })

  test.each<[string, () => object]>([
    ['everybody', () => ({})],
    ['online', () => ({ online: true })],
    ['online by another name', () => ({ place: 'online' })],
    ['a city', almaty],
    ['a district', district],
    ['a microdistrict', () => ({ ...district(), subdistrict: at('subdistricts', 90101) })],
    ['at the tutor’s in a district', () => ({ ...district(), place: 'tutor' })],
    ['at the client’s in a district', () => ({ ...district(), place: 'client' })],
    ['verified', () => ({ verified: true })],
    ['from a price', () => ({ rate_from: 6000 })],
    ['up to a price', () => ({ rate_to: 6000, online: true })],
    ['a subject', () => ({ lesson: at('lessons', 13) })],
    ['a subject online', () => ({ lesson: at('lessons', 13), online: true })],
    ['a level', () => ({ lesson: at('lessons', 8), level: at('levels', 5) })],
    ['a subject in a district', () => ({ ...district(), lesson: at('lessons', 8) })],
    ['a subject that nobody teaches', () => ({ lesson: at('lessons', 11) })],
  ])('of %s', async (_, asked) => {
    const address = { ...wholeCatalogue(), ...asked() }
    const find = (page: number, total?: number) =>
      searchPage(database.reader, { ...address, page }, cellOf(address, reference), { counted: total === undefined ? null : { total, prices: null } })
    const pages = [await find(1, 1000), await find(2, 1000), await find(3, 1000)]
    const ids = pages.flatMap(({ tutors }) => tutors.map(({ id }) => id))
    const { total, prices } = await find(1)
    expect([total, new Set(ids).size]).toEqual([ids.length, ids.length])
    const { rows } = await database.pool.query(
      'select min(price) as low, max(price) as high from listings where subject = $1 and tutor_id = any($2)',
      [address.lesson?.id ?? 0, ids],
    )
    expect(prices).toEqual(ids.length > 0 ? rows[0] : null)
  })
})

describe('a page is read along the index of its order, whatever the prices asked for', () => {
  const MANY = 3000

  beforeAll(async () => {
    await database.pool.query(`
      with made as (insert into tutors (name, last_name, lang) select 'Айгерим', 'Сейтова', 'ru' from generate_series(1, ${MANY}) returning id)
      insert into listings (subject, place, tutor_id, level_mask, traits, price, rank, reviews)
        select 0, 0, id, 0, 0, 2000 + id % 20 * 1000, id * 7 % 1000, id * 3 % 1000 from made`)
    await database.pool.query('vacuum (analyze) listings')
  })

  /** How PostgreSQL reads any page of such a list, over a table that is too large to look all its rows up. */
  async function planOf(sort: Address['sort'], cell: Cell): Promise<string> {
    const { reader, pool, close } = openDatabase({ edition: 'kz', connection: database.connection, poolSize: 1 })
    try {
      await pool.query('set plan_cache_mode = force_generic_plan; set enable_bitmapscan = off; set enable_seqscan = off')
      await searchPage(reader, { ...wholeCatalogue(), sort }, cell)
      const { rows: statements } = await pool.query(
        "select name, cardinality(parameter_types) as n from pg_prepared_statements where name like 'catalogue%'",
      )
      const [{ name, n }] = statements as [{ name: string; n: number }]
      const { rows } = await pool.query(`explain (costs off) execute "${name}" (${Array(n).fill('null').join(', ')})`)
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      return plan.slice(0, plan.indexOf('Subquery Scan on near'))
    } finally {
      await close()
    }
  }

  const sorts = [
    [null, 'listings_rank'],
    ['rate_asc', 'listings_price'],
    ['rate_desc', 'listings_price_desc'],
    ['reviews', 'listings_reviews'],
  ] as const
  const read = (index: string) => new RegExp(`Limit\\s+->\\s+Index Only Scan using ${index} on`, 'g')

  test.each(sorts)('%s', async (sort, index) => {
    expect((await planOf(sort, everybody)).match(read(index))?.length).toBeGreaterThanOrEqual(1)
  })

  test('TOPs by the index of TOPs', async () => {
    expect(await planOf(null, everybody)).toMatch(/hashint4extended.*\s+->\s+Index Only Scan using listings_tops on/)
  })

  describe('TOPs', () => {
    beforeAll(async () => {
      await database.pool.query(`
        with bought as (update listings set traits = traits | 32 where subject = 0 and place = 0 and tutor_id % 10 = 0 returning tutor_id)
        insert into tops (tutor_id, plan_id, source, date_from, date_to) select tutor_id, 1, 'gift', now() - interval '9 days', now() + interval '9 days' from bought`)
    })
    afterAll(async () => {
      await database.pool.query('delete from tops; update listings set traits = traits & ~32')
    })

    test.each<[string, object]>([
      ['all', {}],
      ['many', { rate_to: 18_000 }],
      ['few', { rate_from: 21_000 }],
      ['verified, of whom there are none', { verified: true }],
    ])('%s: those whose turn comes first are the first of all in their turn', async (_, filters) => {
      const address = { ...wholeCatalogue(), ...filters }
      for (const days of [0, 1, 2, 3]) {
        const turn = await turnOf({ edition: editionOf('kz'), cache: database.cache, now: new Date(Date.now() + days * 86_400_000) })
        expect(turn.first).toHaveLength(60)
        const [quick, sorted] = await Promise.all(
          [turn, { ...turn, first: [] }].map((turn) => searchPage(database.reader, address, everybody, { turn })),
        )
        expect(quick).toEqual(sorted)
      }
    })
  })

  test('few of a price by the index of prices', async () => {
    expect(await planOf(null, everybody)).toMatch(/Sort\s+Sort Key: listings\S*\.rank DESC.*\s+->\s+Index Only Scan using listings_price\w* on/)
  })

  test.each<[string, { rate_from?: number; rate_to?: number }]>([
    ['few', { rate_from: 21000 }],
    ['many', { rate_to: 18000 }],
    ['all', {}],
  ])('%s come in the same order', async (_, prices) => {
    const { rate_from = 0, rate_to = 99_000 } = prices
    const { rows } = await database.pool.query(
      'select tutor_id from listings where subject = 0 and place = 0 and price between $1 and $2 order by rank desc, tutor_id',
      [rate_from, rate_to],
    )
    const address = { ...wholeCatalogue(), ...prices }
    const found = [await searchPage(database.reader, address, everybody), await searchPage(database.reader, { ...address, page: 2 }, everybody)]
    expect(found.flatMap(({ tutors }) => tutors.map(({ id }) => id))).toEqual(rows.slice(0, 50).map(({ tutor_id }) => tutor_id))
    expect(found.map(({ total }) => total)).toEqual([rows.length, rows.length])
  })

  test.each(sorts)('%s, what lies deep comes from the end in the same order', async (sort) => {
    const by = { default: 'rank desc', rate_asc: 'price, rank desc', rate_desc: 'price desc, rank desc', reviews: 'reviews desc' }[sort ?? 'default']
    const { rows } = await database.pool.query(
      `select tutor_id from listings where subject = 0 and place = 0 and price <= 20000 order by ${by}, tutor_id`,
    )
    const ids = rows.map(({ tutor_id }) => tutor_id)
    const last = Math.ceil(ids.length / PAGE_SIZE)
    const address = { ...wholeCatalogue(), sort, rate_to: 20_000 }
    for (const page of [last - 3, last - 1, last]) {
      const { tutors } = await searchPage(database.reader, { ...address, page }, everybody)
      expect(tutors.map(({ id }) => id)).toEqual(ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))
    }
  })

  test.each(sorts)('%s, of each place of a district only as far as the page goes', async (sort, index) => {
    expect((await planOf(sort, { ...everybody, wider: [-2, -3] })).match(read(index))?.length).toBeGreaterThanOrEqual(3)
  })
})

test('a price that nobody asks any more is none of the list’s', async () => {
  const { lessons } = await referenceOf(database)
  const address = { ...wholeCatalogue(), lesson: lessons.get(46) ?? null }
  const found = async () => (await searchPage(database.reader, address, cellOf(address, await referenceOf(database)))).prices
  const [, dear] = await Promise.all([5000, 9000].map((rate_id) => buildTutor(database, { lessons: { 46: [11] }, rate_id })))
  expect(await found()).toEqual({ low: 5000, high: 9000 })
  await database.transaction(async (tx) => {
    await tx
      .update(tutors)
      .set({ rate_id: 7000 })
      .where(eq(tutors.id, dear?.id ?? 0))
    await rewriteListings(tx, [dear?.id ?? 0], editionOf('kz'))
  })
  expect(await found()).toEqual({ low: 5000, high: 7000 })
})
