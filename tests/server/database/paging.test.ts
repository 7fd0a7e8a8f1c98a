import { expect, test } from 'vitest'
import { portionOf } from '../../../server/database/paging.ts'
import { windowOf } from '../../../server/database/window.ts'

test.each([
  [1, 25, { limit: 25, offset: 0 }],
  [400, 25, { limit: 25, offset: 9975 }],
  [401, 25, { limit: 0, offset: 10_000 }],
  [100_000, 25, { limit: 0, offset: 2_499_975 }],
])('page %i of %i rows each reads %o: none beyond the 10,000 that are counted', (page, size, portion) => {
  expect(portionOf(page, size)).toEqual(portion)
  expect(windowOf([portion.offset, portion.offset + size - 1])).toEqual(portion)
})
