import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { catalogueSorts } from '../../../schemas/index.ts'
import { type Address, wholeCatalogue } from '../../../server/catalogue/address.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { refreshTutors } from '../../../server/catalogue/refresh.ts'
import { cellOf, searchPage } from '../../../server/catalogue/search.ts'
import { searchSmall } from '../../../server/catalogue/search-small.ts'
import { smallList } from '../../../server/catalogue/small-list.ts'
import type { Scope } from '../../../server/database/cache/scopes.ts'
import { hear } from '../../../server/database/hear.ts'
import { ANYWHERE, ONLINE } from '../../../server/reference/places.ts'
import { type Reference, referenceOf } from '../../../server/reference/reference.ts'
import { turnOf } from '../../../server/tops/rotation.ts'
import { tops } from '../../../server/tops/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'
import { eventually } from '../../setup/eventually.ts'

const DAY = 86_400_000
const [MATHS, RUSSIAN, PHYSICS, CHEMISTRY, GEOGRAPHY] = [8, 13, 11, 12, 15]
const database = await useDatabase()
const edition = editionOf('kz')
const now = new Date()
const page = database.cache.viewFor({ drawnFrom: new Set() })
let reference: Reference

/** Found of lists that are kept: the first who asks for one is told nothing. */
async function find(address: Address, wanted: Parameters<typeof searchSmall>[3]) {
  const ask = () => searchSmall(page, address, cellOf(address, reference), wanted)
  return (await ask()) ?? (await ask()) ?? ask()
}

beforeAll(async () => {
  await buildReference(database)
  const ids: number[] = []
  for (let n = 0; n < 70; n += 1) {
    const tutor = await buildTutor(database, {
      ...{ homes: n % 3 ? [] : [{ city_id: 9, district_id: 901 }], travels: n % 5 ? [] : [{ city_id: 9 }], work_online: n % 4 > 0 },
      ...{ lessons: n % 2 ? { [MATHS]: [68], [RUSSIAN]: [22] } : { [MATHS]: [5] }, rate_id: [3000, 5000, 7000][n % 3] ?? null },
      ...{
        verified: n % 3 === 0,
        score: n % 7,
        reviews_count: n % 4,
        reviews_mark: 4 + (n % 2),
        toggles: n % 10 === 8 ? { catalog_paused: true } : {},
      },
    })
    ids.push(tutor.id)
  }
  const days = (n: number) => new Date(now.getTime() + n * DAY)
  const bought = ids.filter((_, n) => n % 6 === 0)
  await database.transaction(async (tx) => {
    const times = [
      [-3, 3],
      [-3, 3],
      [-9, -2],
      [2, 9],
    ] as const
    await tx.insert(tops).values(
      bought.map((tutor_id, n) => {
        const [from, to] = times[n % 4] ?? [0, 0]
        return { tutor_id, plan_id: 1, source: 'gift' as const, date_from: days(from), date_to: days(to) }
      }),
    )
    await rewriteListings(tx, bought, edition)
  })
  reference = await referenceOf(database)
})

const lesson = (id: number) => ({ lesson: reference.lessons.get(id) ?? null })
const level = (id: number) => ({ level: reference.levels.get(id) ?? null })
const city = () => ({ city: reference.cities.get(9) ?? null })
const district = () => ({ ...city(), district: reference.districts.get(901) ?? null })

describe('what is found of a kept list is what the database finds', () => {
  const lists: [string, () => Partial<Address>][] = [
    ['everybody', () => ({})],
    ['online', () => ({ online: true })],
    ['online by another name', () => ({ place: 'online' })],
    ['a city', city],
    ['at the tutor’s in a city', () => ({ ...city(), place: 'tutor' })],
    ['at the tutor’s in a district', () => ({ ...district(), place: 'tutor' })],
    ['at the client’s', () => ({ place: 'client' })],
    ['verified', () => ({ verified: true })],
    ['from a price', () => ({ rate_from: 5000 })],
    ['up to a price', () => ({ rate_to: 5000 })],
    ['of one price, verified, at the tutor’s', () => ({ rate_from: 3000, rate_to: 3000, verified: true, place: 'tutor' })],
    ['of a price that nobody asks', () => ({ rate_from: 9000 })],
    ['a subject', () => ({ ...lesson(RUSSIAN) })],
    ['a subject online', () => ({ ...lesson(RUSSIAN), online: true })],
    ['a level', () => ({ ...lesson(MATHS), ...level(5) })],
    ['a level online', () => ({ ...lesson(MATHS), ...level(68), online: true })],
    ['a subject that nobody teaches', () => ({ ...lesson(PHYSICS) })],
  ]

  test.each(lists.flatMap(([name, asked]) => [null, ...catalogueSorts].map((sort) => [name, sort ?? 'as always', asked, sort] as const)))(
    '%s, %s',
    async (_, __, asked, sort) => {
      const address = { ...wholeCatalogue(), ...asked(), sort }
      for (const day of [0, 1]) {
        const turn = await turnOf({ edition, cache: database.cache, now: new Date(now.getTime() + day * DAY) })
        for (const number of [1, 2, 3, 4, 999_999])
          for (const beside of [0, 10]) {
            const [wanted, asked] = [
              { turn, beside },
              { ...address, page: number },
            ]
            expect(await find(asked, wanted)).toEqual(await searchPage(database.reader, asked, cellOf(asked, reference), wanted))
          }
      }
    },
  )

  test('also where nobody’s turn is asked for', async () => {
    expect(await find(wholeCatalogue(), { beside: 3 })).toEqual(
      await searchPage(database.reader, wholeCatalogue(), cellOf(wholeCatalogue(), reference), { beside: 3 }),
    )
  })
})

