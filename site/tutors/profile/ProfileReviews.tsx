import type { TutorProfile } from '../../../schemas/index.ts'
import { FIRST_REVIEWS } from '../../../schemas/review-terms.ts'
import { isSchoolTutor } from '../../../schemas/tutor-price.ts'
import { formatMark } from '../../../theme/marks.ts'
import { groupThousands } from '../../../theme/money.ts'
import { fill, plural } from '../../../theme/words.ts'
import { TutorReviews } from '../../behaviours/index.ts'
import { useSite, useTexts } from '../../site.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { distribution } from '../marks.ts'
import { ReviewEntry } from '../ReviewEntry.tsx'
import { nextStep } from '../review-steps.ts'
import styles from './ProfileReviews.module.css'

/**
 * The mean, how the marks are spread, and what was written, newest first. The list of a school tutor is marked hidden to assistive
 * technology, the figures are not (spec: public 2.15, 4 status 6; decisions WEB-13).
 */
export function ProfileReviews({ tutor }: { tutor: TutorProfile }) {
  const { edition, language } = useSite()
  const t = useTexts('tutors')
  const common = useTexts('common')
  const { total_count, avr_mark, reviews_count_by_mark, reviews } = tutor.order_reviews
  const words = useTexts('reviews')
  const next = nextStep(reviews.length, total_count)
  return (
    <section id="users_reviews" className="col" aria-labelledby="reviews-title">
      <h2 id="reviews-title" tabIndex={-1}>
        {t.reviews}
      </h2>
      {avr_mark === null || total_count === 0 ? (
        <p className="soft">{common.no_reviews}</p>
      ) : (
        <>
          <div className={styles.figures}>
            <p className={styles.mean}>
              <b>{formatMark(avr_mark, edition, language)}</b>{' '}
              <span className="soft nowrap">{plural(common.reviews, total_count, edition, language)}</span>
            </p>
            <div className={`${styles.bars} num`}>
              {distribution(reviews_count_by_mark).map(({ mark, count }) => [
                <span key={mark} aria-hidden="true">
                  {mark}
                </span>,
                <Bar key={`${mark} bar`} max={total_count} value={count} label={words.mark.replace('{mark}', String(mark))} />,
                <span key={`${mark} count`} className="soft">
                  {groupThousands(count, edition, language)}
                </span>,
              ])}
            </div>
          </div>
          <ul id="reviews-list" className={styles.list} aria-hidden={isSchoolTutor(tutor) || undefined}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} tutor={tutor.name} />
              </li>
            ))}
          </ul>
          {reviews.length > 0 && total_count > FIRST_REVIEWS && (
            <TutorReviews tutor={{ id: tutor.id, name: tutor.name }} total={total_count} more={words.more}>
              <div role="alert">
                <div hidden>
                  <FieldError>{words.failed}</FieldError>
                </div>
              </div>
              <div className={styles.actions}>
                <LinkButton look="line" href={`?reviews=${next}#users_reviews`} rel="nofollow" hidden={next === reviews.length}>
                  {fill(words.more, { count: next - reviews.length })}
                </LinkButton>
                <Button look="bare" hidden={reviews.length <= FIRST_REVIEWS}>
                  {words.less}
                </Button>
              </div>
            </TutorReviews>
          )}
        </>
      )}
    </section>
  )
}
