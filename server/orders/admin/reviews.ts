import type { setReview, setReviewResponse } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { changeAsStaff } from './change-as-staff.ts'

/** Open in status 7 once there is a mark (spec: back-office 4.4). */
export const review = (context: Context, { order_id, review_mark, review_text }: Input<typeof setReview>) =>
  changeAsStaff(context, 'set_review', order_id, { input: { review: { mark: review_mark, text: review_text } } })

/** Open in status 7 with a written review (spec: back-office 4.4). */
export const reviewResponse = (context: Context, { order_id, review_response_text }: Input<typeof setReviewResponse>) =>
  changeAsStaff(context, 'set_review_response', order_id, { input: { response: review_response_text } })
