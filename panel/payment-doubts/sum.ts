import type { Edition } from '../../editions/index.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'

/** A sum of a bank; another currency than the edition's has its three letters. */
export const sumIn = (currency: string, sum: number, edition: Edition) =>
  currency === edition.currency
    ? formatMoney(sum, edition, edition.panelLanguage)
    : `${formatNumber(sum, edition, edition.panelLanguage)} ${currency}`
