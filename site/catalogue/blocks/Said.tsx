import type { Catalogue } from '../../../schemas/index.ts'
import { formatMark } from '../../../theme/marks.ts'
import { fill, plural } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { useOwnLang } from '../../tutors/own-words.ts'
import { ProfileLink } from '../../tutors/ProfileLink.tsx'
import { Rating } from '../../ui/Rating.tsx'
import styles from './Said.module.css'

/** Of the six that the call tells; the page’s HTML has no room for more. */
const DRAWN = 4

type Review = Catalogue['optional_blocks']['orders_reviews'][number]

/** The newest good reviews of tutors of the list (spec: public 2.11, orders reviews; decisions CAT-13). */
export function Said({ blocks: { orders_reviews: reviews, reviews_stats: stats } }: { blocks: Catalogue['optional_blocks'] }) {
  const { edition, language } = useSite()
  const { said: t } = useTexts('catalogue')
  const { all_reviews } = useTexts('main')
  const href = useHref()
  const common = useTexts('common')
  const ownLang = useOwnLang()
  if (reviews.length === 0) return null
  const mark = (mean: number) => formatMark(mean, edition, language)
  return (
    <section className="col" aria-labelledby="said">
      <div className="row">
        <h2 id="said">{t.title}</h2>
        <a className="push" href={href(`${pathTo('reviews')}?type=orders`)}>
          {all_reviews}
        </a>
      </div>
      {stats && (
        <p className="s soft">{fill(t.stats, { mark: mark(stats.avr_mark), count: plural(common.reviews, stats.count, edition, language) })}</p>
      )}
      <ul className={styles.list}>
        {reviews.slice(0, DRAWN).map((review) => (
          <li key={`${review.tutor_id}-${review.date}`} className="col snug">
            <blockquote lang={ownLang(review.lang)}>{review.review_text}</blockquote>
            <p className="row s soft">
              <b>{review.client_name}</b>
              <Rating mark={review.mark} />
              <About {...review} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tutor that a review is about, with their mean mark where it is known. */
function About({ tutor_id, tutor_name, tutor_status, tutor_avg_review_rate: mean }: Review) {
  const { edition, language } = useSite()
  const { said: t } = useTexts('catalogue')
  const [before, after = ''] = (mean === null ? t.about : t.about_mark).split('{name}')
  return (
    <span>
      {before}
      <ProfileLink tutor={{ id: tutor_id, status: tutor_status }}>{tutor_name}</ProfileLink>
      {mean === null ? after : fill(after, { mark: formatMark(mean, edition, language) })}
    </span>
  )
}
