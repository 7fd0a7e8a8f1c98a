import { expect, test } from 'vitest'
import { Candidate } from '../../../site/orders/client/Candidate.tsx'
import { ProfileTop } from '../../../site/tutors/profile/ProfileTop.tsx'
import { TutorRating } from '../../../site/tutors/TutorRating.tsx'
import { buildCard, buildProfile } from '../../build/catalogue-answer.ts'
import { tutorOnOrder } from '../../build/order-answers.ts'
import { renderIn } from '../in-site.tsx'

const none = { count_reviews: 0, reviews_count: 0, average_rating_reviews: null, avg_review_rate: null }
const order_reviews = { total_count: 0, avr_mark: null, reviews_count_by_mark: {}, reviews: [] }

test.each([
  ['a card', (hide_reviews: boolean) => <TutorRating tutor={buildCard({ ...none, hide_reviews })} />],
  ['a profile', (hide_reviews: boolean) => <ProfileTop tutor={buildProfile({ ...none, order_reviews, hide_reviews })} />],
  ['an order', (hide_reviews: boolean) => <Candidate tutor={tutorOnOrder({ ...none, hide_reviews })} />],
])('%s says that there are no reviews yet, unless staff hide them', (_, part) => {
  const said = (hidden: boolean) => renderIn(part(hidden)).container.textContent
  expect(said(false)).toContain('No reviews yet')
  expect(said(true)).not.toMatch(/review/i)
})
