import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { moveEnd, priceOptions, priceQuery, snapDown } from '../../theme/prices.ts'

const points = editionOf('kz').ratePoints

test.each([
  [5400, 5000],
  [5000, 5000],
  [4999, 4500],
  [1, 2000],
  [99_999, 30_000],
])('a slider at %d snaps down to %d', (value, point) => expect(snapDown(points, value)).toBe(point))

describe('priceQuery', () => {
  test.each([
    [{}, {}],
    [{ rate_from: 2000, rate_to: 30_000 }, {}],
    [{ rate_from: 3100, rate_to: 30_000 }, { rate_from: 3000 }],
    [{ rate_from: 2000, rate_to: 8500 }, { rate_to: 8000 }],
    [
      { rate_from: 4000, rate_to: 6000 },
      { rate_from: 4000, rate_to: 6000 },
    ],
    [{ rate_from: 6000, rate_to: 6000 }, {}],
    [
      { rate_from: 8000, rate_to: 4000 },
      { rate_from: 4000, rate_to: 8000 },
    ],
    [{ rate_from: 8000, rate_to: 1000 }, { rate_to: 8000 }],
  ])('%o asks for %o', (range, query) => expect(priceQuery(points, range)).toEqual(query))
})

describe('the ends do not cross', () => {
  test('neither offers the other end or what lies past it', () => {
    const { from, to } = priceOptions([5, 10, 20, 30], { rate_from: 10, rate_to: 20 })
    expect({ from, to }).toEqual({ from: [5, 10], to: [20, 30] })
  })

  test.each([
    ['rate_from' as const, 29, { rate_from: 10, rate_to: 20 }],
    ['rate_to' as const, 1, { rate_from: 5, rate_to: 10 }],
  ])('%s dragged to %d stops one point short', (end, value, range) =>
    expect(moveEnd([5, 10, 20, 30], { rate_from: 5, rate_to: 20 }, end, value)).toEqual(range),
  )
})
