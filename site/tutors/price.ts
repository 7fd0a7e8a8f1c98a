import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import type { TutorCard } from '../../schemas/tutors.ts'
import { formatMoney } from '../../theme/money.ts'

/** A tutor of the partner school (spec: public 4, status 6). */
export const isSchoolTutor = ({ status }: Pick<TutorCard, 'status'>): boolean => status === TUTOR_STATUS.school

type Priced = Pick<TutorCard, 'status' | 'rate' | 'school_rates'>

/**
 * A tutor's price in whole currency units: of an hour the rate's own id, of a school tutor's lesson the first school rate, or the
 * edition's fallback; null when there is none (spec: public 4, status 6; decisions ORD-18).
 */
export function hourlyPrice(tutor: Priced, edition: Pick<SiteEdition, 'schoolRates'>): number | null {
  if (!isSchoolTutor(tutor)) return tutor.rate?.id ?? null
  return tutor.school_rates.base[0] ?? tutor.school_rates.advanced[0] ?? edition.schoolRates?.base[0] ?? null
}

/** What a tutor's price is for: `/hour`, of a school tutor `/lesson`. */
export const priceUnit = (tutor: Pick<TutorCard, 'status'>, { per_hour, per_lesson }: Readonly<Record<'per_hour' | 'per_lesson', string>>): string =>
  isSchoolTutor(tutor) ? per_lesson : per_hour

/** A rate as it is shown, its amount apart from what it is for: `6 000 ₸` and `/hour`. */
export function rateParts({ id, name }: { id: number; name: string }, edition: SiteEdition, language: Language): { amount: string; unit: string } {
  const amount = formatMoney(id, edition, language)
  return { amount, unit: name.startsWith(amount) ? name.slice(amount.length) : '' }
}

/** `hourlyPrice` as it is shown, `6 000 ₸`. */
export function shownPrice(tutor: Priced, edition: SiteEdition, language: Language): string | null {
  const price = hourlyPrice(tutor, edition)
  return price === null ? null : formatMoney(price, edition, language)
}
