import { timeIntervals } from '../../schemas/order-options.ts'
import type { PackageSize } from '../../schemas/packages.ts'
import { idsOf, type Values } from '../forms/values.ts'
import type { Circumstances } from '../requests/circumstances.ts'
import { schoolContactOf } from '../requests/school-request-of.ts'
import { chosenOf, type PackageOffer } from './offer.ts'

/** The form's own fields, in the order of its two screens. */
export const packageFields = [
  ['kind', 'package_base', 'package_advanced'],
  ['lesson', 'time_intervals', 'client_name', 'phone_default_country_code', 'phone_plain', 'email', 'privacy'],
] as const

/** What the form sends: the package for a subject, and a level of it, that it is sold for (spec: decisions SCH-1, SCH-8). */
export function packageRequestOf(values: Values, offer: PackageOffer, circumstances: Circumstances) {
  const bought = chosenOf(values, offer)
  const [lesson_id, level_id] = (values.lesson ?? '').split('-').map(Number)
  const lesson = bought?.sold.lessons.find(({ id }) => id === lesson_id)
  return {
    tutor_id: offer.tutor.id,
    package_id: (bought?.chosen.size ?? 1) as PackageSize,
    lesson_id: lesson?.id ?? 0,
    level_id: lesson?.levels.find(({ id }) => id === level_id)?.id ?? null,
    time_intervals: timeIntervals.filter((interval) => idsOf(values.time_intervals).includes(interval)),
    ...schoolContactOf(values, circumstances),
  }
}
export type PackageRequest = ReturnType<typeof packageRequestOf>
