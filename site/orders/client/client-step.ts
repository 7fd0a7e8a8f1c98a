import { REVIEW, STATUS } from '../../../schemas/order-status.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'

/** What an order waits for on its client's side; those with a mark wait for the client (spec: decisions ORD-5, ORD-21). */
export type ClientStep = 'search' | 'asked' | 'answers' | 'agree' | 'lesson' | 'paused' | 'review' | 'thanks' | 'begun' | 'closed' | 'school'

type Facts = Pick<OrderForClient, 'status' | 'review_status' | 'actions'> & {
  tutors: readonly Pick<OrderForClient['tutors'][number], 'state' | 'kind' | 'can_appoint'>[]
}

export function clientStep({ status, review_status, actions, tutors }: Facts): ClientStep {
  switch (status) {
    case STATUS.appointed:
      return 'agree'
    case STATUS.waiting_pay:
      return 'lesson'
    case STATUS.paused:
      return 'paused'
    case STATUS.paid:
      if (review_status === REVIEW.written) return 'thanks'
      return actions.includes('set_review') ? 'review' : 'begun'
    case STATUS.school_new:
    case STATUS.school_processing:
      return 'school'
    case STATUS.new:
    case STATUS.processing:
    case STATUS.potential:
      if (tutors.some(({ can_appoint }) => can_appoint)) return 'answers'
      return tutors.some(({ kind, state }) => kind === 'personal' && state === 'asked') ? 'asked' : 'search'
    default:
      return 'closed'
  }
}
