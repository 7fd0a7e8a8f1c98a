import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TimeIntervals } from '../../schemas/order-fields.ts'

test.each([
  [[], []],
  [
    [3, 1],
    [3, 1],
  ],
  [[5], [5]],
  [[1, 5, 2], [5]],
])('the times %j are kept as %j: any time stands alone', (sent, kept) => expect(z.parse(TimeIntervals(), sent)).toEqual(kept))

test('a school is told of one time at least', () => expect(z.safeParse(TimeIntervals(1), []).success).toBe(false))
