import { beforeAll, expect, test } from 'vitest'
import { wholeCatalogue } from '../../../server/catalogue/address.ts'
import { searchPage } from '../../../server/catalogue/search.ts'
import { ANYWHERE } from '../../../server/reference/places.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()
const everybody = { subject: 0, place: ANYWHERE, wider: [] }
beforeAll(() => buildReference(database))

test('a page behind the end is not looked for', async () => {
  const { id } = await buildTutor(database)
  expect((await searchPage(database.reader, wholeCatalogue(), everybody)).tutors).toMatchObject([{ id }])
  expect(await searchPage(database.reader, wholeCatalogue(), everybody, { total: 0 })).toEqual({ tutors: [], total: 0, online: [] })
  expect(await searchPage(database.reader, { ...wholeCatalogue(), page: 999_999 }, everybody)).toEqual({ tutors: [], total: 1, online: [] })
})

test('online tutors are named beside the page, without those on it', async () => {
  const online = await Promise.all([1, 2, 3].map(() => buildTutor(database)))
  const found = await searchPage(database.reader, { ...wholeCatalogue(), page: 2 }, everybody, { total: 26, beside: 2 })
  expect(found.tutors).toEqual([])
  expect(found.online).toHaveLength(2)
  const first = await searchPage(database.reader, wholeCatalogue(), everybody, { beside: 5 })
  expect(first.tutors.length).toBeGreaterThanOrEqual(online.length)
  expect(first.online).toEqual([])
})
