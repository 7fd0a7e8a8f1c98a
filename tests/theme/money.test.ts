import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'

/** No-break spaces are written as `_`, so that a table shows them. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

describe('formatMoney', () => {
  test.each([
    ['kz', 6000, '6_000_₸'],
    ['kz', 0, '0_₸'],
    ['kz', 1_250_000, '1_250_000_₸'],
    ['kz', -300, '−300_₸'],
    ['ua', 268.5, '268,50_₴'],
    ['pl', 99.999, '100_zł'],
    ['pl', 0.05, '0,05_zł'],
    ['es', 20, '20_€'],
    ['us', 1000, '$1,000'],
    ['us', 1_250_000.5, '$1,250,000.50'],
    ['mx', 12_500, 'M$12,500'],
    ['es', 12_500, '12.500_€'],
    ['es', 1250.5, '1.250,50_€'],
    ['us', 12.5, '$12.50'],
    ['us', -12.5, '−$12.50'],
    ['in', 100, '$100'],
    ['mx', 300, 'M$300'],
  ])('%s writes %d as %s', (code, amount, shown) => {
    const edition = editionOf(code)
    expect(seen(formatMoney(amount, edition, edition.locales[0]))).toBe(shown)
  })

  test('English pages of ua write amounts as English does', () => expect(seen(formatMoney(1268.5, editionOf('ua'), 'en'))).toBe('1,268.50_₴'))
})

test.each([
  [0.1 + 0.2, '0,30'],
  [-0.001, '0'],
  [999_999.995, '1_000_000'],
])('formatNumber rounds %d to hundredths: %s', (value, shown) => expect(seen(formatNumber(value, editionOf('kz'), 'ru'))).toBe(shown))
