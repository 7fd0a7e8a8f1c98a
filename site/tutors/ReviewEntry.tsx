import type * as z from 'zod/mini'
import type { Reviews } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { taughtText } from '../orders/names.ts'
import styles from './ReviewEntry.module.css'
import { StarBar } from './StarBar.tsx'

export type Review = z.output<typeof Reviews>['reviews'][number]

interface Props {
  review: Review
  /** `{mark} out of 5`. */
  markOf: string
  /** When it was written, in words; left out where space is short. */
  date?: string
  /** Who answers. */
  tutor?: string
}

/** Author, bar with the mark, text, and the tutor's answer (spec: public 2.14, 3 review). */
export const ReviewEntry = ({ review, markOf, date, tutor }: Props) => (
  <article className="col snug">
    <p className="row">
      <b>{review.author}</b>
      <StarBar mark={review.mark} label={fill(markOf, { mark: review.mark })} />
      {date && <span className="s soft push">{date}</span>}
    </p>
    {tutor && <p className="s soft">{taughtText(review.lessons, review.levels)}</p>}
    <p className="read">{review.text}</p>
    {tutor && review.response && (
      <p className={`${styles.response} s soft`}>
        <b>{tutor}:</b> {review.response}
      </p>
    )}
  </article>
)
