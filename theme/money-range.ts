import type { Language } from '../editions/language-table.ts'
import { formatMoney, formatNumber, type MoneyStyle } from './money.ts'

/** From one amount to another: `5 000 – 8 000 ₸`; a sign that stands first stands before both, `$25 – $50`. No line begins with the dash. */
export function formatMoneyRange(from: number, to: number, edition: MoneyStyle, language: Language): string {
  const first = edition.signFirst ? formatMoney(from, edition, language) : formatNumber(from, edition, language)
  return `${first}\u00a0– ${formatMoney(to, edition, language)}`
}
