import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { hourlyPrice } from '../../schemas/tutor-price.ts'
import { formatMoney } from '../../theme/money.ts'

/** A rate as it is shown, its amount apart from what it is for: `6 000 ₸` and `/hour`. */
export function rateParts({ id, name }: { id: number; name: string }, edition: SiteEdition, language: Language): { amount: string; unit: string } {
  const amount = formatMoney(id, edition, language)
  return { amount, unit: name.startsWith(amount) ? name.slice(amount.length) : '' }
}

/** `hourlyPrice` as it is shown, `6 000 ₸`. */
export function shownPrice(tutor: Parameters<typeof hourlyPrice>[0], edition: SiteEdition, language: Language): string | null {
  const price = hourlyPrice(tutor, edition)
  return price === null ? null : formatMoney(price, edition, language)
}