test('the database is asked where a wider place counts too, and where the TOPs whose turn it is may not be known by name', async () => {
  const asked = { ...wholeCatalogue(), ...district() }
  expect(await find(asked, {})).toBeNull()
  const turn = { now, day: 20_260_101, first: Array.from({ length: 60 }, (_, n) => 900_000 + n) }
  expect(await find(wholeCatalogue(), { turn })).toBeNull()
  expect(await find({ ...wholeCatalogue(), sort: 'reviews' }, { turn })).not.toBeNull()
})

test.each<[string, Scope[] | 'all', boolean]>([
  ['its subject', ['content', 'subject:8'], true],
  ['another subject', ['subject:0', 'subject:80'], false],
  ['a tutor who stands in it', ['tutor:1'], true],
  ['a tutor who does not', ['tutor:900000'], false],
  ['texts and reference data', ['content', 'reference'], false],
  ['everything', 'all', true],
])('a change of %s: %j', async (_, scopes, expected) => {
  await smallList(page, { subject: MATHS, place: ANYWHERE })
  const list = await smallList(page, { subject: MATHS, place: ANYWHERE })
  const first = list?.tutor_id[0]
  const named = scopes === 'all' ? scopes : scopes.map((scope): Scope => (scope === 'tutor:1' ? `tutor:${first ?? 0}` : scope))
  expect(list?.isTouched(named)).toBe(expected)
})

test('a list of 2000 is kept, a longer one is not', async () => {
  await database.pool.query(`
    with made as (insert into tutors (name, last_name, lang) select 'Айгерим', 'Сейтова', 'ru' from generate_series(1, 2001) returning id)
    insert into listings (subject, place, tutor_id, level_mask, traits, price, rank, reviews)
      select ${CHEMISTRY}, place, id, 0, 0, 2000, 0, 0 from made, (values (${ANYWHERE}), (${ONLINE})) places (place)
      where place = ${ANYWHERE} or id < (select max(id) from made)`)
  const lengthAt = async (place: number) => {
    const ask = () => smallList(page, { subject: CHEMISTRY, place })
    return ((await ask()) ?? (await ask()) ?? (await ask()))?.tutor_id.length
  }
  expect([await lengthAt(ONLINE), await lengthAt(ANYWHERE)]).toEqual([2000, undefined])
})

test('who is saved stands in their kept lists as they are now, soon after', async () => {
  const hearing = await hear(database)
  try {
    const lessons = { [PHYSICS]: [68] }
    const { id } = await buildTutor(database, { lessons, rate_id: 3000 })
    const cheap = { ...wholeCatalogue(), ...lesson(PHYSICS), rate_to: 3000 }
    const idsOf = async () => (await find(cheap, {}))?.tutors.map((tutor) => tutor.id)
    expect(await idsOf()).toEqual([id])
    await database.transaction(async (tx) => {
      await tx.update(tutors).set({ rate_id: 9000 }).where(eq(tutors.id, id))
      await refreshTutors(tx, [id], { edition, now })
    })
    await eventually(async () => expect(await idsOf()).toEqual([]))
  } finally {
    await hearing.stop()
  }
})

test('the prices of a list count those of its TOPs', async () => {
  const [cheap] = await Promise.all([2000, 9000].map((rate_id) => buildTutor(database, { lessons: { [GEOGRAPHY]: [68] }, rate_id })))
  await database.transaction(async (tx) => {
    const [date_from, date_to] = [new Date(now.getTime() - DAY), new Date(now.getTime() + DAY)]
    await tx.insert(tops).values({ tutor_id: cheap?.id ?? 0, plan_id: 1, source: 'gift', date_from, date_to })
    await rewriteListings(tx, [cheap?.id ?? 0], edition)
  })
  const turn = await turnOf({ edition, cache: database.cache, now })
  const asked = { ...wholeCatalogue(), ...lesson(GEOGRAPHY) }
  expect(await find(asked, { turn })).toMatchObject({ tutors: [{ id: cheap?.id }, {}], prices: { low: 2000, high: 9000 } })
})
