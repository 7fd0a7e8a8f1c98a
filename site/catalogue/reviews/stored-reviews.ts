import type * as z from 'zod/mini'
import { api } from '../../../data-providers/api.ts'
import type { Language } from '../../../editions/language-table.ts'
import type { Reviews } from '../../../schemas/index.ts'
import { session } from '../../browser/storage.ts'
import { newestFirst } from '../../tutors/newest-first.ts'

type Review = z.output<typeof Reviews>['reviews'][number]

/** Session key of a tutor's reviews (spec: public 2.13). */
const keyOf = (id: number) => `reviews_${id}`

const asked = new Map<number, Promise<Review[] | null>>()

async function load(id: number, lang: Language): Promise<Review[] | null> {
  const answer = await api.post('/client/tutor/reviews', { tutor_id: id, lang, limit: 10 })
  if (answer.status === 'fail') {
    asked.delete(id)
    return null
  }
  const reviews = newestFirst(answer.data.order_reviews.reviews)
  session.writeJson(keyOf(id), reviews)
  return reviews
}

/** What somebody else wrote there would break the popover. */
const areReviews = (kept: unknown): kept is Review[] =>
  Array.isArray(kept) && kept.every((one) => typeof one?.id === 'number' && ['author', 'mark', 'text'].every((name) => typeof one[name] === 'string'))

/** A tutor's ten newest reviews, asked for once a session; null when they can't be had now. */
export function reviewsOf(id: number, language: Language): Promise<Review[] | null> {
  const kept = session.readJson(keyOf(id))
  if (areReviews(kept)) return Promise.resolve(kept)
  const loading = asked.get(id) ?? load(id, language)
  asked.set(id, loading)
  return loading
}
