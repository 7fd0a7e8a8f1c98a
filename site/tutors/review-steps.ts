import type { TutorProfile } from '../../schemas/index.ts'
import { FIRST_REVIEWS, MORE_REVIEWS, MOST_REVIEWS } from '../../schemas/review-terms.ts'
import { newestFirst } from './newest-first.ts'

/** How many are shown after the next "more"; the same number when there are no others. */
export const nextStep = (shown: number, total: number): number => Math.max(shown, Math.min(shown + MORE_REVIEWS, total, MOST_REVIEWS))

type Reviews = TutorProfile['order_reviews']['reviews']

/** A profile with as many of its reviews as it shows at first, the newest of them first; or of others, so many. */
export const withReviews = <T extends TutorProfile>(profile: T, reviews: Reviews = profile.order_reviews.reviews, count = FIRST_REVIEWS): T => ({
  ...profile,
  order_reviews: { ...profile.order_reviews, reviews: newestFirst(reviews).slice(0, count) },
})

/** How many an address asks for, `?reviews=14`: the first ones and whole steps; anything else are the first ones. */
export const stepAsked = (text = ''): number => {
  const asked = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return asked > FIRST_REVIEWS && asked <= MOST_REVIEWS ? asked : FIRST_REVIEWS
}
