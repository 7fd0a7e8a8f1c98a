import { formatMark } from '../../theme/marks.ts'
import { plural } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { Rating } from '../ui/Rating.tsx'

interface Props {
  mark: number | null
  count: number
  /** Staff hide the reviews: nothing is said of them. */
  isHidden: boolean
  /** Where the reviews are, if they have a place. */
  href?: string | null | undefined
}

/** Mean mark and number of reviews, or that there are none yet. */
export function MeanMark({ mark, count, isHidden, href }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('common')
  if (isHidden) return null
  if (mark === null || count === 0) return <span className="s soft">{t.no_reviews}</span>
  return <Rating mark={formatMark(mark, edition, language)} count={plural(t.reviews, count, edition, language)} href={href} />
}
