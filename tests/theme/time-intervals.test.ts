import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { intervalWords } from '../../theme/time-intervals.ts'

test.each([
  ['kz', ['9:00–\u206012:00', '12:00–\u206015:00', '15:00–\u206018:00', '18:00–\u206021:00', 'Any']],
  ['us', ['9:00 AM–\u206012:00 PM', '12:00 PM–\u20603:00 PM', '3:00 PM–\u20606:00 PM', '6:00 PM–\u20609:00 PM', 'Any']],
])('the times of day in %s are %j', (code, shown) =>
  expect(Object.values(intervalWords('Any', editionOf(code))).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(shown),
)
