import { eq, sql } from 'drizzle-orm'
import { OPEN, TUTOR_STATUS } from '../../schemas/index.ts'
import { tutors } from '../tutors/table.ts'
import { askedPrice } from './asked-price.ts'
import { commissionOf } from './commission.ts'
import type { Change } from './pending-change.ts'

/**
 * The price is the order's rate; else the one that the appointed tutor named in their answer; else what they ask for its first subject. A tutor without any
 * pays the minimum. What is paid stays as it was (spec: decisions ORD-14).
 */
export async function recomputeCommission({ context, order, rows, to, patch }: Change) {
  if (!OPEN.includes(to)) return
  const row = rows.find(({ state }) => state === 'appointed')
  const [tutor] = await context.tx
    .select({
      status: tutors.status,
      free: sql<boolean>`coalesce((tutors.toggles ->> 'free_orders')::boolean, false)`,
      rate: askedPrice(order.id),
    })
    .from(tutors)
    .where(eq(tutors.id, row?.tutor_id ?? 0))
  const rate_id = patch.rate_id === undefined ? order.rate_id : patch.rate_id
  const price = rate_id ?? (tutor ? (row?.rate_id ?? tutor.rate ?? 0) : null)
  const free = (patch.kind ?? order.kind) === 'school' || tutor?.free === true || tutor?.status === TUTOR_STATUS.school
  const regularity = patch.class_regularity ?? order.class_regularity
  const { sum, factor } = commissionOf({ price, regularity, free }, context.edition)
  Object.assign(patch, { commission_sum: sum, commission_factor: factor })
}
