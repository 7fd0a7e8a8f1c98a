import { useTranslate } from 'react-admin'
import { topPlans } from '../../schemas/top-terms.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'

/** The plans of the edition with their days and prices, as choices (spec: decisions PAY-8). */
export function usePlans() {
  const translate = useTranslate()
  const edition = useEdition()
  return Object.values(topPlans).map((days, n) => ({
    id: n + 1,
    name: translate('tops.plan_of', { smart_count: days, price: formatMoney(edition.topPrices[n] ?? 0, edition, edition.panelLanguage) }),
  }))
}
