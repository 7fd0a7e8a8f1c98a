import { REVIEW, STATUS } from '../../../schemas/order-status.ts'
import { MOST_RESPONSES } from '../../../schemas/order-terms.ts'
import type { OrderForTutor } from '../../../schemas/orders.ts'

/** What an order waits for on a tutor's side (spec: decisions ORD-4, ORD-10, ORD-14). */
export type TutorStep =
  | 'personal'
  | 'potential'
  | 'full'
  | 'responded'
  | 'appointed'
  | 'pay'
  | 'overdue'
  | 'free'
  | 'paused'
  | 'paid'
  | 'requested'
  | 'reviewed'
  | 'answered'
  | 'refused'
  | 'over'
  | 'gone'
  | 'closed'

type Facts = Pick<
  OrderForTutor,
  'status' | 'review_status' | 'review_response_text' | 'responses_count' | 'actions' | 'first_class' | 'date_payment_deadline'
> & {
  commission: Pick<OrderForTutor['commission'], 'sum'>
  own: Pick<NonNullable<OrderForTutor['own']>, 'state'> | null
}

/** `now` in unix seconds. */
export function tutorStep(order: Facts, now: number): TutorStep {
  const { status, actions, own } = order
  if (actions.includes('respond_personal')) return 'personal'
  if (actions.includes('respond_potential')) return 'potential'
  if (own?.state === 'refused') return 'refused'
  if (own?.state === 'appointed') return appointedStep(order, now)
  if (status === STATUS.lost) return 'closed'
  const isWaiting = own?.state === 'asked' || own?.state === 'responded'
  if (isWaiting && status === STATUS.paused) return 'paused'
  if (own?.state === 'responded' && status <= STATUS.potential) return 'responded'
  if ((isWaiting || !own) && status === STATUS.potential && order.responses_count >= MOST_RESPONSES) return 'full'
  if (!own) return 'closed'
  // nobody else has it while one is looked for or it is the school's, nor perhaps while it stands still
  return own.state !== 'removed' && status >= STATUS.appointed && status !== STATUS.paused && status <= STATUS.paid ? 'over' : 'gone'
}

function appointedStep(order: Facts, now: number): TutorStep {
  switch (order.status) {
    case STATUS.waiting_pay:
      if (order.commission.sum === 0) return 'free'
      return (order.date_payment_deadline ?? now) < now ? 'overdue' : 'pay'
    case STATUS.paused:
      return 'paused'
    case STATUS.paid:
      if (order.review_status === REVIEW.written) return order.review_response_text ? 'answered' : 'reviewed'
      if (order.actions.includes('request_review')) return 'paid'
      return order.review_status === REVIEW.requested ? 'requested' : 'closed'
    case STATUS.lost:
      return 'closed'
    // appointed, or at the school, which costs no commission
    default:
      return order.first_class ? 'free' : 'appointed'
  }
}
