import type { Language } from '../editions/language-table.ts'
import { numberMarks } from '../editions/languages.ts'
import type { Edition } from '../editions/types.ts'

type Marked = Pick<Edition, 'numberMarks'>
export type MoneyStyle = Marked & Pick<Edition, 'currencySign' | 'signFirst'>

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** Parts the thousands of a whole number: `1250000` is `1 250 000`, in English `1,250,000`. */
export const groupThousands = (whole: number, edition: Marked, language: Language): string =>
  partThousands(whole, numberMarks(edition, language).thousands)

/** The same with the mark at hand. */
export const partThousands = (whole: number, mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)

/** A number with at most two decimals: `6000` is `6 000`, `10.5` is `10,50` where the mark is a comma. */
export function formatNumber(value: number, edition: Marked, language: Language): string {
  const { decimal, thousands } = numberMarks(edition, language)
  const hundredths = Math.round(Math.abs(value) * 100)
  const rest = hundredths % 100
  const whole = partThousands(Math.trunc(hundredths / 100), thousands)
  const minus = value < 0 && hundredths > 0 ? MINUS : ''
  return minus + whole + (rest ? decimal + String(rest).padStart(2, '0') : '')
}

/**
 * An amount in major units with the edition's sign where the edition puts it, never broken over lines.
 * `formatMoney(6000, kz, 'ru')` is `6 000 ₸`, `formatMoney(-1200.5, us, 'en')` is `−$1,200.50`, `formatMoney(300, mx, 'es')` is `M$300`.
 */
export function formatMoney(amount: number, edition: MoneyStyle, language: Language): string {
  const text = formatNumber(amount, edition, language)
  if (!edition.signFirst) return text + NO_BREAK_SPACE + edition.currencySign
  return text.startsWith(MINUS) ? MINUS + edition.currencySign + text.slice(1) : edition.currencySign + text
}
