import type { TutorCard } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { plural } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import look from '../ui/Rating.module.css'
import { Rating } from '../ui/Rating.tsx'
import { ProfileLink } from './ProfileLink.tsx'

/** Mean mark and number of reviews, or that there are none yet; nothing where staff hide them. */
export function TutorRating({
  tutor,
  opens,
}: {
  tutor: TutorCard /** Leads to the reviews; the list's island opens them over the page. */
  opens?: boolean
}) {
  const { edition, language } = useSite()
  const t = useTexts('common')
  const { average_rating_reviews: mean, reviews_count } = tutor
  if (tutor.hide_reviews) return null
  if (mean === null || reviews_count === 0) return <span className="s soft">{t.no_reviews}</span>
  const mark = formatMark(mean, edition, language)
  const count = plural(t.reviews, reviews_count, edition, language)
  if (!opens) return <Rating mark={mark} count={count} />
  return (
    <ProfileLink tutor={tutor} hash="#users_reviews" className={look.root} data-reviews="">
      <Icon d={icons.star} fill />
      <b>{mark}</b>
      <u>{count}</u>
    </ProfileLink>
  )
}
