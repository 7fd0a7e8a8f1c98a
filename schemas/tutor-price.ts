import { TUTOR_STATUS } from './tutor-status.ts'
import type { TutorCard } from './tutors.ts'

/** A tutor of the partner school (spec: public 4, status 6). */
export const isSchoolTutor = ({ status }: Pick<TutorCard, 'status'>): boolean => status === TUTOR_STATUS.school

/**
 * A tutor's price in whole currency units: of an hour the rate's own id, of a school tutor's lesson the first school rate, or the
 * edition's fallback; null when there is none (spec: public 4, status 6; decisions ORD-18).
 */
export function hourlyPrice(
  tutor: Pick<TutorCard, 'status' | 'rate' | 'school_rates'>,
  { schoolRates }: { schoolRates: { readonly base: readonly number[] } | null },
): number | null {
  if (!isSchoolTutor(tutor)) return tutor.rate?.id ?? null
  return tutor.school_rates.base[0] ?? tutor.school_rates.advanced[0] ?? schoolRates?.base[0] ?? null
}

/** What a tutor's price is for: `/hour`, of a school tutor `/lesson`. */
export const priceUnit = (tutor: Pick<TutorCard, 'status'>, { per_hour, per_lesson }: Readonly<Record<'per_hour' | 'per_lesson', string>>): string =>
  isSchoolTutor(tutor) ? per_lesson : per_hour
