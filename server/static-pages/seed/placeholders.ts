import { type Edition, type Language, localePrefix, numberMarks } from '../../../editions/index.ts'
import { clockTime, formatLongDate, hoursText } from '../../../theme/dates.ts'
import { formatMoney } from '../../../theme/money.ts'
import { showPhone } from '../../../theme/shown-phone.ts'
import { commissionOf } from '../../orders/commission.ts'

/** Day of the present wording, noon UTC, so that it is the same day in every edition. */
const WORDED_AT = Date.UTC(2026, 10, 2, 12) / 1000

const TWICE_A_WEEK = 2

/** A usual price and the commission of an order at it, as the pages explain the rule by example (ORD-14). */
function example(edition: Edition) {
  const price = edition.ratePoints[Math.floor(edition.ratePoints.length / 3)] ?? edition.commissionMinimum
  return { price, commission: commissionOf({ price, regularity: TWICE_A_WEEK }, edition).sum }
}

/** What each `{placeholder}` of a page stands for in an edition and language; plain text, not HTML. */
export function placeholders(edition: Edition, language: Language) {
  const root = localePrefix(edition, language)
  const sample = example(edition)
  const money = (amount: number) => formatMoney(amount, edition, language)
  const factor = (regularity: 0 | 1 | 2 | 3 | 4) => String(edition.commissionFactors[regularity]).replace('.', numberMarks(edition, language).decimal)
  const phones = edition.supportPhones.map((phone) => showPhone(phone, edition))
  return {
    brand: 'Docento',
    site: edition.domain,
    support_email: edition.supportEmail,
    support_phone: phones[0] ?? '',
    support_phones: phones.join(', '),
    hours_weekdays: hoursText(edition.workingHours.weekdays, edition),
    hours_weekend: hoursText(edition.workingHours.weekend, edition),
    currency: edition.currency,
    tax_percent: String(edition.taxPercent),
    commission_minimum: money(edition.commissionMinimum),
    price_step: money(edition.priceStep),
    factor_one: factor(4),
    factor_weekly: factor(1),
    factor_twice: factor(2),
    factor_often: factor(3),
    due_days: String(edition.paymentDeadlineDays),
    day_end: clockTime(23, 59, edition),
    example_price: money(sample.price),
    example_commission: money(sample.commission),
    top_up_min: money(edition.topUp.min),
    top_up_max: money(edition.topUp.max),
    top_7_days: money(edition.topPrices[0]),
    top_14_days: money(edition.topPrices[1]),
    top_30_days: money(edition.topPrices[2]),
    updated: formatLongDate(WORDED_AT, edition, language),
    root,
    catalog_link: `${root}/${edition.catalogAlias}/`,
    offer_link: root + edition.legalLinks.offer,
    client_offer_link: root + edition.legalLinks.clientOffer,
    privacy_link: root + edition.legalLinks.privacy,
  }
}

export type Placeholder = keyof ReturnType<typeof placeholders>
