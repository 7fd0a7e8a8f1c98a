import { expect, test } from 'vitest'
import { averageMark, formatMark, markValue, starBarWidth, tabularRating } from '../../theme/marks.ts'

test.each([
  ['1', 1],
  ['4+', 4.5],
  ['5', 5],
  ['5+', Number.NaN],
  ['0', Number.NaN],
  ['4.5', Number.NaN],
  ['', Number.NaN],
])('the mark %j is %d', (mark, value) => expect(markValue(mark)).toBe(value))

test.each([
  [['4+', '5', '4'], 4.5],
  [['5', '5', '4+'], 4.8],
  [['4'], 4],
  [[], 0],
])('%j average %d', (marks, mean) => expect(averageMark(marks)).toBe(mean))

test('a mean has one decimal with the mark of the edition', () =>
  expect([formatMark(4, { decimalMark: ',' }), formatMark(4.8, { decimalMark: '.' })]).toEqual(['4,0', '4.8']))

test.each([
  [4.5, 67.5],
  [5, 75],
  [7, 75],
])('a mark of %d is a bar of %d px', (mark, width) => expect(starBarWidth(mark)).toBe(width))

test.each([
  [3.9, 4.2],
  [4, 4],
  [4.7, 4.7],
])('the table of figures shows %d as %d', (mean, shown) => expect(tabularRating(mean)).toBe(shown))
