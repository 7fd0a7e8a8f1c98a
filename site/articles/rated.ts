import type { Rating } from '../../schemas/index.ts'
import type { FormState } from '../page.ts'

/** The mark that a form brings; null for none. */
export const givenMark = ({ rating = '' }: Readonly<Record<string, string>>): number | null => (/^[1-5]$/.test(rating) ? Number(rating) : null)

type Answer = { status: 'success'; data: { rating: Rating } } | { status: 'fail' }

/** What the article's page says of a mark that was given; the figures in it are younger than those of the page. */
export function ratedIn(answer: Answer | null, rating?: number): FormState {
  if (answer?.status !== 'success') return { values: {}, errors: { rating: 'failed' } }
  const { avg, count } = answer.data.rating
  return { values: { rating: String(rating), avg: String(avg ?? ''), count: String(count) }, errors: {} }
}

/** The figures that an article shows: those after the reader's own mark, where one was just given. */
export const figuresOf = (rating: Rating, form: FormState | undefined): Rating =>
  form?.values.count ? { avg: form.values.avg ? Number(form.values.avg) : null, count: Number(form.values.count) } : rating
