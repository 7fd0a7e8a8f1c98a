import type { OrderForStaff } from '../../schemas/index.ts'
import { REVIEW, STATUS } from '../../schemas/order-life.ts'

type Reviewed = Pick<OrderForStaff, 'status' | 'review_status' | 'review_mark'>

/** The review can be edited only in status 7, with a mark, and without errors in its fields (spec: back-office 4.4). */
export const isReviewLocked = ({ status, review_mark }: Reviewed, hasErrors: boolean) => status !== STATUS.paid || !review_mark || hasErrors

/** The answer to it only in status 7, for a published review, and without errors in its fields (spec: back-office 4.4). */
export const isResponseLocked = ({ status, review_status }: Reviewed, hasErrors: boolean) =>
  status !== STATUS.paid || review_status !== REVIEW.written || hasErrors
