import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { rewriteListings } from '../../../server/catalogue/listings.ts'
import { listingCounts, listings } from '../../../server/catalogue/table.ts'
import { addUpCounts } from '../../../server/database/add-up.ts'
import type { Tx } from '../../../server/database/open.ts'
import { tops } from '../../../server/tops/table.ts'
import { tutorHomes, tutorLessons, tutorLevels, tutors } from '../../../server/tutors/table.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase('kz')
const kz = editionOf('kz')
const { drizzle } = database
let id: number

beforeAll(async () => {
  await buildReference(database)
  await buildTutor(database, { lessons: { 8: [68], 13: [22] }, travels: [{ city_id: 9, district_id: 901 }] })
})
beforeEach(async () => {
  const places = { homes: [{ city_id: 9, district_id: 901, subdistrict_id: 90101 }], travels: [{ city_id: 9 }] }
  id = (await buildTutor(database, { lessons: { 8: [68] }, ...places })).id
})

type Line = Record<'subject' | 'place' | 'price' | 'traits' | 'n', number>
const inOrder = (lines: Line[]) => lines.map(({ subject, place, price, traits, n }) => `${subject} ${place} ${price} ${traits}: ${n}`).sort()

const kept = async () => {
  const { rows } = await drizzle.execute<Line>(sql`
    select subject, place, price, traits, sum(n)::int as n from ${listingCounts} group by 1, 2, 3, 4 having sum(n) <> 0`)
  return inOrder(rows)
}

/** The cells that grow with the number of tutors, counted row by row. */
const counted = async () => {
  const rows = await drizzle.select().from(listings)
  const grown = rows.filter(({ subject, place }) => subject === 0 || place === 0 || place === 1)
  const cells = Map.groupBy(grown, ({ subject, place, price, traits }) => `${subject} ${place} ${price} ${traits}`)
  return [...cells].map(([cell, { length }]) => `${cell}: ${length}`).sort()
}

const change = (write: (tx: Tx) => Promise<unknown>) =>
  database.transaction(async (tx) => {
    await write(tx)
    await rewriteListings(tx, [id], kz)
  })

describe('the kept counts are what a scan of the listings counts', () => {
  const now = new Date()
  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['somebody new', async () => {}],
    ['another price', (tx) => tx.update(tutors).set({ rate_id: 7000 }).where(eq(tutors.id, id))],
    ['a price of one subject', (tx) => tx.update(tutorLessons).set({ rate_id: 9000 }).where(eq(tutorLessons.tutor_id, id))],
    ['a verification', (tx) => tx.update(tutors).set({ verified: true }).where(eq(tutors.id, id))],
    ['a TOP', (tx) => tx.insert(tops).values({ tutor_id: id, plan_id: 1, source: 'paid', date_from: now, date_to: new Date(now.getTime() + 1000) })],
    ['a move to another city', (tx) => tx.update(tutorHomes).set({ city_id: 13, district_id: null, subdistrict_id: null })],
    ['one more subject', (tx) => tx.insert(tutorLessons).values({ tutor_id: id, lesson_id: 13, position: 1 })],
    ['one subject less', (tx) => tx.delete(tutorLessons).where(eq(tutorLessons.tutor_id, id))],
    ['no work online', (tx) => tx.update(tutors).set({ work_online: false }).where(eq(tutors.id, id))],
    ['an unpublished profile', (tx) => tx.update(tutors).set({ status: 5 }).where(eq(tutors.id, id))],
    ['a level', (tx) => tx.delete(tutorLevels).where(eq(tutorLevels.tutor_id, id))],
  ])('after %s', async (_, write) => {
    await change(write)
    expect(await kept()).toEqual(await counted())
  })

  test('after a tutor is deleted with all that is theirs', async () => {
    await drizzle.delete(tutors).where(eq(tutors.id, id))
    expect(await kept()).toEqual(await counted())
  })

  test('after a change that is taken back', async () => {
    const before = await kept()
    await change(async (tx) => {
      await tx.update(tutors).set({ rate_id: 7000 }).where(eq(tutors.id, id))
      await rewriteListings(tx, [id], kz)
      expect((await tx.select().from(listingCounts)).some(({ price }) => price === 7000)).toBe(true)
      throw new Error('taken back')
    }).catch(() => {})
    expect(await kept()).toEqual(before)
  })
})

test('a new rank writes no line', async () => {
  const before = await drizzle.$count(listingCounts)
  await change((tx) => tx.update(tutors).set({ score: 77 }).where(eq(tutors.id, id)))
  expect((await drizzle.select().from(listings).where(eq(listings.tutor_id, id)))[0]?.rank).toBe(77_000)
  expect(await drizzle.$count(listingCounts)).toBe(before)
})

test('stay the same when they are added up, a line for each cell that holds anybody', async () => {
  await drizzle.delete(tutors).where(eq(tutors.id, id))
  const before = await kept()
  await database.transaction((tx) => addUpCounts(tx, listingCounts))
  expect(await kept()).toEqual(before)
  expect(await drizzle.$count(listingCounts)).toBe(before.length)
})
