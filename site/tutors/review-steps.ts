import type { TutorProfile } from '../../schemas/index.ts'
import { newestFirst } from './newest-first.ts'

/** Reviews that a profile shows at first, and how many every "more" adds (spec: public 9, tutor profile and cards). */
export const FIRST = 4
const STEP = 10

/** The server gives no more at once (spec: decisions TUT-21). */
const MOST = 200

/** How many are shown after the next "more"; the same number when there are no others. */
export const nextStep = (shown: number, total: number): number => Math.max(shown, Math.min(shown + STEP, total, MOST))

type Reviews = TutorProfile['order_reviews']['reviews']

/** A profile with as many of its reviews as it shows at first, the newest of them first; or of others, so many. */
export const withReviews = <T extends TutorProfile>(profile: T, reviews: Reviews = profile.order_reviews.reviews, count = FIRST): T => ({
  ...profile,
  order_reviews: { ...profile.order_reviews, reviews: newestFirst(reviews).slice(0, count) },
})

/** How many an address asks for, `?reviews=14`: the first ones and whole steps; anything else are the first ones. */
export const stepAsked = (text = ''): number => {
  const asked = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return asked > FIRST && asked <= MOST ? asked : FIRST
}
