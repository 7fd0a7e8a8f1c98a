import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { formatMoneyRange } from '../../theme/money-range.ts'

test.each([
  ['kz', '5_000_– 8_000_₸'],
  ['us', '$5,000_– $8,000'],
  ['mx', 'M$5,000_– M$8,000'],
])('formatMoneyRange writes the sign of %s once behind both amounts, or before each: %s', (code, shown) => {
  const edition = editionOf(code)
  expect(formatMoneyRange(5000, 8000, edition, edition.locales[0]).replaceAll('\u00a0', '_')).toBe(shown)
})
