import { RATING } from '../../schemas/content-limits.ts'
import type { Rating } from '../../schemas/index.ts'
import type { FormState } from '../page.ts'

type Answer = { status: 'success'; data: { rating: Rating } } | { status: 'fail' }

const [least, most] = RATING
const isMark = (text: string) => /^\d$/.test(text) && Number(text) >= least && Number(text) <= most

/** A reader's mark of an article by a form without script: the page is shown again, with younger figures or why the mark was not taken (spec: decisions CNT-4). */
export async function rated({ rating = '' }: Readonly<Record<string, string>>, give: (rating: number) => Promise<Answer>): Promise<FormState> {
  const answer = isMark(rating) ? await give(Number(rating)) : null
  if (answer?.status !== 'success') return { values: {}, errors: { rating: 'failed' } }
  const { avg, count } = answer.data.rating
  return { values: { rating, avg: String(avg ?? ''), count: String(count) }, errors: {} }
}

/** The figures that an article shows: those after the reader's own mark, where one was just given. */
export const figuresOf = (rating: Rating, form: FormState | undefined): Rating =>
  form?.values.count ? { avg: form.values.avg ? Number(form.values.avg) : null, count: Number(form.values.count) } : rating
