import { REVIEW, STATUS } from '../../../schemas/order-status.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'

/** What an order waits for on its client's side; those with a mark wait for the client (spec: decisions ORD-5, ORD-21). */
export type ClientStep = 'search' | 'asked' | 'answers' | 'agree' | 'lesson' | 'paused' | 'review' | 'thanks' | 'begun' | 'closed' | 'school'

type Facts = Pick<OrderForClient, 'status' | 'kind' | 'review_status' | 'first_class' | 'actions'> & {
  tutors: readonly Pick<OrderForClient['tutors'][number], 'state' | 'kind' | 'can_appoint'>[]
}

/** Whether it was paid before its first lesson, which the school may not have dated yet: until then there is nothing to review. */
export const isLessonAhead = ({ status, kind, review_status, first_class }: Omit<Facts, 'actions' | 'tutors'>, now: number): boolean =>
  status === STATUS.paid && (first_class ? first_class > now : kind === 'school' && review_status === REVIEW.none)

export function clientStep(order: Facts, now: number): ClientStep {
  const { status, review_status, actions, tutors } = order
  switch (status) {
    case STATUS.appointed:
      return 'agree'
    case STATUS.waiting_pay:
      return 'lesson'
    case STATUS.paused:
      return 'paused'
    case STATUS.paid:
      if (review_status === REVIEW.written) return 'thanks'
      if (isLessonAhead(order, now)) return order.first_class ? 'lesson' : 'school'
      return actions.includes('set_review') ? 'review' : 'begun'
    case STATUS.school_new:
    case STATUS.school_processing:
      return order.first_class ? 'lesson' : 'school'
    case STATUS.new:
    case STATUS.processing:
    case STATUS.potential:
      if (tutors.some(({ can_appoint }) => can_appoint)) return 'answers'
      return tutors.some(({ kind, state }) => kind === 'personal' && state === 'asked') ? 'asked' : 'search'
    default:
      return 'closed'
  }
}
