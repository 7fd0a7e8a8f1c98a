import type { Edition } from '../../editions/index.ts'

type Rules = Pick<Edition, 'commissionFactors' | 'commissionMinimum' | 'priceStep'>

/**
 * What the tutor pays for an order, in whole currency units: price of an hour times the factor of its regularity, rounded up to the edition's step, at least its
 * minimum. Free orders (school tutors, school orders, staff's switch) cost 0, and so does one that has no tutor and no price yet (spec: decisions ORD-14).
 * `commissionOf({ price: 6000, regularity: 4 }, kz)` is `{ sum: 3000, factor: 0.5 }`.
 */
export function commissionOf({ price, regularity, free = false }: { price: number | null; regularity: number; free?: boolean }, edition: Rules) {
  const factor = edition.commissionFactors[regularity as 0 | 1 | 2 | 3 | 4] ?? 1
  if (free || price === null) return { sum: 0, factor }
  // Tenths, so that 0.5 and 1.5 are whole numbers.
  const tenths = price * Math.round(factor * 10)
  const steps = Math.ceil(tenths / (edition.priceStep * 10))
  return { sum: Math.max(edition.commissionMinimum, steps * edition.priceStep), factor }
}
