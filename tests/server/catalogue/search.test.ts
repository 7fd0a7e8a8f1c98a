import { expect, test } from 'vitest'
import { wholeCatalogue } from '../../../server/catalogue/address.ts'
import { searchListings } from '../../../server/catalogue/search.ts'
import type { Reader } from '../../../server/database/open.ts'

test('a page behind the end of the list asks the database for nobody', async () => {
  const db = {
    execute: () => {
      throw new Error('the database runs through all rows before the offset')
    },
  } as unknown as Reader
  const slice = { limit: 25, offset: 25_000_000, heads: [] }
  expect(await searchListings(db, wholeCatalogue(), { subject: 0, place: 0, wider: [] }, slice, async () => 40)).toEqual({ ids: [], total: 40 })
})
