import { expect, test } from 'vitest'
import { pagesAround } from '../../../panel/ui/list/pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 52, [1, 2, null, 52]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [52, 52, [1, null, 51, 52]],
])('page %i of %i is reached from %j', (page, last, numbers) => expect(pagesAround(page, last)).toEqual(numbers))
