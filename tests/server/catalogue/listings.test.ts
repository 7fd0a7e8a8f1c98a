import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { listings } from '../../../server/catalogue/table.ts'
import { levels, places } from '../../../server/reference/table.ts'
import { tutorHomes, tutorLessons, tutors } from '../../../server/tutors/table.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase('kz')
const kz = editionOf('kz')
let names: Map<number, string>

beforeAll(async () => {
  await buildReference(database)
  const rows = await database.drizzle.select().from(places)
  names = new Map(rows.map(({ id, kind, ref_id }) => [id, kind === 'any' || kind === 'online' ? kind : `${kind} ${ref_id}`]))
})

const rowsOf = (tutor_id: number) => database.drizzle.select().from(listings).where(eq(listings.tutor_id, tutor_id))
const rewrite = (...ids: number[]) => database.transaction((tx) => rewriteListings(tx, ids, kz))

/** The tutor's places for any subject with their traits; an area travelled to as a whole is `all of …`. */
async function spotsOf(tutor_id: number) {
  const rows = (await rowsOf(tutor_id)).filter(({ subject }) => subject === 0)
  return Object.fromEntries(rows.map(({ place, traits }) => [`${place < 0 ? 'all of ' : ''}${names.get(Math.abs(place))}`, traits]))
}

const ONLINE = 1
const HOME = 2
const TRAVEL = 4
const VERIFIED = 8
const COVERED = 16
const offline = { work_online: false }

describe('the places of a tutor', () => {
  test.each<[string, Parameters<typeof buildTutor>[1], Record<string, number>]>([
    ['online only', {}, { any: ONLINE, online: ONLINE }],
    ['verified', { verified: true }, { any: ONLINE | VERIFIED, online: ONLINE | VERIFIED }],
    [
      'at home',
      { ...offline, homes: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }] },
      { any: HOME, 'city 9': HOME, 'district 901': HOME, 'subdistrict 90101': HOME },
    ],
    ['travelling to a whole city', { ...offline, travels: [{ city_id: 9 }] }, { any: TRAVEL, 'city 9': TRAVEL, 'all of city 9': TRAVEL }],
    [
      'travelling to a whole district',
      { ...offline, travels: [{ city_id: 9, district_id: 901 }] },
      { any: TRAVEL, 'city 9': TRAVEL, 'district 901': TRAVEL, 'all of district 901': TRAVEL },
    ],
    [
      'travelling to a microdistrict',
      { ...offline, travels: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }] },
      { any: TRAVEL, 'city 9': TRAVEL, 'district 901': TRAVEL, 'subdistrict 90101': TRAVEL },
    ],
    [
      'at home in a city travelled to as a whole',
      { ...offline, homes: [{ city_id: 9, district_id: 901 }], travels: [{ city_id: 9 }, { city_id: 9, district_id: 902 }] },
      {
        any: HOME | TRAVEL,
        'city 9': HOME | TRAVEL,
        'all of city 9': TRAVEL,
        'district 901': HOME | COVERED,
        'district 902': TRAVEL | COVERED,
      },
    ],
    [
      'at home in a microdistrict of a city travelled to as a whole',
      { ...offline, homes: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }], travels: [{ city_id: 9 }] },
      {
        ...{ any: HOME | TRAVEL, 'city 9': HOME | TRAVEL, 'all of city 9': TRAVEL },
        ...{ 'district 901': HOME | COVERED, 'subdistrict 90101': HOME | COVERED },
      },
    ],
    [
      'at home in a microdistrict of a district travelled to as a whole',
      { ...offline, homes: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }], travels: [{ city_id: 9, district_id: 901 }] },
      {
        ...{ any: HOME | TRAVEL, 'city 9': HOME | TRAVEL, 'district 901': HOME | TRAVEL, 'all of district 901': TRAVEL },
        ...{ 'subdistrict 90101': HOME | COVERED },
      },
    ],
    [
      'in two cities',
      { ...offline, homes: [{ city_id: 9 }], travels: [{ city_id: 13 }] },
      { any: HOME | TRAVEL, 'city 9': HOME, 'city 13': TRAVEL, 'all of city 13': TRAVEL },
    ],
    ['nowhere', offline, {}],
  ])('%s', async (_, row, spots) => expect(await spotsOf((await buildTutor(database, row)).id)).toEqual(spots))
})

describe('who is listed', () => {
  test.each([1, 2, 4, 5, 7, 8, 9])('nobody of status %d', async (status) =>
    expect(await rowsOf((await buildTutor(database, { status })).id)).toEqual([]),
  )
  test.each([3, 6])('everybody of status %d', async (status) => expect(await rowsOf((await buildTutor(database, { status })).id)).toHaveLength(4))
  test('nobody hidden for an overdue order', async () =>
    expect(await rowsOf((await buildTutor(database, { overdue_disabled: true })).id)).toEqual([]))
  test('nobody without a price', async () => expect(await rowsOf((await buildTutor(database, { rate_id: null })).id)).toEqual([]))
  test('nobody without a subject', async () => expect(await rowsOf((await buildTutor(database, { lessons: {} })).id)).toEqual([]))
  test('those who take no new requests, below zero', async () => {
    const { id } = await buildTutor(database, { toggles: { catalog_paused: true }, score: 90 })
    for (const { rank } of await rowsOf(id)) expect(rank).toBe(90_000 - 1_000_000)
  })
})

