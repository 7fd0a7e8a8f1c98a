import type { Edition } from '../../editions/index.ts'
import type { OrderForStaff } from '../../schemas/index.ts'

type Owed = Pick<OrderForStaff, 'commission' | 'rate' | 'kind' | 'appointed_tutors'>
type Rules = Pick<Edition, 'commissionMinimum' | 'priceStep'>

/**
 * What the commission rests on, for showing how it came about: a price, the edition's minimum, nothing to pay, or no price yet. A price that does not lead to the
 * sum (the tutor asks another for this subject) is left unsaid. `{ price: 7000 }` for 14 000 at twice a price of 7 000 (spec: decisions ORD-14).
 */
export function commissionBasis({ commission, rate, kind, appointed_tutors }: Owed, { commissionMinimum, priceStep }: Rules) {
  const tutor = appointed_tutors.find(({ state }) => state === 'appointed')
  const { sum, factor } = commission
  if (sum === 0) return tutor || rate || kind === 'school' ? 'free' : 'unknown'
  const price = (rate ?? tutor?.rate)?.id
  if (price !== undefined && Math.ceil((price * Math.round(factor * 10)) / (priceStep * 10)) * priceStep === sum) return { price }
  return sum === commissionMinimum ? 'minimum' : 'given'
}
