import type { Catalogue } from '../../../schemas/index.ts'
import { formatMark } from '../../../theme/marks.ts'
import { fill, plural } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { Rating } from '../../ui/Rating.tsx'
import styles from './Said.module.css'

/** Of the six that the call tells; the page’s HTML has no room for more. */
const DRAWN = 4

/** The newest good reviews of tutors of the list (spec: public 2.11, orders reviews; decisions CAT-13). */
export function Said({ blocks: { orders_reviews: reviews, reviews_stats: stats } }: { blocks: Catalogue['optional_blocks'] }) {
  const { edition, language } = useSite()
  const { said: t } = useTexts('catalogue')
  const common = useTexts('common')
  if (reviews.length === 0) return null
  const mark = (mean: number) => formatMark(mean, edition, language)
  return (
    <section className="col" aria-labelledby="said">
      <div className="row">
        <h2 id="said">{t.title}</h2>
        {stats && (
          <p className="s soft push">
            {fill(t.stats, { mark: mark(stats.avr_mark), count: plural(common.reviews, stats.count, edition, language) })}
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {reviews.slice(0, DRAWN).map((review) => (
          <li key={`${review.tutor_id}-${review.date}`} className="col snug">
            <blockquote>{review.review_text}</blockquote>
            <p className="row s soft">
              <b>{review.client_name}</b>
              <Rating mark={review.mark} />
              <span>
                {review.tutor_avg_review_rate === null
                  ? fill(t.about, { name: review.tutor_name })
                  : fill(t.about_mark, { name: review.tutor_name, mark: mark(review.tutor_avg_review_rate) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
