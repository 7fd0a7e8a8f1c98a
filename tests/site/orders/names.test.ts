import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { intervalsText } from '../../../site/orders/names.ts'

/** A browser ends lines after these dashes and after spaces, unless a word joiner or a space that holds stands there. */
const parts = (text: string) => text.split(/(?<=[-–])(?!\u2060)|(?<=,) /).map((part) => part.replaceAll('\u2060', ''))

test.each([
  ['kz', ['9:00–12:00', '15:00–18:00', 'Any']],
  ['us', ['9:00\u00a0AM–12:00\u00a0PM', '3:00\u00a0PM–6:00\u00a0PM', 'Any']],
])('a line of %s ends between times alone, never inside one', (edition, times) =>
  // a comma stays with what it follows
  expect(parts(intervalsText([1, 3, 5], 'Any', editionOf(edition))).map((part) => part.replace(/,$/, ''))).toEqual(times),
)
