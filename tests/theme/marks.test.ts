import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { markValue } from '../../theme/mark-value.ts'
import { formatMark } from '../../theme/marks.ts'
import { formatTenths } from '../../theme/tenths.ts'

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
  ['ua', 'ua', '4,7'],
  ['ua', 'en', '4.7'],
  ['pl', 'en', '4.7'],
  ['es', 'es', '4,7'],
  ['mx', 'es', '4.7'],
] as const)('a mean in %s on pages in %s is %s', (code, language, shown) => expect(formatMark(4.7, editionOf(code), language)).toBe(shown))

test('a whole mean has its decimal too', () => expect(formatMark(4, editionOf('kz'), 'ru')).toBe('4,0'))

test.each([
  ['kz', 'ru', 6.5, '6,5'],
  ['kz', 'ru', 6, '6'],
  ['mx', 'es', 10.5, '10.5'],
] as const)('%s in %s shows %d hours of a week as %s', (code, language, hours, shown) =>
  expect(formatTenths(hours, editionOf(code), language)).toBe(shown),
)
