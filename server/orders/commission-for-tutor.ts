import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { STATUS, TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { tutorLessons, tutors } from '../tutors/table.ts'
import { commissionOf } from './commission.ts'
import type { Order } from './rows.ts'

type Commission = ReturnType<typeof commissionOf>

/** What an order would cost this tutor: while nobody is appointed by the price they named or ask for its first subject, afterwards what the order carries. */
export async function commissionForTutor(
  db: Reader,
  tutor_id: number,
  edition: Edition,
): Promise<(order: Order, lesson_id: number | undefined, named?: number | null) => Commission> {
  const [[tutor], lessonRates] = await Promise.all([
    db.select({ status: tutors.status, toggles: tutors.toggles, rate_id: tutors.rate_id }).from(tutors).where(eq(tutors.id, tutor_id)),
    db.select({ lesson_id: tutorLessons.lesson_id, rate_id: tutorLessons.rate_id }).from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id)),
  ])
  const isOpen = (order: Order) => order.status === STATUS.new || order.status === STATUS.processing || order.status === STATUS.potential
  return (order, lesson_id, named = null) => {
    if (!isOpen(order)) return { sum: order.commission_sum, factor: order.commission_factor }
    const own = named ?? lessonRates.find((one) => one.lesson_id === lesson_id)?.rate_id ?? tutor?.rate_id ?? null
    const free = order.kind === 'school' || tutor?.status === TUTOR_STATUS.school || tutor?.toggles.free_orders === true
    return commissionOf({ price: order.rate_id ?? own, regularity: order.class_regularity, free }, edition)
  }
}
