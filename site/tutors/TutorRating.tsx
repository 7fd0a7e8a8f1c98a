import type { TutorCard } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { plural } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import look from '../ui/Rating.module.css'
import { MeanMark } from './MeanMark.tsx'
import { ProfileLink } from './ProfileLink.tsx'

interface Props {
  tutor: TutorCard
  /** Leads to the reviews; the list's island opens them over the page. */
  opens?: boolean
}

/** The mean mark of a card. */
export function TutorRating({ tutor, opens }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('common')
  const { average_rating_reviews: mark, reviews_count: count } = tutor
  if (!opens || mark === null || count === 0) return <MeanMark mark={mark} count={count} isHidden={tutor.hide_reviews} />
  return (
    <ProfileLink tutor={tutor} hash="#users_reviews" className={look.root} data-reviews="">
      <Icon d={icons.star} fill />
      <b>{formatMark(mark, edition, language)}</b>
      <u>{plural(t.reviews, count, edition, language)}</u>
    </ProfileLink>
  )
}
