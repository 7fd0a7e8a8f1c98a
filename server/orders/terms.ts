import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { IN_WORK, TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { tutorLessons, tutors } from '../tutors/table.ts'
import { commissionOf } from './commission.ts'
import type { Order } from './rows.ts'

/** A tutor's side of orders: what they ask for an hour, and what they would owe. */
export interface Terms {
  /** What they ask for an hour of the first of these subjects that they teach, as `askedPrice` finds it when they are appointed. */
  rate: (lesson_ids: readonly number[]) => number | null
  /** While nobody is appointed by the order's price, the one they `named`, or their own, the minimum without any; afterwards what the order carries. */
  commission: (order: Order, lesson_ids: readonly number[], named?: number | null) => ReturnType<typeof commissionOf>
}

/** Reads them once for all orders of a list. */
export async function termsOf(db: Reader, tutor_id: number, edition: Edition): Promise<Terms> {
  const [[tutor], lessonRates] = await Promise.all([
    db.select({ status: tutors.status, toggles: tutors.toggles, rate_id: tutors.rate_id }).from(tutors).where(eq(tutors.id, tutor_id)),
    db.select({ lesson_id: tutorLessons.lesson_id, rate_id: tutorLessons.rate_id }).from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id)),
  ])
  const rates = new Map(lessonRates.map(({ lesson_id, rate_id }) => [lesson_id, rate_id]))
  const rate: Terms['rate'] = (lesson_ids) => rates.get(lesson_ids.find((id) => rates.has(id)) ?? 0) ?? tutor?.rate_id ?? null
  return {
    rate,
    commission(order, lesson_ids, named = null) {
      if (!IN_WORK.includes(order.status)) return { sum: order.commission_sum, factor: order.commission_factor }
      const free = order.kind === 'school' || tutor?.status === TUTOR_STATUS.school || tutor?.toggles.free_orders === true
      return commissionOf({ price: order.rate_id ?? named ?? rate(lesson_ids) ?? 0, regularity: order.class_regularity, free }, edition)
    },
  }
}
