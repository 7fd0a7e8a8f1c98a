import { expect, test } from 'vitest'
import { formatMark, markValue, starBarWidth } from '../../theme/marks.ts'

test.each([
  ['1', 1],
  ['4+', 4.5],
  ['5', 5],
  ['5+', Number.NaN],
  ['0', Number.NaN],
  ['4.5', Number.NaN],
  ['', Number.NaN],
])('the mark %j is %d', (mark, value) => expect(markValue(mark)).toBe(value))

test('a mean has one decimal with the mark of the edition', () =>
  expect([formatMark(4, { decimalMark: ',' }), formatMark(4.8, { decimalMark: '.' })]).toEqual(['4,0', '4.8']))

test.each([
  [4.5, 67.5],
  [5, 75],
  [7, 75],
])('a mark of %d is a bar of %d px', (mark, width) => expect(starBarWidth(mark)).toBe(width))
