import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { formatMoney } from '../../theme/money.ts'

/** A rate as it is shown, its amount apart from what it is for: `6 000 ₸` and `/hour`. */
export function rateParts({ id, name }: { id: number; name: string }, edition: SiteEdition, language: Language): { amount: string; unit: string } {
  const amount = formatMoney(id, edition, language)
  return { amount, unit: name.startsWith(amount) ? name.slice(amount.length) : '' }
}
