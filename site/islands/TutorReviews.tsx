import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { newestFirst } from '../tutors/newest-first.ts'
import styles from '../tutors/profile/ProfileReviews.module.css'
import { type Review, ReviewEntry } from '../tutors/ReviewEntry.tsx'
import { FIRST, nextStep } from '../tutors/review-steps.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'

interface Props {
  tutor: { id: number; name: string }
  /** How many reviews there are, and how many of them came with the page in `#reviews-list`. */
  total: number
  delivered: number
  /** The list is marked hidden to assistive technology. */
  hidden: boolean
}

/** Shows more of the reviews that came with the page, then asks for those that did not (spec: public 2.15, decisions TUT-21). */
export default function TutorReviews({ tutor, total, delivered, hidden }: Props) {
  const { language } = useSite()
  const t = useTexts('reviews')
  const [shown, setShown] = useState(FIRST)
  const [later, setLater] = useState<readonly Review[]>([])
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const next = nextStep(shown, total)

  useEffect(() => {
    const list = document.getElementById('reviews-list')
    if (!list) return
    list.dataset.shown = String(shown)
    for (const [at, item] of [...list.children].entries()) (item as HTMLElement).hidden = at >= shown
  }, [shown])

  const more = async () => {
    if (next > delivered + later.length) {
      setState('busy')
      const answer = await api.post('/client/tutor/reviews', { tutor_id: tutor.id, lang: language, limit: next })
      if (answer.status === 'fail') return setState('failed')
      setLater(newestFirst(answer.data.order_reviews.reviews).slice(delivered))
      setState('ready')
    }
    setShown(next)
  }
  const less = () => {
    setShown(FIRST)
    document.getElementById('users_reviews')?.scrollIntoView()
  }

  const asked = later.slice(0, Math.max(0, shown - delivered))
  return (
    <>
      {asked.length > 0 && (
        <ul className={styles.list} data-shown aria-hidden={hidden || undefined}>
          {asked.map((review) => (
            <li key={review.id}>
              <ReviewEntry review={review} tutor={tutor.name} />
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <div role="alert">
          <FieldError>{t.failed}</FieldError>
        </div>
      )}
      <div className={styles.actions}>
        {next > shown && (
          <Button look="line" busy={state === 'busy'} onClick={more}>
            {fill(t.more, { count: next - shown })}
          </Button>
        )}
        {shown > FIRST && (
          <Button look="bare" onClick={less}>
            {t.less}
          </Button>
        )}
      </div>
    </>
  )
}
