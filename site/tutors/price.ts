import type { Edition } from '../../editions/types.ts'
import type { TutorCard } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'

/** A tutor of the partner school (spec: public 4, status 6). */
export const isSchoolTutor = ({ status, status_code }: Pick<TutorCard, 'status' | 'status_code'>): boolean => status === 6 || status_code === 410

type Priced = Pick<TutorCard, 'status' | 'status_code' | 'rate' | 'school_rates'>

/**
 * A tutor's price for one hour in whole currency units: the rate's own id, for a school tutor the first school rate, or the edition's
 * fallback; null when there is none (spec: public 4, status 6; decisions ORD-18).
 */
export function hourlyPrice(tutor: Priced, edition: Edition): number | null {
  if (!isSchoolTutor(tutor)) return tutor.rate?.id ?? null
  return tutor.school_rates.base[0] ?? tutor.school_rates.advanced[0] ?? edition.schoolRates?.base[0] ?? null
}

/** `hourlyPrice` as it is shown, `6 000 ₸`. */
export function shownPrice(tutor: Priced, edition: Edition): string | null {
  const price = hourlyPrice(tutor, edition)
  return price === null ? null : formatMoney(price, edition)
}
