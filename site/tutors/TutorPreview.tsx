import type { TutorCard } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { reviewsWord } from '../../theme/words.ts'
import { isOpen, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Price } from '../ui/Price.tsx'
import { Rating } from '../ui/Rating.tsx'
import { shownPrice } from './price.ts'
import styles from './TutorPreview.module.css'

/** A tutor in a few lines, leading to the profile (spec: public 2.13, preview card). */
export function TutorPreview({ tutor, eager }: { tutor: TutorCard; eager?: boolean }) {
  const { edition } = useSite()
  const common = useTexts('common')
  const t = useTexts('main')
  const href = useHref()
  const price = shownPrice(tutor, edition)
  const profile = isOpen('tutor') ? href(pathTo('tutor', { id: tutor.id })) : null
  return (
    <article className={styles.root}>
      <Avatar src={tutor.avatar?.preview_url} size="xl" eager={eager ?? false} />
      <div className="col snug">
        <h3>{profile ? <a href={profile}>{tutor.name}</a> : tutor.name}</h3>
        {price && <Price amount={price} unit={common.per_hour} />}
        {tutor.average_rating_reviews !== null && tutor.reviews_count > 0 ? (
          <Rating
            mark={formatMark(tutor.average_rating_reviews, edition)}
            count={`${tutor.reviews_count} ${reviewsWord(common, tutor.reviews_count)}`}
          />
        ) : (
          <span className="s soft">{common.no_reviews}</span>
        )}
      </div>
      <p className={styles.about}>{tutor.short_description}</p>
      {profile && (
        <LinkButton look="soft" full className={styles.profile} href={profile} tabIndex={-1} aria-hidden="true">
          {t.profile}
        </LinkButton>
      )}
    </article>
  )
}