describe('the price of a subject', () => {
  const priceOf = async (row: Parameters<typeof buildTutor>[1]) => {
    const { id } = await buildTutor(database, { lessons: { 8: [68], 13: [22] }, ...row })
    return Object.fromEntries((await rowsOf(id)).filter(({ place }) => place === 0).map(({ subject, price }) => [subject, price]))
  }
  test.each<[string, Parameters<typeof buildTutor>[1], Record<number, number>]>([
    ['is the tutor’s', { rate_id: 5000 }, { 0: 5000, 8: 5000, 13: 5000 }],
    ['is its own where there is one', { rate_id: 5000, lessonRates: { 13: 7000 } }, { 0: 5000, 8: 5000, 13: 7000 }],
    ['lends the lowest to "any" without a general one', { rate_id: null, lessonRates: { 8: 9000, 13: 7000 } }, { 0: 7000, 8: 9000, 13: 7000 }],
    ['is the school’s of a school tutor', { status: 6, rate_id: 5000, lessonRates: { 13: 7000 } }, { 0: 3600, 8: 3600, 13: 3600 }],
  ])('%s', async (_, row, prices) => expect(await priceOf(row)).toEqual(prices))
})

test('the level mask has the levels of the subject, and for any subject those of all', async () => {
  const { id } = await buildTutor(database, { lessons: { 8: [68, 5], 13: [22] } })
  const bits = new Map((await database.drizzle.select().from(levels)).map((level) => [level.id, 1n << BigInt(level.bit)]))
  const mask = (...ids: number[]) => ids.reduce((all, level) => all | (bits.get(level) ?? 0n), 0n)
  const masks = (await rowsOf(id)).filter(({ place }) => place === 0).map(({ subject, level_mask }) => [subject, level_mask])
  expect(Object.fromEntries(masks)).toEqual({ 0: mask(68, 5, 22), 8: mask(68, 5), 13: mask(22) })
})

test('hidden reviews count as none in the order by reviews', async () => {
  const shown = await buildTutor(database, { reviews_count: 2, reviews_mark: 5 })
  const hidden = await buildTutor(database, { reviews_count: 2, reviews_mark: 5, toggles: { hide_reviews: true } })
  expect((await rowsOf(shown.id))[0]?.reviews).toBe(20_000 + Math.round((31 / 7) * 1000))
  expect((await rowsOf(hidden.id))[0]?.reviews).toBe(0)
})

describe('a rewrite', () => {
  test('follows a move, a new subject and a new price', async () => {
    const { id } = await buildTutor(database, { ...offline, homes: [{ city_id: 9 }] })
    await database.drizzle.update(tutorHomes).set({ city_id: 13 }).where(eq(tutorHomes.tutor_id, id))
    await database.drizzle.insert(tutorLessons).values({ tutor_id: id, lesson_id: 13, position: 1 })
    await database.drizzle.update(tutors).set({ rate_id: 6000 }).where(eq(tutors.id, id))
    await rewrite(id)
    expect(await spotsOf(id)).toEqual({ any: HOME, 'city 13': HOME })
    const rows = await rowsOf(id)
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([0, 8, 13]))
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set([6000]))
  })

  test('takes out who is unpublished and leaves others alone', async () => {
    const [gone, other] = [await buildTutor(database), await buildTutor(database)]
    await database.drizzle.update(tutors).set({ status: 4 })
    await rewrite(gone.id)
    expect(await rowsOf(gone.id)).toEqual([])
    expect(await rowsOf(other.id)).toHaveLength(4)
    await database.drizzle.update(tutors).set({ status: 3 }).where(eq(tutors.id, other.id))
  })

  test('of all finds everybody who belongs in the catalogue', async () => {
    await database.drizzle.update(tutors).set({ status: 3 })
    await database.transaction((tx) => rewriteListings(tx, 'all', kz))
    const before = await database.drizzle.select().from(listings)
    await database.drizzle.delete(listings)
    await database.transaction((tx) => rewriteListings(tx, 'all', kz))
    const after = await database.drizzle.select().from(listings)
    const key = ({ tutor_id, subject, place }: (typeof before)[number]) => `${tutor_id} ${subject} ${place}`
    expect(after.map(key).sort()).toEqual(before.map(key).sort())
    expect(after.length).toBeGreaterThan(40)
  })

  test('of one tutor waits for the other, so that the rows are those of the last', async () => {
    const { id } = await buildTutor(database, { ...offline, homes: [{ city_id: 9 }] })
    const moveTo = (city_id: number) =>
      database.transaction(async (tx) => {
        await tx
          .update(tutors)
          .set({ admin_comment: String(city_id) })
          .where(eq(tutors.id, id))
        await tx.update(tutorHomes).set({ city_id }).where(eq(tutorHomes.tutor_id, id))
        await rewriteListings(tx, [id], kz)
      })
    await Promise.all([moveTo(13), moveTo(35), moveTo(84), moveTo(9)])
    const [home] = await database.drizzle.select().from(tutorHomes).where(eq(tutorHomes.tutor_id, id))
    expect(await spotsOf(id)).toEqual({ any: HOME, [`city ${home?.city_id}`]: HOME })
  })

  test('writes nothing where nothing changed', async () => {
    const { id } = await buildTutor(database)
    const versions = async () => (await database.pool.query('select xmin from listings where tutor_id = $1', [id])).rows
    const before = await versions()
    await rewrite(id)
    expect(await versions()).toEqual(before)
  })
})
