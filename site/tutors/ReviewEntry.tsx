import type * as z from 'zod/mini'
import type { Reviews } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { taughtText } from '../orders/names.ts'
import { useSite, useTexts } from '../site.ts'
import { useOwnLang } from './own-words.ts'
import styles from './ReviewEntry.module.css'
import { StarBar } from './StarBar.tsx'

export type Review = z.output<typeof Reviews>['reviews'][number]

interface Props {
  review: Review
  /** Who answers; left out where space is short, and with it the date and the subjects. */
  tutor?: string
}

/** Author, bar with the mark, text, and the tutor's answer (spec: public 2.14, 3 review). */
export function ReviewEntry({ review, tutor }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('reviews')
  return (
    <article className="col snug">
      <p className="row">
        <b>{review.author}</b>
        <StarBar mark={review.mark} label={fill(t.mark, { mark: review.mark })} />
        {tutor && <span className="s soft push">{formatLongDate(review.date, edition, language)}</span>}
      </p>
      {tutor && <p className="s soft">{taughtText(review.lessons, review.levels)}</p>}
      <p className={`${styles.text} read`} lang={useOwnLang()(review.lang)}>
        {review.text}
      </p>
      {tutor && review.response && (
        <p className={`${styles.response} s soft`}>
          <b>{tutor}:</b> {review.response}
        </p>
      )}
    </article>
  )
}
