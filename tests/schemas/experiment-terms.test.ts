import { describe, expect, test } from 'vitest'
import { liftOf, verdictOf, wilson } from '../../schemas/experiment-terms.ts'

describe("Wilson's interval", () => {
  // the values of R's prop.test(n, of, correct = FALSE)
  test.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [40, 1000, 0.0295, 0.054],
    [10, 10, 0.7225, 1],
  ])('of %i out of %i is from %f to %f', (n, of, from, to) => {
    const found = wilson({ n, of })
    expect(found[0]).toBeCloseTo(from, 3)
    expect(found[1]).toBeCloseTo(to, 3)
  })
})

test.each([
  ['few', { n: 9, of: 99 }, { n: 40, of: 1000 }],
  ['few', { n: 4, of: 5000 }, { n: 5, of: 5000 }],
  ['same', { n: 45, of: 1000 }, { n: 40, of: 1000 }],
  ['better', { n: 80, of: 1000 }, { n: 40, of: 1000 }],
  ['worse', { n: 40, of: 1000 }, { n: 80, of: 1000 }],
  ['worse', { n: 0, of: 1000 }, { n: 12, of: 1000 }],
] as const)('%s is what %j says beside %j', (verdict, variant, control) => expect(verdictOf(variant, control)).toBe(verdict))

test('the lift is told beside what the control has, and beside nothing not at all', () => {
  expect(liftOf({ n: 6, of: 100 }, { n: 5, of: 100 })).toBeCloseTo(0.2)
  expect(liftOf({ n: 6, of: 100 }, { n: 0, of: 100 })).toBeNull()
  expect(liftOf({ n: 0, of: 0 }, { n: 5, of: 100 })).toBeNull()
})
