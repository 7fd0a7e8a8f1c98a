import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { hourlyPrice } from '../../schemas/tutor-price.ts'
import { formatMoney } from '../../theme/money.ts'

/** `hourlyPrice` as it is shown, `6 000 ₸`. */
export function shownPrice(tutor: Parameters<typeof hourlyPrice>[0], edition: SiteEdition, language: Language): string | null {
  const price = hourlyPrice(tutor, edition)
  return price === null ? null : formatMoney(price, edition, language)
}
