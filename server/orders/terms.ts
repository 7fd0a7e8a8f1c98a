import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { STATUS, TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { tutorLessons, tutors } from '../tutors/table.ts'
import { commissionOf } from './commission.ts'
import type { Order } from './rows.ts'

/** A tutor's side of orders: what they ask for an hour, and what they would owe. */
export interface Terms {
  /** Their price of a subject, else their price. */
  rate: (lesson_id: number | undefined) => number | null
  /** While nobody is appointed by the order's price, the one they `named`, or their own, the minimum without any; afterwards what the order carries. */
  commission: (order: Order, lesson_id: number | undefined, named?: number | null) => ReturnType<typeof commissionOf>
}

export async function termsOf(db: Reader, tutor_id: number, edition: Edition): Promise<Terms> {
  const [[tutor], lessonRates] = await Promise.all([
    db.select({ status: tutors.status, toggles: tutors.toggles, rate_id: tutors.rate_id }).from(tutors).where(eq(tutors.id, tutor_id)),
    db.select({ lesson_id: tutorLessons.lesson_id, rate_id: tutorLessons.rate_id }).from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id)),
  ])
  const isOpen = (order: Order) => order.status === STATUS.new || order.status === STATUS.processing || order.status === STATUS.potential
  const rate: Terms['rate'] = (lesson_id) => lessonRates.find((one) => one.lesson_id === lesson_id)?.rate_id ?? tutor?.rate_id ?? null
  return {
    rate,
    commission(order, lesson_id, named = null) {
      if (!isOpen(order)) return { sum: order.commission_sum, factor: order.commission_factor }
      const free = order.kind === 'school' || tutor?.status === TUTOR_STATUS.school || tutor?.toggles.free_orders === true
      return commissionOf({ price: order.rate_id ?? named ?? rate(lesson_id) ?? 0, regularity: order.class_regularity, free }, edition)
    },
  }
}
