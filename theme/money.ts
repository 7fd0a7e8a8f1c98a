import type { Edition } from '../editions/types.ts'

type NumberStyle = Pick<Edition, 'decimalMark'>
type MoneyStyle = Pick<Edition, 'currencySign' | 'signFirst' | 'decimalMark'>

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** Parts thousands by a no-break space: `1250000` is `1 250 000`. */
export const groupThousands = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)

/** A number with at most two decimals: `6000` is `6 000`, `10.5` is `10,50` where the mark is a comma. */
export function formatNumber(value: number, { decimalMark }: NumberStyle): string {
  const hundredths = Math.round(Math.abs(value) * 100)
  const rest = hundredths % 100
  const whole = groupThousands(Math.trunc(hundredths / 100))
  const minus = value < 0 && hundredths > 0 ? MINUS : ''
  return minus + whole + (rest ? decimalMark + String(rest).padStart(2, '0') : '')
}

/**
 * An amount in major units with the edition's sign where the edition puts it, never broken over lines.
 * `formatMoney(6000, kz)` is `6 000 ₸`, `formatMoney(-12.5, us)` is `−$12.50`, `formatMoney(300, mx)` is `M$300`.
 */
export function formatMoney(amount: number, edition: MoneyStyle): string {
  const text = formatNumber(amount, edition)
  if (!edition.signFirst) return text + NO_BREAK_SPACE + edition.currencySign
  return text.startsWith(MINUS) ? MINUS + edition.currencySign + text.slice(1) : edition.currencySign + text
}
