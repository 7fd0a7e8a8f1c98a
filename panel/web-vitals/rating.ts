import { VITAL_LIMITS, type Vital } from '../../schemas/web-vital-terms.ts'

/** How good a value of a metric is. */
export function ratingOf(name: Vital, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = VITAL_LIMITS[name]
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
}
