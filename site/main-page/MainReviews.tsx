import type { Success } from '../../schemas/api.ts'
import type { getMainPage } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { useSite, useTexts } from '../site.ts'
import { useOwnLang } from '../tutors/own-words.ts'
import { ProfileLink } from '../tutors/ProfileLink.tsx'
import { Rating } from '../ui/Rating.tsx'
import styles from './MainReviews.module.css'

/** The newest good reviews, and of whom they are. */
export function MainReviews({ reviews }: { reviews: Success<typeof getMainPage>['reviews'] }) {
  const { edition, language } = useSite()
  const ownLang = useOwnLang()
  const [before, after] = useTexts('main').review_of.split('{name}')
  return (
    <ul className={styles.root}>
      {reviews.map(({ tutor_id, tutor_name, tutor_status, client_name, mark, review_text, date, lang }) => (
        <li key={`${tutor_id}-${date}`} className="col snug">
          <blockquote lang={ownLang(lang)}>{review_text}</blockquote>
          <div className="s soft">
            <p className="row">
              <b>{client_name}</b>
              <Rating mark={mark} />
            </p>
            <p>
              {before}
              <ProfileLink tutor={{ id: tutor_id, status: tutor_status }}>{tutor_name}</ProfileLink>
              {after}, <span className="nowrap">{formatLongDate(date, edition, language)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
