import { type getTutorReviews, MOST_REVIEWS, TUTOR_STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { noReviews, reviewsOf } from '../tutors/reviews.ts'
import { viewingOf } from '../viewing.ts'
import { statusCodeOf } from './get.ts'
import { tutorRecord } from './profile.ts'

/** The newest reviews of a tutor whose profile is shown, or who looks at the own one before it is; robots get those of a school tutor as figures only (spec: decisions WEB-13). Throws `not_found` for all others. */
export async function getReviews(context: Context, { tutor_id, lang, limit, lesson_id, level_id }: Input<typeof getTutorReviews>) {
  const viewing = viewingOf(context, lang)
  const record = await tutorRecord(viewing, tutor_id)
  const isOwn = context.session?.tutor_id === tutor_id
  if (!record || (statusCodeOf(record.tutor) !== 200 && !isOwn)) throw new NotFound()
  if (record.tutor.toggles.hide_reviews) return { order_reviews: noReviews }
  const order_reviews = await reviewsOf(viewing, tutor_id, { limit: Math.min(limit, MOST_REVIEWS), lesson_id, level_id })
  const isHidden = context.isBot && record.tutor.status === TUTOR_STATUS.school
  return { order_reviews: isHidden ? { ...order_reviews, reviews: [] } : order_reviews }
}
